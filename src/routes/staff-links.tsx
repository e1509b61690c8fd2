import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../machines/session.ts'
import { paths } from '../paths.ts'
import type { NavEntry } from '../screens/shell/navigation.ts'
import { type LazyPart, lazyPart, Part } from '../ui/page/lazy-part.tsx'
import { backOfficeOf, type Rights } from './back-office.ts'

type Session = ActorRefFrom<typeof sessionMachine>

const account = { to: paths.account, label: 'Mon compte' }

/** The menu entries with a count; each is a separately loaded part. */
const counted = [
  paths.giverValidation,
  paths.overdueHunts,
  paths.refusedMails,
  paths.deletionRequests,
  paths.recalls,
  paths.corrections,
  paths.absences,
] as const
const badges: Partial<Record<string, LazyPart<{ session: Session }>>> = Object.fromEntries(
  counted.map((path) => [
    path,
    lazyPart(async () => (await import('../spaces/todo/waiting-badges.tsx')).waitingBadges[path]),
  ]),
)

/** The menu of the back office, limited by rights; entries of pending work include their count. */
export const staffLinks = (rights: Rights, session: Session): NavEntry[] => [
  ...backOfficeOf(rights).map(({ to, label }) => {
    const Badge = badges[to]
    if (!Badge) return { to, label }
    const badge = (
      <Part awaited={null}>
        <Badge session={session} />
      </Part>
    )
    return { to, label, badge }
  }),
  account,
]
