import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../database.ts'
import type { Asked } from '../../statistics/definition.ts'
import { cells, during, isReceiver } from './statistics.ts'
import { inScope } from '../shared/federations.ts'
import { readOne } from '../shared/rows.ts'

const isCounted = (asked: Asked): RawBuilder<SqlBool> =>
  sql`not users.is_deleted and users.city_id is not null and ${inScope(asked, 'users.federation_id')}`

/** The number of givers, receivers and animals handed over per commune. */
const towns = (asked: Asked) => sql`
  select city_id, sum(givers)::integer as givers, sum(receivers)::integer as receivers,
    sum(animals)::integer as animals
  from (
    select users.city_id, count(*) as givers, 0 as receivers, 0 as animals
    from givers join users on users.id = givers.user_id
    where givers.validation_type in ('auto', 'manual') and ${isCounted(asked)}
    group by 1
    union all
    select users.city_id, 0, count(*), 0
    from users
    where ${isReceiver} and ${isCounted(asked)}
    group by 1
    union all
    select donations.city_id, 0, 0, sum(donations.quantity)
    from donations
    where ${during(asked, 'donations.day')} and ${inScope(asked, 'donations.federation_id')}
    group by 1
  ) as each_of_them group by 1
  having sum(givers) + sum(receivers) + sum(animals) > 0`

/** Per department: its code, givers, receivers, animals handed over; the columns of a commune are empty. */
const byDepartment = (asked: Asked) => sql`
  select '' as label, department_code, null::float8 as lat, null::float8 as lng,
    sum(givers)::integer as givers, sum(receivers)::integer as receivers, sum(animals)::integer as animals
  from (${towns(asked)}) as towns join cities on cities.id = city_id
  group by department_code order by department_code`

/**
 * Per commune, most animals first: its name, department, coordinates, givers, receivers, animals handed
 * over.
 */
const byCity = (asked: Asked) => sql`
  select cities.label_full, cities.department_code, cities.lat, cities.lng, givers, receivers, animals
  from (${towns(asked)}) as towns join cities on cities.id = city_id
  order by animals desc, receivers desc, cities.id`

/** Coverage by givers, receivers and hand-overs, per department or commune. */
export const findCoverage = (db: Db, asked: Asked) =>
  cells(db, asked.place === 'city' ? byCity(asked) : byDepartment(asked))

/** What counts in one department, but in the federation of another, or in none. */
export type Elsewhere = { animals: boolean; people: boolean }

/**
 * Whether animals or people count in a department other than that of their federation: with a chosen
 * federation, those that only one of the two counts. Pairs of commune and federation are few, so they are
 * found before anything is joined.
 */
export async function findElsewhere(db: Db, asked: Asked): Promise<Elsewhere> {
  const touches = (column: string) => sql`cities.department_code is distinct from federations.department_code
    and (${asked.federationId}::integer is null or ${sql.ref(column)} = ${asked.federationId}
      or cities.department_code = (select department_code from federations where id = ${asked.federationId}))`
  const isAway = (people: RawBuilder<unknown>) => sql`exists (
    select from (${people}) as pairs join cities on cities.id = pairs.city_id
    left join federations on federations.id = pairs.federation_id
    where ${touches('pairs.federation_id')}
  )`
  return readOne<Elsewhere>(db)`
    select ${isAway(sql`select city_id, federation_id from donations
      where ${during(asked, 'donations.day')} group by 1, 2`)} as animals,
    ${isAway(sql`
      select city_id, federation_id from users where ${isReceiver} and not is_deleted group by 1, 2
      union all
      select users.city_id, users.federation_id from givers join users on users.id = givers.user_id
      where givers.validation_type in ('auto', 'manual') and not users.is_deleted group by 1, 2`)} as people`
}
