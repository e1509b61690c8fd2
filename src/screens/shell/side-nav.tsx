import { NavLink } from '../../ui/page/nav-link.tsx'
import { OfflineBadge } from '../../ui/notices/offline-badge.tsx'
import { currentEntry, type NavProps } from './navigation.ts'
import { SignOut } from './person-bar.tsx'
import { Wordmark } from './wordmark.tsx'

/** The navigation of the back-office, at the left from 1024 px. */
export function SideNav({ home, links, currentPath, person }: NavProps) {
  const current = currentEntry(links, currentPath)
  return (
    <header className="sticky top-0 hidden h-dvh flex-col gap-4 overflow-y-auto border-r border-line bg-surface p-4 lg:flex">
      <Wordmark home={home} />
      <OfflineBadge />
      <nav aria-label="Navigation principale" className="grid gap-1">
        {links.map((link) => (
          <NavLink key={link.to} {...link} isCurrent={link === current} />
        ))}
      </nav>
      <div className="mt-auto border-t border-line pt-3">
        <p className="px-3 pb-1 text-sm text-ink-soft">{person.name}</p>
        <SignOut person={person} />
      </div>
    </header>
  )
}
