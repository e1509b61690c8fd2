import { sql } from 'kysely'
import { GIVER, RECEIVER } from '../../../contract/shared/users.ts'
import type { Db } from '../../database.ts'
import type { Asked } from '../../statistics/definition.ts'
import {
  cells,
  duringInFrance,
  isReceiver,
  periodOf,
  calendarSince,
  joinDay,
  workedUntil,
} from './statistics.ts'
import { dayInFrance } from '../shared/moments.ts'
import { inScope } from '../shared/federations.ts'

/** Givers and receivers who registered per period, including people anonymised since. */
export const findRegistrations = (db: Db, asked: Asked) =>
  cells(
    db,
    sql`
      select ${periodOf(asked, 'day')} as period, sum(givers)::integer as givers,
        sum(receivers)::integer as receivers
      from (
        select ${dayInFrance('users.created_at')} as day,
          count(*) filter (where roles.code = ${GIVER}) as givers,
          count(*) filter (where roles.code = ${RECEIVER}) as receivers
        from users join roles on roles.id = users.role_id
        where roles.code in (${GIVER}, ${RECEIVER})
          and ${duringInFrance(asked, 'users.created_at')} and ${inScope(asked, 'users.federation_id')}
        group by 1
      ) as days group by 1 order by 1 desc`,
  )

/** Whose account a federation can decide on, as the list of accounts to validate has them. */
const isAwaiting = sql`validation_type = 'waiting' and users.blocked_at is null
  and exists (select from roles where roles.id = users.role_id and roles.code = ${GIVER})`

/**
 * Per federation: waiting givers, those of them who registered before `deadline` and are therefore
 * overdue, decisions on givers who registered in the period, and the working days that decisions of staff
 * took on average.
 */
export const findValidations = async (db: Db, asked: Asked, deadline: Date) => {
  const earliest = sql<{
    day: string | null
  }>`select ${dayInFrance('users.created_at')} as day
    from users join givers on givers.user_id = users.id where validation_type = 'manual'
    order by users.created_at limit 1`
  const calendar = await calendarSince(db, earliest, asked.now)
  const worked = sql`${workedUntil('decided', 'validated_at')} - ${workedUntil('registered', 'users.created_at')}`
  return cells(
    db,
    sql`
      with ${calendar}
      select federations.name,
        count(*) filter (where ${isAwaiting}) as waiting,
        count(*) filter (where ${isAwaiting} and users.created_at < ${deadline}) as late,
        count(*) filter (where validation_type = 'auto') as automatic,
        count(*) filter (where validation_type = 'manual') as manual,
        count(*) filter (where validation_type = 'ban') as refused,
        avg(${worked}) filter (where validation_type = 'manual')::float8 as days
      from givers join users on users.id = givers.user_id
      join federations on federations.id = users.federation_id
      ${joinDay('registered', 'users.created_at')} ${joinDay('decided', 'validated_at')}
      where not users.is_deleted
        and ${duringInFrance(asked, 'users.created_at')} and ${inScope(asked, 'users.federation_id')}
      group by federations.id order by federations.department_code`,
  )
}

/** Per federation: receivers, and those of them who never received anything. */
export const findNeverServed = (db: Db, asked: Asked) =>
  cells(
    db,
    sql`
      select federations.name, count(*) as receivers, count(served.receiver_id) as served,
        count(*) - count(served.receiver_id) as never_served,
        round(1 - count(served.receiver_id)::numeric / count(*), 4)::float8 as share
      from users join federations on federations.id = users.federation_id
      left join (select distinct receiver_id from donations) as served on served.receiver_id = users.id
      where ${isReceiver} and not users.is_deleted
        and ${duringInFrance(asked, 'users.created_at')} and ${inScope(asked, 'users.federation_id')}
      group by federations.id order by federations.department_code`,
  )
