import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { View } from '../../../contract/statistics/statistics.ts'
import { seasonOf } from '../../../contract/seasons.ts'
import type { Db } from '../../../server/database.ts'
import { resetDemo } from '../../../server/demo/seed.ts'
import { prepare } from '../../../server/prepare.ts'
import { openApp, visit, type Visitor } from '../support/app.ts'
import { onAnyDatabase } from '../support/databases.ts'
import { noon, today } from '../support/in-world.ts'
import { rowsIn } from '../support/rows.ts'

/** The codes of the mainland's departments with two digits: all from 01 to 95 but 20, which is Corsica. */
const codes = Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, '0')).filter(
  (code) => code !== '20',
)
const people = sql`(select user_id, 'giver' as kind from givers union all select user_id, 'receiver' from receivers)`

/** What must not be found, and a query that finds it. */
const contradictions = {
  'an initialised federation without a commune of its department': sql`
    select cities.insee from federations join cities using (department_code)
    where exists (select from federation_cities where federation_id = federations.id and not is_near)
      and not exists (select from federation_cities
        where federation_id = federations.id and city_id = cities.id and not is_near)`,
  'a federation with a commune of another department as its own': sql`
    select cities.insee from federation_cities join federations on federations.id = federation_id
    join cities on cities.id = city_id
    where not is_near and cities.department_code <> federations.department_code`,
  'a federation with communes, but without validated givers, receivers, staff or donations': sql`
    select code from federations
    where exists (select from federation_cities where federation_id = federations.id)
      and department_code not in ('18', '36') and not (
        exists (select from givers join users on users.id = user_id
          where federation_id = federations.id and validation_type in ('auto', 'manual'))
        and exists (select from receivers join users on users.id = user_id where federation_id = federations.id)
        and exists (select from users join roles on roles.id = role_id
          where federation_id = federations.id and roles.code = 'federation_admin')
        and exists (select from donations where federation_id = federations.id))`,
  'an initialised federation without staff, a member, an initialisation that is over or a noted import': sql`
    select code from federations
    where exists (select from federation_cities where federation_id = federations.id) and not (
      exists (select from users join roles on roles.id = role_id
        where federation_id = federations.id and roles.code = 'federation_admin')
      and exists (select from retrievers where federation_id = federations.id)
      and (select count(distinct kind) from federation_jobs
        where federation_id = federations.id and state = 'done') = 2
      and exists (select from acts where federation_id = federations.id and act = 'federation.imported'
        and (details ->> 'imported')::int + (details ->> 'unchanged')::int =
          (select count(*) from retrievers where federation_id = federations.id)))`,
  'a validated giver who hunts, but without anything in their history': sql`
    select users.email from users join givers on user_id = users.id
    where (validation_type = 'manual' or users.email = 'giver@example.org')
      and not exists (select from acts where users.id in (acts.user_id, acts.actor_id))`,
  'an animal received before its kill, later than its report, or by somebody whom it does not name': sql`
    select tag from animals join hunts on hunts.id = animals.hunt_id
    where handed_over_at < killed_at or handed_over_at > finished_at
      or killed_at is not null and state = 'handedOver' and not exists (select from donations
        where donations.hunt_id = hunts.id and donations.receiver_id = animals.receiver_id
          and donations.specimen_type_id = animals.specimen_type_id)`,
  'people whose commune is not of their federation': sql`
    select users.email from users join ${people} as people on people.user_id = users.id
    where not exists (select from federation_cities where federation_id = users.federation_id
      and city_id = users.city_id and not is_near)`,
  'a territory or a hunt outside the giver’s federation': sql`
    select users.email from users join (
      select giver_id, city_id from territories union select giver_id, city_id from hunts
    ) as places on giver_id = users.id
    where not exists (select from federation_cities where federation_id = users.federation_id
      and city_id = places.city_id and not is_near)`,
  'a hunt reported before its day was over, or later than now': sql`
    select id from hunts where finished_at < (started_at + 1)::timestamp at time zone 'Europe/Paris'
      or finished_at > ${noon}`,
  'a quantity beyond the limits': sql`select hunt_id from donations where quantity not between 1 and 10`,
  'more given than the report records, or less': sql`
    with given as (
      select hunt_id, receiver_id, specimen_type_id, quantity from donations
    ), recorded as (
      select hunt_id, receiver_id, specimen_type_id, quantity from (
        select distinct on (hunt_id) hunt_id, id from report_versions order by hunt_id, number desc
      ) as latest join report_version_rows on version_id = latest.id
    )
    (select * from given except select * from recorded) union all (select * from recorded except select * from given)`,
  'a donation at a hunt without a report': sql`
    select hunt_id from donations join hunts on hunts.id = hunt_id where finished_at is null`,
  'somebody blocked, deleted or refusing was given to or called': sql`
    select users.email from users
    where (blocked_at is not null or is_deleted or gdpr_state = 'refused') and (
      exists (select from donations where receiver_id = users.id)
      or exists (select from phone_reveals where receiver_id = users.id))`,
  'given without the phone having been revealed before': sql`
    select hunt_id from donations join hunts on hunts.id = hunt_id
    where hunts.id > 150 and not exists (select from phone_reveals
      where phone_reveals.giver_id = hunts.giver_id and phone_reveals.receiver_id = donations.receiver_id
        and shown_at < hunts.started_at)`,
  'a phone revealed before its owner or the giver registered, or later than now': sql`
    select receivers.email from phone_reveals join users as receivers on receivers.id = receiver_id
    join users as givers on givers.id = giver_id
    where givers.federation_id > 3 and (shown_at < greatest(receivers.created_at, givers.created_at)
      or shown_at > ${noon})`,
  'a hunt planned before the giver was validated, or later than now': sql`
    select hunts.id from hunts join givers on givers.user_id = giver_id
    where hunts.id > 150 and (hunts.created_at < validated_at or validated_at is null
      or hunts.created_at > ${noon})`,
  'a giver who waits for more than a week, or was decided on before registering or later than now': sql`
    select users.email from givers join users on users.id = user_id
    where users.created_at > ${noon} or coalesce(validated_at, refused_at) not between users.created_at and ${noon}
      or validation_type = 'waiting' and users.created_at < ${noon}::timestamptz - interval '7 days'`,
  'a giver validated automatically whom the federation does not know as a member': sql`
    select nit from givers join users on users.id = user_id
    where federation_id > 3 and validation_type = 'auto' and not exists (select from retrievers
      where retrievers.federation_id = users.federation_id and retrievers.nit = givers.nit
        and retrievers.email = users.email)`,
  'two people with one NIT': sql`select nit from givers group by nit having count(*) > 1`,
  'an address or a phone that may belong to somebody': sql`
    select email from users where email not like '%@example.org' or phone !~ '^063998[0-9]{4}$'
    union all select contact_email from federations
    where contact_email not like '%@chasse.example.org' or contact_phone !~ '^06 39 98 00 [0-9]{2}$'`,
  'a month of the last twelve without registrations or donations': sql`
    select month from generate_series(0, 11) as months (ago),
      lateral (select ${today}::date - 30 * (ago + 1) as month) as each
    where exists (select from (values ('giver'), ('receiver')) as kinds (kind)
      where not exists (select from users join ${people} as people on people.user_id = users.id
        where people.kind = kinds.kind and users.created_at::date between month and month + 30))
      or not exists (select from donations where day between month and month + 30)`,
}

/** What is kept about the 669 people of the first federations and their 150 hunts. */
const ofTheFirst = [
  `select id, email, firstname, lastname, phone, city_id, federation_id, role_id, gdpr_state,
    newsletter_accepted_at, deletion_requested_at, created_at from users where id <= 669`,
  'select * from givers where user_id <= 669',
  'select * from receivers where user_id <= 669',
  'select * from wishes where receiver_id <= 669',
  'select * from availabilities where receiver_id <= 669',
  'select * from phone_reveals where giver_id <= 669',
  'select * from hunts where id <= 150',
  'select * from hunt_previsions where hunt_id <= 150',
  'select * from contacts where hunt_id <= 150',
  'select * from donations where hunt_id <= 150',
  'select * from report_versions where hunt_id <= 150',
  'select hunt_id, receiver_id, state, sounded_at, reason from offers where hunt_id <= 150',
  'select hunt_id, tag, state, receiver_id from animals where hunt_id <= 150',
  'select federation_id, city_id, is_near from federation_cities where federation_id <= 3',
]
async function digests(db: Db) {
  const digest = `count(*), md5(string_agg(row::text, ',' order by row::text))`
  const each = ofTheFirst.map((query) => `select ${digest} from (${query}) as row`)
  return (await sql.raw(each.join(' union all ')).execute(db)).rows
}

/** The sums of a statistic's columns of numbers. */
async function sumsOf(visitor: Visitor, code: string, chosen: object = {}): Promise<number[]> {
  const { headers, rows }: View = (await visitor.post(`/api/v1/statistics/${code}`, chosen)).json().data
  const columns = headers.flatMap(({ format }, index) => (format === 'number' ? [index] : []))
  return columns.map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0))
}

onAnyDatabase((fresh) => {
  test('The demonstration of the country has 94 federations that agree with each other, and changes nothing of the first three', async () => {
    const db = fresh()
    await prepare(db, { demo: true, country: true, now: noon })
    const federations = await rowsIn(db).all('federations', {}, 'id', 'department_code')
    expect(federations.map(({ department_code }) => department_code).toSorted()).toEqual(codes)
    for (const [what, query] of Object.entries(contradictions)) {
      const { rows } = await query.execute(db)
      expect.soft(rows.slice(0, 5), what).toEqual([])
    }
    const { rows: seasons } = await sql<{ season: number }>`
      select distinct extract(year from started_at - interval '6 months')::integer as season from hunts
      where id > 150 order by 1`.execute(db)
    expect(seasons.map(({ season }) => season)).toEqual([seasonOf(today) - 1, seasonOf(today)])

    const visitor = visit(await openApp({ db, now: () => noon }))
    await visitor.signIn('stats@example.org')
    for (const code of ['donations_by_type', 'hunts', 'registrations', 'coverage']) {
      const whole = await sumsOf(visitor, code)
      const each: number[][] = []
      for (const { id } of federations) each.push(await sumsOf(visitor, code, { federation_id: String(id) }))
      const added = whole.map((_, column) => each.reduce((sum, one) => sum + one[column]!, 0))
      expect.soft(added, code).toEqual(whole)
      expect.soft(Math.min(...whole.filter((sum) => sum > 0)), code).toBeGreaterThan(0)
    }

    for (const code of ['hand_over_time', 'animals_by_fate', 'samples_by_result'])
      expect.soft((await sumsOf(visitor, code))[0], code).toBeGreaterThan(50)

    const counts = () =>
      sql`select (select count(*) from users) as users, (select count(*) from hunts) as hunts,
      (select max(id) from users) as last`.execute(db)
    const { rows: before } = await counts()
    expect(await prepare(db, { demo: true, country: true, now: noon })).toBe(false)
    expect((await counts()).rows).toEqual(before)

    const kept = await digests(db)
    await resetDemo(db, noon)
    expect(await digests(db)).toEqual(kept)
    expect((await counts()).rows).toEqual([{ users: 669, hunts: 150, last: 669 }])
  })
})
