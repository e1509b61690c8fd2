import { sql } from 'kysely'
import { type Db, openDatabase } from '../../../server/database.ts'
import { keyedHash } from '../../../server/security/secret.ts'
import { hashPassword } from '../../../server/security/passwords.ts'
import { DAY } from '../../../contract/days.ts'
import { termsVersions } from '../../../contract/shared/terms.ts'
import { filling, populateNation } from '../nation.ts'
import { seedWishes } from '../receivers.ts'

/** Who uses the service of the country: so many givers and receivers, spread over it, and some staff. */
const USERS = { giver: 2000, receiver: 4000, federation_admin: 20 }
/** Past hunts that each of these givers has to report. */
const TO_REPORT = 3

export const PASSWORD = 'Venaison-2026'

/** Somebody with a session. `town`: the name of their commune, as searched. `planned`: a hunt to come; `toReport`: past hunts, with a contact of each. */
export type Person = {
  id: number
  email: string
  cityId: number
  town: string
  session: string
  planned: number
  toReport: { huntId: number; contactId: number }[]
}
export type People = { givers: Person[]; receivers: Person[]; staff: Person[] }

/** Fills an empty database with the country of `nation.ts`, and opens sessions for who will use it. */
export async function fillCountry(url: string, secret: string): Promise<People> {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: null })
  await populateNation(db)
  await filling(db, 0.2027, async (one) => {
    await seedWishes(one)
    await noteWishes(one)
    await chooseUsers(one)
    await noteReminders(one)
  })
  const people = await openSessions(db, secret)
  await close()
  return people
}

/** What triggers do row by row. */
const noteWishes = (db: Db) =>
  sql`
    update receivers set lat = cities.lat, lng = cities.lng, wish_mask = coalesce(wished.mask, 0)
    from users join cities on cities.id = users.city_id
      left join (
        select receiver_id, bit_or(1 << specimen_type_id) as mask from wishes group by receiver_id
      ) as wished on wished.receiver_id = users.id
    where users.id = receivers.user_id`.execute(db)

/** Staff, and people at equal distances through the country, with a territory, a hunt and reports to come. */
async function chooseUsers(db: Db): Promise<void> {
  await sql`
    insert into federation_cities (federation_id, city_id)
    select federations.id, cities.id from cities join federations using (department_code)`.execute(db)
  await sql`
    insert into users (email, firstname, lastname, role_id, federation_id, email_verified_at,
      is_second_factor_waived, created_at)
    select 'staff' || n || '@example.org', 'Anne', 'Martin', roles.id, federations.id, now(), true, now()
    from generate_series(1, ${USERS.federation_admin}) as n
      join federations on federations.code = 'FDC' || lpad((n + 29)::text, 2, '0')
      join roles on roles.code = 'federation_admin'`.execute(db)
  await sql`create temporary table chosen (id int primary key, role text, city_id int)`.execute(db)
  for (const [role, count] of Object.entries(USERS))
    await sql`
      insert into chosen
      select id, ${role}, city_id from (
        select id, city_id, row_number() over (order by id) as n, count(*) over () as total
        from users where role_id = (select id from roles where code = ${role})
      ) as everybody
      where n % greatest(1, total / ${count}) = 0 limit ${count}`.execute(db)
  const hash = await hashPassword(PASSWORD)
  for (const role of ['giver', 'receiver'] as const)
    await sql`
      update users set tos_version = ${termsVersions[role]}, password_hash = ${hash}
      where id in (select id from chosen where role = ${role})`.execute(db)
  await sql`update givers set validation_type = 'auto', validated_at = now()
    where user_id in (select id from chosen)`.execute(db)
  await sql`insert into giver_cities (giver_id, city_id) select id, city_id from chosen where role = 'giver'
    on conflict do nothing`.execute(db)
  await sql`
    insert into hunts (giver_id, city_id, started_at)
    select id, city_id, current_date + days
    from chosen, (select 7 union all select -n from generate_series(1, ${TO_REPORT}) as n) as moments (days)
    where role = 'giver'`.execute(db)
  await sql`
    insert into hunt_previsions
    select hunts.id, type, 2 from hunts join chosen on chosen.id = giver_id, generate_series(1, 2) as type
    where started_at = current_date + 7`.execute(db)
  await sql`
    insert into contacts (hunt_id, receiver_id, distance)
    select hunts.id, (select min(id) from chosen where role = 'receiver'), 10
    from hunts join chosen on chosen.id = giver_id
    where finished_at is null and started_at between current_date - ${TO_REPORT}::int and current_date - 1
    on conflict do nothing`.execute(db)
  await sql`create table bench_people as select * from chosen`.execute(db)
}

/** As in a service that has run until now: only reminders of the last days are still due. */
const noteReminders = (db: Db) =>
  sql`
    update hunts set reminder = 'remindedThrice'
    where finished_at is null and started_at < current_date - ${TO_REPORT}::int`.execute(db)

/** Sessions as the server opens them; the ids of sessions are those of the people. */
async function openSessions(db: Db, secret: string): Promise<People> {
  const { rows } = await sql<Person & { role: string }>`
    select chosen.id, role, email, users.city_id as "cityId", coalesce(cities.search_name, '') as town,
      'session-of-person-' || chosen.id as session,
      coalesce((
        select max(id) from hunts where giver_id = chosen.id and started_at = current_date + 7
      ), 0) as planned,
      coalesce((
        select json_agg(json_build_object('huntId', hunts.id, 'contactId', contacts.id)) from hunts
          join contacts on contacts.hunt_id = hunts.id
        where giver_id = chosen.id and finished_at is null and started_at < current_date
          and started_at >= current_date - ${TO_REPORT}::int
      ), '[]') as "toReport"
    from bench_people as chosen join users on users.id = chosen.id
      left join cities on cities.id = users.city_id order by chosen.id`.execute(db)
  const now = new Date()
  const lasting = {
    device: 'Firefox',
    created_at: now,
    seen_at: now,
    expires_at: new Date(now.getTime() + DAY),
  }
  for (let start = 0; start < rows.length; start += 1000)
    await db
      .insertInto('sessions')
      .values(
        rows.slice(start, start + 1000).map(({ id, session }) => ({
          ...lasting,
          id_hash: keyedHash(secret, 'session', session),
          user_id: id,
        })),
      )
      .execute()
  await sql`drop table bench_people`.execute(db)
  const of = (role: string): Person[] => rows.filter((row) => row.role === role)
  return { givers: of('giver'), receivers: of('receiver'), staff: of('federation_admin') }
}
