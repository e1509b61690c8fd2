import { type RawBuilder, sql } from 'kysely'
import { limits } from '../../../../contract/limits.ts'
import { dayInFrance } from '../moments.ts'

const { within, behind } = limits.absences

const missedOn = dayInFrance('missed.missed_at')

/**
 * The last day on which a person is placed last in the fair order: two absences within 60 days have this
 * effect for 30 days from the later one. Null for everybody else. Contested absences do not count until
 * decided.
 */
export const behindUntil = (receiverId: RawBuilder<unknown>, today: string) => sql<string | null>`(
  select max(absences.day) + ${behind}::integer from (
    select ${missedOn} as day, lag(${missedOn}) over (order by missed.missed_at, missed.id) as before
    from offers as missed
    where missed.receiver_id = ${receiverId} and missed.missed_at is not null
      and missed.absence in ('noted', 'upheld')) as absences
  where absences.day - absences.before <= ${within} and absences.day + ${behind}::integer >= ${today}::date)`
