import { parisDay } from '../../../contract/days.ts'
import type { Permission } from '../../../contract/permissions.ts'
import type { Waiting, WaitingKind } from '../../../contract/shared/waiting/waiting.ts'
import type { Db } from '../../database.ts'
import { countClaims } from '../../queries/federations/sanitary/tag-claims.ts'
import { countToTell } from '../../queries/shared/recalls/people-to-tell.ts'
import { countWaitingGivers } from '../../queries/users/giver-validation.ts'
import { countContested } from '../../queries/users/todo/absences.ts'
import { countCorrections } from '../../queries/users/todo/corrections.ts'
import { countRequests } from '../../queries/users/todo/deletion-requests.ts'
import { countOverdue } from '../../queries/users/todo/overdue-hunts.ts'
import { countRefused } from '../../queries/users/todo/refused-mails.ts'

/** The counting person: their federation, null for all, and their permissions. */
type Seer = { federationId: number | null; permissions: readonly Permission[] }
type Count = (db: Db, seer: Seer & { today: string; now: Date }) => Promise<number>

/** Per list of pending work: the permission to see it, and its query. */
const counts: Record<WaitingKind, { access: Permission; count: Count }> = {
  accounts: { access: 'users.view', count: (db, { federationId }) => countWaitingGivers(db, federationId) },
  deletions: { access: 'users.write', count: countRequests },
  hunts: { access: 'users.view', count: countOverdue },
  mails: { access: 'users.write', count: countRefused },
  corrections: { access: 'users.write', count: countCorrections },
  absences: { access: 'users.write', count: countContested },
  tags: { access: 'users.write', count: countClaims },
  recalls: { access: 'users.write', count: countToTell },
}

/** The numbers of pending items within the scope and permissions of a person, as the menu counts them. */
export async function countAllWaiting(db: Db, seer: Seer, now: Date): Promise<Waiting> {
  const waiting: Waiting = {}
  for (const [kind, { access, count }] of Object.entries(counts))
    if (seer.permissions.includes(access))
      waiting[kind as WaitingKind] = await count(db, { ...seer, today: parisDay(now), now })
  return waiting
}
