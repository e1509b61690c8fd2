/**
 * `node tools/bench/users.ts`: how long a page of the users list and its count take among 1,000,000 users
 * on PostgreSQL (`TEST_DATABASE_URL`, else the local socket): the first page and the one at 90 % of the
 * results, for a caller who sees everybody and for callers limited to the largest or smallest federation;
 * then prints the plans. Target: 1 s each. Uses a temporary database.
 */
import { sql } from 'kysely'
import type { UsersQuery } from '../../contract/users/managed-users.ts'
import { permissions } from '../../contract/permissions.ts'
import { type Db, openDatabase } from '../../server/database.ts'
import { migrate } from '../../server/storage/migrate.ts'
import { findUsers } from '../../server/queries/users/managed-users.ts'
import { explaining, onNewDatabase } from './database.ts'

const USERS = 1_000_000
const FEDERATIONS = 20
const RUNS = 5
const PER_PAGE = 10

/** One user in 20,000 has the rare name. */
const searches = { none: '', rare: 'zwing', letter: 'm' }
const orders = ['email', 'lastname'] as const

/** Users of federations of very different sizes, one giver to seven receivers. */
async function populate(db: Db): Promise<void> {
  await migrate(db)
  await db.connection().execute(async (one) => {
    // The generated data are consistent, so triggers and foreign keys are disabled to save time.
    await sql`set statement_timeout = 0`.execute(one)
    await sql`set session_replication_role = replica`.execute(one)
    await sql`select setseed(0.2026)`.execute(one)
    await sql`
      insert into federations (code, name, department_code)
      select 'FDC' || n, 'Fédération ' || n, n::text from generate_series(11, ${10 + FEDERATIONS}::int) as n`.execute(
      one,
    )
    await sql`
      insert into users (email, firstname, lastname, phone, federation_id, role_id, created_at,
        email_verified_at, accept_tos_date, gdpr_state)
      select lower(firstname || '.' || lastname) || n || '@example.org', firstname, lastname,
        '06' || lpad((n * 37 % 100000000)::text, 8, '0'),
        (select min(id) from federations) + floor(power(random(), 2) * ${FEDERATIONS})::int,
        (select id from roles where code = case when n % 8 = 0 then 'giver' else 'receiver' end),
        now() - random() * interval '730 days', now(), now(), 'accepted'
      from (
        select n, (array['Anne', 'Bruno', 'Claire', 'Denis', 'Emma', 'Guy', 'Jean', 'Luc', 'Marie', 'Paul',
            'Rose', 'Yves'])[1 + floor(random() * 12)::int] as firstname,
          case when n % 20000 = 0 then 'Zwingelstein' else
            (array['Ba', 'Chau', 'Du', 'Fon', 'Gar', 'La', 'Mar', 'Mo', 'Per', 'Rous', 'Ser', 'Vi'])[1 + floor(random() * 12)::int]
            || (array['bel', 'che', 'lan', 'men', 'no', 'ri', 'sa', 'tin', 'ver'])[1 + floor(random() * 9)::int]
            || (array['', 'ault', 'de', 'el', 'et', 'ier', 'on', 'ot'])[1 + floor(random() * 8)::int] end as lastname
        from generate_series(1, ${USERS}::int) as n
      ) as people`.execute(one)
    await sql`
      insert into givers (user_id, nit, validation_type, validated_at)
      select id, lpad((id % 10000000)::text, 7, '0'), 'auto', created_at
      from users where role_id = (select id from roles where code = 'giver')`.execute(one)
    await sql`
      insert into receivers (user_id, search_radius)
      select id, 20 from users where role_id = (select id from roles where code = 'receiver')`.execute(one)
    await sql`set session_replication_role = origin`.execute(one)
    await sql`vacuum analyze`.execute(one)
  })
}

/** The callers: without a federation, of the largest one, and of the smallest one. */
async function seers(db: Db) {
  const { rows } = await sql<{ id: number }>`
    select federation_id as id from users group by 1 order by count(*) desc`.execute(db)
  return [
    { name: 'everybody', federationId: null },
    { name: 'largest', federationId: rows[0]!.id },
    { name: 'smallest', federationId: rows.at(-1)!.id },
  ].map((seer) => ({ ...seer, permissions: [...permissions], now: new Date() }))
}
type Asked = { name: string; seer: Awaited<ReturnType<typeof seers>>[number]; query: UsersQuery }

/** The pages requested from a list of this length: the first one, and the one at 90 %. */
const pagesOf = (total: number) => ({ first: 1, deep: Math.floor((total * 0.9) / PER_PAGE) + 1 })

async function questions(db: Db): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const seer of await seers(db))
    for (const [kind, search] of Object.entries(searches))
      for (const order of orders) {
        const query = {
          search,
          status: '',
          role: '',
          federation: '',
          page: 1,
          perPage: PER_PAGE,
          order,
          desc: false,
        } as const
        const { total } = await findUsers(db, seer, query)
        for (const [place, page] of Object.entries(pagesOf(total))) {
          const name = `${seer.name.padEnd(9)} ${kind.padEnd(6)} by ${order.padEnd(8)} ${place.padEnd(5)}`
          asked.push({ name, seer, query: { ...query, page } })
        }
      }
  return asked
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!

async function time(db: Db, { name, seer, query }: Asked): Promise<void> {
  const times: number[] = []
  let total = 0
  for (let run = 0; run < RUNS; run++) {
    const begun = performance.now()
    total = (await findUsers(db, seer, query)).total
    times.push(performance.now() - begun)
  }
  const offset = (query.page - 1) * PER_PAGE
  console.log(
    `${name} ${median(times).toFixed(0).padStart(5)} ms, from ${String(offset).padStart(6)} of ${total}`,
  )
}

await onNewDatabase(async (url) => {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: null })
  await populate(db)
  const asked = await questions(db)
  for (const one of asked) await time(db, one)
  for (const { name, seer, query } of asked) {
    console.log(`\n${name}`)
    await findUsers(db.withPlugin(explaining), seer, query)
  }
  await close()
})
