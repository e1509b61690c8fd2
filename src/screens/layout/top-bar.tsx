import { LogOut } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { NavLink } from '../../ui/nav-link.tsx'
import { OfflineBadge } from '../../ui/offline-badge.tsx'
import { currentEntry, type NavProps, type Person } from './navigation.ts'
import { Wordmark } from './wordmark.tsx'

/** The button that closes the session. */
export function SignOut({ person }: { person: Person }) {
  return (
    <Button
      variant="quiet"
      icon={LogOut}
      busy={person.isSigningOut}
      busyLabel="Déconnexion…"
      onClick={person.onSignOut}
    >
      Se déconnecter
    </Button>
  )
}

type Props = NavProps & {
  /** From this width the entries stand in the bar; `never` where a navigation at the left takes over. */
  unfolds?: 'md' | 'never'
}

/** The bar at the top: the mark, the entries (in a menu on narrow screens), the person. */
export function TopBar({ home, links, currentPath, person, offline, unfolds = 'md' }: Props) {
  const current = currentEntry(links, currentPath)
  const entries = links.map((link) => <NavLink key={link.to} {...link} isCurrent={link === current} />)
  const isFoldable = person !== null
  return (
    <header className={`relative border-b border-line bg-surface ${unfolds === 'never' ? 'lg:hidden' : ''}`}>
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-2 px-4 py-2 md:px-6">
        <Wordmark home={home} />
        <div className="order-last w-full md:order-none md:w-auto">
          <OfflineBadge offline={offline} />
        </div>
        <div className="flex-1" />
        {!isFoldable || unfolds === 'md' ? (
          <nav
            aria-label="Navigation principale"
            className={isFoldable ? 'hidden gap-1 md:flex' : 'flex gap-1'}
          >
            {entries}
          </nav>
        ) : null}
        {isFoldable && unfolds === 'md' ? (
          <div className="hidden items-center gap-2 border-l border-line pl-3 md:flex">
            <span className="hidden text-ink-soft lg:inline">{person.name}</span>
            <SignOut person={person} />
          </div>
        ) : null}
        {isFoldable ? (
          <div className={`-mr-3 ${unfolds === 'md' ? 'md:hidden' : ''}`}>
            <Menu>
              <p className="px-3 pb-2 text-sm text-ink-soft">{person.name}</p>
              <nav aria-label="Menu" className="grid gap-1">
                {entries}
              </nav>
              <div className="mt-2 border-t border-line pt-2">
                <SignOut person={person} />
              </div>
            </Menu>
          </div>
        ) : null}
      </div>
    </header>
  )
}
