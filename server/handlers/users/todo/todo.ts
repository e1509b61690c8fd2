import { DAY, dayAfter, monthsAfter, monthsBefore, parisDay } from '../../../../contract/days.ts'
import { limits } from '../../../../contract/limits.ts'
import { type Todo, TODO_ROWS } from '../../../../contract/users/todo.ts'
import type { Db } from '../../../database.ts'
import { NotFound } from '../../../http/errors.ts'
import type { Caller, Handler } from '../../../http/handler.ts'
import { pageMeta } from '../../../queries/shared/rows.ts'
import { countToTell, findToTell } from '../../../queries/shared/recalls/people-to-tell.ts'
import { countContested, findContested } from '../../../queries/users/todo/absences.ts'
import { countCorrections, findWaiting as findCorrections } from '../../../queries/users/todo/corrections.ts'
import { countAskedBefore, countRequests, findAsking } from '../../../queries/users/todo/deletion-requests.ts'
import {
  countWaitingGivers,
  countWaitingSince,
  findLongestWaiting,
} from '../../../queries/users/giver-validation.ts'
import { countOverdue, findOverdue } from '../../../queries/users/todo/overdue-hunts.ts'
import { countRefused, findRefused, noteMail } from '../../../queries/users/todo/refused-mails.ts'
import { wantsDigest, setDigest } from '../../../queries/users/todo/weekly-digest.ts'
import { countAllWaiting } from '../../../rules/waiting/waiting-counts.ts'
import { latestBeyond, workingHours } from '../../../rules/working-hours.ts'
import { holdOwnAccount } from '../../../rules/own-account.ts'
import { lastDigestDay } from '../../../rules/waiting/weekly-digest.ts'

const first = { page: 1, perPage: TODO_ROWS }
const nameOf = (person: { firstname: string; lastname: string | null }) =>
  [person.firstname, person.lastname].filter(Boolean).join(' ')

type Reading = { db: Db; caller: Caller; now: Date }

/** Waiting accounts. Those registered at or before the threshold are overdue. */
async function accountsOf({ db, caller, now }: Reading): Promise<Todo['accounts']> {
  const { federationId } = caller
  const waiting = await findLongestWaiting(db, federationId, TODO_ROWS)
  const rows = waiting.map(({ created_at, firstname, lastname, ...row }) => ({
    ...row,
    name: nameOf({ firstname, lastname }),
    waited_hours: workingHours(created_at, now),
  }))
  const late = await countWaitingSince(db, federationId, latestBeyond(limits.validationDelay, now))
  return { total: await countWaitingGivers(db, federationId), late, rows }
}

/** The first request day in France that is not yet overdue today. */
function firstInTime(today: string): string {
  let day = monthsBefore(today, limits.deletionDelay)
  while (monthsAfter(dayAfter(day, -1), limits.deletionDelay) >= today) day = dayAfter(day, -1)
  while (monthsAfter(day, limits.deletionDelay) < today) day = dayAfter(day, 1)
  return day
}

/** Deletion requests; all dates are days in France. */
async function deletionsOf({ db, caller, now }: Reading): Promise<NonNullable<Todo['deletions']>> {
  const day = parisDay(now)
  const today = Date.parse(day)
  const asking = await findAsking(db, caller, TODO_ROWS)
  const rows = asking.map(({ id, deletion_requested_at, ...person }) => {
    const due_on = monthsAfter(parisDay(deletion_requested_at ?? now), limits.deletionDelay)
    return { id, name: nameOf(person), due_on, days_left: (Date.parse(due_on) - today) / DAY }
  })
  const late = await countAskedBefore(db, caller, firstInTime(day))
  return { total: await countRequests(db, caller), late, rows }
}

/** Reads the pending work within the caller's scope. */
export const readTodo: Handler<'readTodo'> = async ({ db, caller, now }) => {
  const reading = { db, caller, now }
  const mayAnswer = caller.permissions.includes('users.write')
  const looking = { ...caller, today: parisDay(now), now }
  const overdue = await countOverdue(db, looking)
  return {
    recalls: mayAnswer
      ? { total: await countToTell(db, caller), late: 0, rows: await findToTell(db, caller, TODO_ROWS) }
      : null,
    accounts: await accountsOf(reading),
    deletions: mayAnswer ? await deletionsOf(reading) : null,
    hunts: { total: overdue, late: overdue, rows: await findOverdue(db, looking, first) },
    mails: mayAnswer
      ? { total: await countRefused(db, caller), late: 0, rows: await findRefused(db, caller, first) }
      : null,
    corrections: mayAnswer
      ? { total: await countCorrections(db, caller), late: 0, rows: await findCorrections(db, caller, first) }
      : null,
    absences: mayAnswer
      ? { total: await countContested(db, caller), late: 0, rows: await findContested(db, caller, first) }
      : null,
    weekly_digest: await wantsDigest(db, caller.id),
  }
}

/** Counts what waits, as far as the caller may see it. */
export const countWaiting: Handler<'countWaiting'> = ({ db, caller, now }) => countAllWaiting(db, caller, now)

/** Lists past hunts without a report. */
export const listOverdueHunts: Handler<'listOverdueHunts'> = async ({ db, caller, now, query }) => {
  const looking = { ...caller, today: parisDay(now), now }
  return {
    data: await findOverdue(db, looking, query),
    meta: pageMeta(await countOverdue(db, looking, query), query),
  }
}

/** Lists undeliverable mails not yet seen by staff. */
export const listRefusedMails: Handler<'listRefusedMails'> = async ({ db, caller, query }) => ({
  data: await findRefused(db, caller, query),
  meta: pageMeta(await countRefused(db, caller), query),
})

/** Marks an undeliverable mail as seen. */
export const markMailSeen: Handler<'markMailSeen'> = async ({ db, caller, now, params }) => {
  if (!(await noteMail(db, params.id, caller, now))) throw new NotFound('Cet e-mail est introuvable.')
}

/** Turns the caller's weekly digest on or off, from the next Monday morning on. */
export const updateWeeklyDigest: Handler<'updateWeeklyDigest'> = async ({ db, now, caller, body }) => {
  await db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    await setDigest(transaction, caller.id, body.wanted ? lastDigestDay(now) : null)
  })
}
