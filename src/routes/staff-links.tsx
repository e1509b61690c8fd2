import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../machines/session.ts'
import type { NavEntry } from '../screens/shell/navigation.ts'
import { lazyPart, Part } from '../ui/page/lazy-part.tsx'
import type { BackOfficePage, Rights } from './back-office.ts'
import { sectionsOf, waitingOn } from './staff-sections.ts'

type Session = ActorRefFrom<typeof sessionMachine>

const WaitingBadge = lazyPart(async () => (await import('../spaces/todo/waiting-badge.tsx')).WaitingBadge)

/** The number of what waits on some pages; null if none of them has one. */
function badgeOf(pages: readonly BackOfficePage[], session: Session) {
  const lists = pages.flatMap(({ to }) => waitingOn[to] ?? [])
  if (lists.length === 0) return null
  return (
    <Part awaited={null}>
      <WaitingBadge session={session} lists={lists} />
    </Part>
  )
}

/** The menu of the back office: an entry for each section, with the number of what waits in it. */
export const staffLinks = (rights: Rights, session: Session): NavEntry[] =>
  sectionsOf(rights).map(({ label, icon, pages }) => ({
    to: pages[0]!.to,
    label,
    icon,
    pages: pages.map(({ to }) => to),
    badge: badgeOf(pages, session),
  }))

/** The section of a page, with its pages that are open to a person. */
export function staffTabs(rights: Rights, session: Session, path: string) {
  const section = sectionsOf(rights).find(({ pages }) => pages.some(({ to }) => to === path))
  const tabs = section?.pages.map((page) => ({
    to: page.to,
    label: page.label,
    badge: badgeOf([page], session),
  }))
  return { section: section?.label ?? '', tabs: tabs ?? [] }
}
