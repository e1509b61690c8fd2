import { sql } from 'kysely'
import { dayAfter, monthsBefore, parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import type { Db } from '../../../server/database.ts'
import { deleteIdleContacts, type Place } from '../../../server/queries/shared/retention/idle-contacts.ts'
import { changeExpired } from '../../../server/queries/shared/retention/expired.ts'
import { notedBefore } from '../../../server/queries/shared/retention/expired-rows.ts'
import { HUNTS, ROWS } from '../../../server/rules/retention/rule.ts'
import { median, timed } from '../timing.ts'

const day = monthsBefore(parisDay(new Date()), limits.retention.contacts)

type Batches = { count: number; batches: number[] }

/** Deletes expired contacts before a day batch by batch, for at most so many milliseconds. */
async function purge(db: Db, before: string, most: number): Promise<Batches & { isDone: boolean }> {
  const batches: number[] = []
  let count = 0
  let after: Place | null = null
  const begun = performance.now()
  do {
    const start = performance.now()
    const batch: { count: number; next: Place | null } = await db
      .transaction()
      .execute((transaction) => deleteIdleContacts(transaction, { day: before, after, hunts: HUNTS }))
    batches.push(performance.now() - start)
    count += batch.count
    after = batch.next
  } while (after && performance.now() - begun < most)
  return { count, batches, isDone: after === null }
}

async function tell(what: string, work: () => Promise<Batches & { isDone: boolean }>): Promise<void> {
  const begun = performance.now()
  const { count, batches, isDone } = await work()
  const seconds = (performance.now() - begun) / 1000
  console.log(
    `${what}: ${count} rows in ${seconds.toFixed(1)} s${isDone ? '' : ' (stopped)'}, ${Math.round(count / seconds)} rows/s;`,
    `${batches.length} batches, median ${median(batches).toFixed(0)} ms, slowest ${Math.max(...batches).toFixed(0)} ms`,
  )
}

const forgetNotes = (db: Db) =>
  db
    .transaction()
    .execute((transaction) =>
      changeExpired(transaction, notedBefore(day), { call_outcome: null, call_text: null }, ROWS),
    )

/** The nightly purge: of one more day, of a night without any, and of all that has expired. */
export async function measurePurge(db: Db, most: number): Promise<void> {
  const { rows } = await sql<{ first: string }>`
    select min(started_at) as first from hunts where contacts_deleted = 0`.execute(db)
  const next = dayAfter(rows[0]!.first, 1)
  await tell('A night: the hunts of one more day', () => purge(db, next, most))
  await tell('The same night again: nothing has expired', () => purge(db, next, most))
  await timed('Erasing expired notes, one batch', () => forgetNotes(db))
  await timed('… when none is left', async () => {
    for (let left = 1; left > 0;) left = await forgetNotes(db)
  })
  await tell('All that has expired', () => purge(db, day, most))
  await timed('Vacuum afterwards', () =>
    db.connection().execute(async (one) => {
      await sql`set statement_timeout = 0`.execute(one)
      await sql`vacuum contacts`.execute(one)
    }),
  )
}
