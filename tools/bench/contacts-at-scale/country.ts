import { sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import { loadCommunes } from '../../../server/data/communes.ts'
import type { Db } from '../../../server/database.ts'
import { migrate } from '../../../server/storage/migrate.ts'
import { seedFederations, seedPeople } from '../nation.ts'
import { seedReceivers } from '../receivers.ts'

const RECEIVERS = 500_000
const GIVERS = 70_000

/** Contacts that an old hunt keeps, because they were called; the first `SERVED` of them got game. */
const CALLED = 5
const SERVED = 2
/** Older seasons, of which only those contacts are left. */
const OLDER_SEASONS = 4
/** Days of the current season, and days after today of the last of its hunts. */
const DAYS = 365
const PLANNED = 20

/** Rows inserted by one statement. */
const CHUNK = 2_000_000

/** About `rows` contacts in an empty database: a year of full lists, and of older hunts who was called. */
export async function populate(db: Db, rows: number, tell: (what: string) => void): Promise<void> {
  await migrate(db)
  await loadCommunes(db)
  const hunts = Math.round(rows / (limits.contacts + OLDER_SEASONS * CALLED))
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`select setseed(0.2026)`.execute(one)
    await seedReceivers(one, RECEIVERS)
    // The generated data are consistent, so triggers and foreign keys are disabled to save time.
    await sql`set session_replication_role = replica`.execute(one)
    await seedFederations(one)
    await seedPeople(one, 'giver', GIVERS)
    await sql`
      insert into givers (user_id, nit, validation_type, validated_at)
      select id, lpad((id % 10000000)::text, 7, '0'), 'auto', created_at
      from users where role_id = (select id from roles where code = 'giver')`.execute(one)
    tell('people')
    await seedHunts(one, hunts)
    tell('hunts')
    await seedContacts(one, tell)
    await seedCalls(one)
    tell('calls')
  })
}

/** Hunts in the order of their days: older seasons first. `towns`: where a hunt's contacts begin. */
async function seedHunts(db: Db, hunts: number): Promise<void> {
  await sql`analyze users, receivers, givers`.execute(db)
  await sql`
    create temporary table hosts as
    select row_number() over () - 1 as n, user_id, city_id from givers join users on users.id = user_id`.execute(
    db,
  )
  await sql`analyze hosts`.execute(db)
  await sql`
    insert into hunts (giver_id, city_id, started_at, finished_at, created_at, contacts_found, contacts_obtained,
      contacts_deleted)
    select user_id, city_id, day, case when day < current_date then day + interval '30 hours' end,
      day - interval '20 days', ${limits.contacts}, ${limits.contacts},
      case when at < 0 then ${limits.contacts - CALLED}::int else 0 end
    from (
      select current_date + ${PLANNED}::int - floor((1 - (at + 0.5) / ${hunts}) * ${DAYS})::int as day, at
      from generate_series(${-OLDER_SEASONS * hunts}::int, ${hunts - 1}::int) as at
    ) as days
    join hosts on n = (at::bigint * 7919 % (select count(*) from hosts) + (select count(*) from hosts))
      % (select count(*) from hosts)
    order by at`.execute(db)
  await sql`
    insert into hunt_previsions select id, type, 2 from hunts, generate_series(1, 2) as type
    where started_at >= current_date - ${DAYS}::int`.execute(db)
  await sql`
    create temporary table lists as
    select hunts.id as hunt_id, started_at > current_date + ${PLANNED - DAYS}::int as is_full,
      least(first, (select max(user_id) from receivers) - ${limits.contacts}) as first
    from hunts join (
      select cities.id, coalesce(min(homes.first) over (order by cities.id desc),
        (select max(user_id) from receivers)) as first
      from cities left join (
        select city_id, min(id) as first from users join receivers on user_id = id group by 1
      ) as homes on city_id = cities.id
    ) as towns on towns.id = hunts.city_id`.execute(db)
  await sql`create index on lists (hunt_id)`.execute(db)
  await sql`analyze lists`.execute(db)
}

/** Fills the table in the order of its hunts, then makes its keys and indexes. */
async function seedContacts(db: Db, tell: (what: string) => void): Promise<void> {
  const { rows: keys } = await sql<{ drop: string; make: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint
    where confrelid = 'contacts'::regclass or conrelid = 'contacts'::regclass and contype in ('p', 'u')
    order by contype = 'f'`.execute(db)
  const { rows: indexes } = await sql<{ drop: string; make: string }>`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
    from pg_index left join pg_constraint on conindid = indexrelid and conrelid = indrelid
    where indrelid = 'contacts'::regclass and conname is null`.execute(db)
  for (const { drop } of [...keys.toReversed(), ...indexes]) await sql.raw(drop).execute(db)
  const fill = async (isFull: boolean, each: number) => {
    const { rows } = await sql<{ first: number; last: number }>`
      select min(hunt_id) as first, max(hunt_id) as last from lists where is_full = ${isFull}`.execute(db)
    const { first, last } = rows[0]!
    const step = CHUNK / each
    for (let from = first; from <= last; from += step)
      await sql`
        insert into contacts (hunt_id, receiver_id, distance)
        select hunt_id, first + n, (n * 13) % 800 / 10.0
        from lists, generate_series(1, ${each}::int) as n
        where is_full = ${isFull} and hunt_id >= ${from} and hunt_id < ${from + step}
        order by hunt_id, n`.execute(db)
  }
  await fill(false, CALLED)
  await fill(true, limits.contacts)
  tell('contacts')
  await sql`set maintenance_work_mem = '1GB'`.execute(db)
  for (const { make } of [...keys, ...indexes]) {
    await sql.raw(make).execute(db)
    tell(make)
  }
}

/** Reveals, notes, donations and animals of the first contacts of each hunt. */
async function seedCalls(db: Db): Promise<void> {
  await sql`
    insert into phone_reveals (giver_id, receiver_id, shown_at)
    select giver_id, first + n, min(started_at) - interval '2 days'
    from lists join hunts on hunts.id = hunt_id, generate_series(1, ${CALLED}::int) as n
    where started_at > current_date - interval '36 months' group by 1, 2`.execute(db)
  await sql`
    insert into donations (hunt_id, receiver_id, specimen_type_id, quantity, day, city_id, federation_id)
    select hunt_id, first + n, n, 1, started_at, hunts.city_id, federation_id
    from lists join hunts on hunts.id = hunt_id join users on users.id = giver_id,
      generate_series(1, ${SERVED}::int) as n
    where finished_at is not null`.execute(db)
  await sql`
    insert into animals (hunt_id, federation_id, season, specimen_type_id, state, receiver_id, handed_over_at, noted_at)
    select hunt_id, coalesce(federation_id, 0), extract(year from day), specimen_type_id, 'handedOver',
      receiver_id, day, day from donations`.execute(db)
  await sql`
    update contacts set call_outcome = 'interested', call_text = 'viendra avec une glacière'
    from lists, hunts
    where lists.is_full and hunts.id = lists.hunt_id and contacts.hunt_id = lists.hunt_id
      and contacts.receiver_id between first + 1 and first + ${SERVED}`.execute(db)
  await sql`vacuum analyze`.execute(db)
}
