import { sql } from 'kysely'
import type { UserHunt } from '../../../contract/users/user-hunts.ts'
import type { Db } from '../../database.ts'
import { huntStateAt } from '../shared/hunt-state.ts'
import { withinReach } from './managed-users.ts'
import { countRows, hasRows, cut, type Page, readRows } from '../shared/rows.ts'
import type { Scope } from '../shared/federations.ts'

/** Whose hunts, for whom, and when. */
type HuntsOfUser = Scope & { userId: number; now: Date }

/** The animals handed over to a person, which their hunt's report may not yet name. */
const handedOver = (userId: number) =>
  sql`animals where receiver_id = ${userId} and state in ('handedOver', 'recalled')`

/** The hunts that a person led, or at which they received game. */
const concerned = (userId: number) => sql`hunts.id in (
  select id from hunts where giver_id = ${userId}
  union select hunt_id from donations where receiver_id = ${userId}
  union select hunt_id from ${handedOver(userId)})`

/** Whether the caller may see this user. */
export const isWithinReach = (db: Db, { federationId, userId }: Omit<HuntsOfUser, 'now'>) =>
  hasRows(db)`from users where id = ${userId} and ${withinReach({ federationId })}`

/** Counts them. */
export const countUserHunts = (db: Db, userId: number) => countRows(db)`from hunts where ${concerned(userId)}`

/** A page of them, latest first. Givers outside the caller's federation are not named. */
export const findUserHunts = (db: Db, { federationId, userId, now }: HuntsOfUser, asked: Page) =>
  readRows<UserHunt>(db)`
    select hunts.id, hunts.started_at, cities.label as city,
      jsonb_build_object('code', ${huntStateAt(now)}) as hunt_state,
      coalesce((
        select jsonb_agg(jsonb_build_object('label', specimen_types.label,
          'label_plural', specimen_types.label_plural, 'quantity', by_type.quantity) order by specimen_types.id)
        from (
          select specimen_type_id, max(quantity)::int as quantity from (
            select specimen_type_id, sum(quantity) as quantity from donations
            where donations.hunt_id = hunts.id
              and (hunts.giver_id = ${userId} or donations.receiver_id = ${userId})
            group by specimen_type_id
            union all
            select specimen_type_id, count(*) from ${handedOver(userId)} and animals.hunt_id = hunts.id
            group by specimen_type_id
          ) as known group by specimen_type_id
        ) as by_type join specimen_types on specimen_types.id = by_type.specimen_type_id
      ), '[]') as animals,
      case when hunts.giver_id <> ${userId} and ${withinReach({ federationId })}
        then concat_ws(' ', users.firstname, users.lastname) end as giver
    from hunts
    join cities on cities.id = hunts.city_id
    join users on users.id = hunts.giver_id
    where ${concerned(userId)}
    order by hunts.started_at desc, hunts.id desc
    ${cut(asked)}`
