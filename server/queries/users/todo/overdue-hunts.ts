import { sql } from 'kysely'
import type { OverdueFilter, OverdueHunt } from '../../../../contract/users/overdue-hunts.ts'
import type { Db } from '../../../database.ts'
import { isAwaited } from '../../shared/hunt-state.ts'
import { placeDay } from '../../shared/moments.ts'
import { withinReach } from '../managed-users.ts'
import { countRows, cut, type Page, readRows } from '../../shared/rows.ts'
import type { Scope } from '../../shared/federations.ts'

type OverdueScope = Scope & { now: Date }

/** Past hunts whose report is still expected. */
const overdue = (scope: OverdueScope, { from, to, federation_id }: OverdueFilter) => sql`
  from hunts
  join users on users.id = hunts.giver_id
  where ${isAwaited(scope.now)} and ${withinReach(scope)}
    ${from === undefined ? sql`` : sql`and hunts.started_at >= ${from}::date`}
    ${to === undefined ? sql`` : sql`and hunts.started_at <= ${to}::date`}
    ${federation_id === undefined ? sql`` : sql`and users.federation_id = ${federation_id}`}`

/** Counts them. */
export const countOverdue = (db: Db, scope: OverdueScope, filter: OverdueFilter = {}) =>
  countRows(db)`${overdue(scope, filter)}`

/** A page of them, oldest first. */
export const findOverdue = (
  db: Db,
  scope: OverdueScope,
  { page, perPage, ...filter }: Page & OverdueFilter,
) =>
  readRows<OverdueHunt>(db)`
    select found.id, found.started_at, found.days_late,
      jsonb_build_object('id', givers.id, 'name', concat_ws(' ', givers.firstname, givers.lastname),
        'phone', givers.phone) as giver,
      federations.name as federation, cities.label as city
    from (
      select hunts.id, hunts.started_at, hunts.giver_id, hunts.city_id,
        ${placeDay(scope.now)} - hunts.started_at as days_late ${overdue(scope, filter)}
      order by hunts.started_at, hunts.id
      ${cut({ page, perPage })}
    ) as found
    join users as givers on givers.id = found.giver_id
    join cities on cities.id = found.city_id
    left join federations on federations.id = givers.federation_id
    order by found.started_at, found.id`
