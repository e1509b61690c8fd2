import { NavLink } from '../../ui/page/nav-link.tsx'
import { OfflineBadge } from '../../ui/notices/offline-badge.tsx'
import { currentEntry, type NavProps } from './navigation.ts'
import { SignOut } from './person-bar.tsx'
import { Wordmark } from './wordmark.tsx'

/**
 * The navigation of the back-office, at the left from 1024 px. All its entries are seen at once on a laptop of
 * 800 px; on lower screens they scroll between what stays.
 */
export function SideNav({ home, links, currentPath, person }: NavProps) {
  const current = currentEntry(links, currentPath)
  return (
    <header className="sticky top-0 hidden h-dvh flex-col border-r border-line bg-surface pt-1 lg:flex">
      <div className="flex items-center justify-between gap-3 px-4">
        <Wordmark home={home} />
        <p
          title={person.name}
          className="line-clamp-2 text-right text-sm leading-tight text-balance text-ink-soft"
        >
          {person.name}
        </p>
      </div>
      <div className="px-4 empty:hidden">
        <OfflineBadge />
      </div>
      <nav
        aria-label="Navigation principale"
        className="scroll-hint min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 *:gap-1.5 *:px-2.5 *:text-[0.9375rem]"
      >
        {links.map((link) => (
          <NavLink key={link.to} {...link} isCurrent={link === current} />
        ))}
      </nav>
      <div className="border-t border-line px-2">
        <SignOut person={person} />
      </div>
    </header>
  )
}
