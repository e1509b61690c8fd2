import { parisDay } from '../../../contract/days.ts'
import type { Permission } from '../../../contract/permissions.ts'
import { countAbsences } from '../../../contract/shared/waiting/absences.ts'
import { countCorrections } from '../../../contract/shared/waiting/corrections.ts'
import { countDeletionRequests } from '../../../contract/shared/waiting/deletion-requests.ts'
import { countRecalls } from '../../../contract/shared/recalls.ts'
import {
  countOverdueHunts,
  countRefusedMails,
  countGiverValidations,
} from '../../../contract/shared/waiting/waiting.ts'
import type { Db } from '../../database.ts'
import type { Waiting, WaitingKind } from '../../mails/digest-mails.ts'
import { countToTell } from '../../queries/shared/recalls/people-to-tell.ts'
import { countWaiting as countAccounts } from '../../queries/users/giver-validation.ts'
import { countContested } from '../../queries/users/todo/absences.ts'
import { countWaiting as countAsked } from '../../queries/users/todo/corrections.ts'
import { countRequests } from '../../queries/users/todo/deletion-requests.ts'
import { countOverdue } from '../../queries/users/todo/overdue-hunts.ts'
import { countRefused } from '../../queries/users/todo/refused-mails.ts'

/** The counting person: their federation, null for all, and their permissions. */
type Seer = { federationId: number | null; permissions: readonly Permission[] }
type Count = (db: Db, seer: Seer & { today: string }) => Promise<number>

/** Per kind of pending work: the endpoint that counts it, which defines who may see it, and its query. */
const counts: Record<WaitingKind, { call: { access: Permission }; count: Count }> = {
  accounts: { call: countGiverValidations, count: (db, { federationId }) => countAccounts(db, federationId) },
  deletions: { call: countDeletionRequests, count: countRequests },
  hunts: { call: countOverdueHunts, count: countOverdue },
  mails: { call: countRefusedMails, count: countRefused },
  corrections: { call: countCorrections, count: countAsked },
  absences: { call: countAbsences, count: countContested },
  recalls: { call: countRecalls, count: countToTell },
}

/** The numbers of pending items within the scope and permissions of a person, as the menu counts them. */
export async function countAllWaiting(db: Db, seer: Seer, now: Date): Promise<Waiting> {
  const waiting: Waiting = {}
  for (const [kind, { call, count }] of Object.entries(counts))
    if (seer.permissions.includes(call.access))
      waiting[kind as WaitingKind] = await count(db, { ...seer, today: parisDay(now) })
  return waiting
}
