import { LogOut } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { Menu } from '../../ui/dialogs/menu.tsx'
import { NavLink } from '../../ui/page/nav-link.tsx'
import { currentEntry, type NavProps, type Person } from './navigation.ts'

/** The button that ends the session. */
export function SignOut({ person }: { person: Person }) {
  return (
    <Button
      data-signs-out
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

type Props = Omit<NavProps, 'home'> & {
  /** The width from which the entries are in the bar; `never` if a side navigation replaces them. */
  unfolds: 'md' | 'never'
}

/** The part of the top bar for signed-in persons: entries and name, in a menu on narrow screens. */
export function PersonBar({ links, account, currentPath, person, unfolds }: Props) {
  const all = account ? [...links, account] : links
  const current = currentEntry(all, currentPath)
  const entries = all.map((link) => <NavLink key={link.to} {...link} isCurrent={link === current} />)
  const isUnfolding = unfolds === 'md'
  return (
    <>
      {isUnfolding ? (
        <>
          <nav aria-label="Navigation principale" className="hidden gap-1 md:flex">
            {entries}
          </nav>
          <div className="hidden items-center gap-2 border-l border-line pl-3 md:flex">
            <span className="hidden text-ink-soft lg:inline">{person.name}</span>
            <SignOut person={person} />
          </div>
        </>
      ) : null}
      <div className={`-mr-3 ${isUnfolding ? 'md:hidden' : ''}`}>
        <Menu>
          <p className="px-3 pb-2 text-sm text-ink-soft">
            {person.federation ? `${person.name}, ${person.federation}` : person.name}
          </p>
          <nav aria-label="Menu" className="grid gap-1">
            {entries}
          </nav>
          <div className="mt-2 border-t border-line pt-2">
            <SignOut person={person} />
          </div>
        </Menu>
      </div>
    </>
  )
}
