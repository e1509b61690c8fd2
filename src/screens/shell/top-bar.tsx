import { lazyPart, Part } from '../../ui/page/lazy-part.tsx'
import { NavLink } from '../../ui/page/nav-link.tsx'
import { OfflineBadge } from '../../ui/notices/offline-badge.tsx'
import { currentEntry, type NavProps } from './navigation.ts'
import { Wordmark } from './wordmark.tsx'

/** The signed-in person, and the sign-out button. */
export const PersonBar = lazyPart(async () => (await import('./person-bar.tsx')).PersonBar)

type Props = NavProps & {
  /** The width from which the entries are in the bar; `never` if a side navigation replaces them. */
  unfolds?: 'md' | 'never'
}

/** The top bar: wordmark, entries, person. */
export function TopBar({ home, links, currentPath, person, unfolds = 'md' }: Props) {
  const current = currentEntry(links, currentPath)
  const entries = links.map((link) => <NavLink key={link.to} {...link} isCurrent={link === current} />)
  return (
    <header className={`relative border-b border-line bg-surface ${unfolds === 'never' ? 'lg:hidden' : ''}`}>
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-2 px-4 py-2 md:px-6">
        <Wordmark home={home} />
        <div className="order-last w-full md:order-none md:w-auto">
          <OfflineBadge />
        </div>
        <div className="flex-1" />
        {person ? (
          <Part awaited={null}>
            <PersonBar person={person} entries={entries} unfolds={unfolds} />
          </Part>
        ) : (
          <nav aria-label="Navigation principale" className="flex gap-1">
            {entries}
          </nav>
        )}
      </div>
    </header>
  )
}
