import { NavLink } from '../../ui/page/nav-link.tsx'
import { OfflineBadge } from '../../ui/notices/offline-badge.tsx'
import { currentEntry, type NavProps } from './navigation.ts'
import { SignOut } from './person-bar.tsx'
import { Wordmark } from './wordmark.tsx'

/**
 * The navigation of the back-office, at the left from 1024 px, with the person at its foot. All its entries are
 * seen at once on a laptop of 620 px; on lower screens they scroll between what stays.
 */
export function SideNav({ home, links, account, currentPath, person }: NavProps) {
  const current = currentEntry(account ? [...links, account] : links, currentPath)
  return (
    <header className="sticky top-0 hidden h-dvh flex-col border-r border-line bg-surface pt-1 lg:flex">
      <div className="px-4">
        <Wordmark home={home} />
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
      <div className="border-t border-line px-2 py-1">
        <p className="px-3 pt-1.5 text-sm leading-tight">
          <span className="block font-semibold">{person.name}</span>
          {person.federation ? <span className="block text-ink-soft">{person.federation}</span> : null}
        </p>
        {account ? <NavLink {...account} isCurrent={account === current} /> : null}
        <SignOut person={person} />
      </div>
    </header>
  )
}
