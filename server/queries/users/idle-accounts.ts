import { type RawBuilder, sql } from 'kysely'
import { dayAfter, monthsBefore, parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import type { Db, DbTransaction } from '../../database.ts'
import { isLastToHold } from '../shared/authority.ts'
import { countRows } from '../shared/rows.ts'

const { accounts, warning, reminder } = limits.retention
/** Months after which a warning expires, and the person is warned again. */
const STALE = 1

/** A step towards the anonymisation of an inactive account. */
export type Step = 'warned' | 'reminded' | 'closed'

/**
 * Accounts to which the steps apply: not blocked, without a deletion request (staff decides on those),
 * and not the last holder of a power over others.
 */
const isConcerned = sql`not users.is_deleted and users.blocked_at is null
  and users.deletion_requested_at is null and not ${isLastToHold}`

const day = (text: string) => sql`${text}::date`

/** Accounts that are due for a step on a day in France. */
const takes: Record<Step, (today: string) => RawBuilder<unknown>> = {
  warned: (today) => sql`users.last_visit_on < ${day(monthsBefore(today, accounts - warning))}
    and (users.closing_on is null or users.closing_on < ${day(monthsBefore(today, STALE))})`,
  reminded: (today) => sql`users.closing_reminded_on is null
    and users.closing_on between ${day(monthsBefore(today, STALE))} and ${day(dayAfter(today, reminder))}`,
  closed: (today) => sql`users.last_visit_on < ${day(monthsBefore(today, accounts))}
    and users.closing_on between ${day(monthsBefore(today, STALE))} and ${day(today)}
    and users.closing_reminded_on <= ${day(dayAfter(today, -reminder))}`,
}

/** The number of accounts due for a step. */
export const countIdle = (db: Db, step: Step, now: Date) =>
  countRows(db)`from users where ${takes[step](parisDay(now))} and ${isConcerned}`

/**
 * Accounts due for a step, at most `most`, with the contact of their federation; locked until the
 * transaction ends.
 */
export const lockIdle = (transaction: DbTransaction, step: Step, now: Date, most: number) =>
  transaction
    .selectFrom('users')
    .leftJoin('federations', 'federations.id', 'users.federation_id')
    .where(sql<boolean>`${takes[step](parisDay(now))} and ${isConcerned}`)
    .select([
      'users.id',
      'users.email',
      'users.firstname',
      'users.lastname',
      'users.federation_id',
      'users.closing_on',
      'users.deletion_requested_at',
      'federations.contact_email',
      'federations.contact_phone',
      'federations.contact_hours',
    ])
    .orderBy('users.id')
    .limit(most)
    .forUpdate('users')
    .skipLocked()
    .execute()
export type Idle = Awaited<ReturnType<typeof lockIdle>>[number]

/** Stores what a person was told: the day of anonymisation, and when they were reminded. */
export const setClosing = (
  transaction: DbTransaction,
  ids: number[],
  closing: { closing_on: string; closing_reminded_on: string | null },
) => transaction.updateTable('users').set(closing).where('id', 'in', ids).execute()
