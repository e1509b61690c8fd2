import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { demoAccounts } from '../../../server/demo/accounts.ts'
import { demoMembers } from '../../../server/demo/members.ts'
import { resetDemo } from '../../../server/demo/seed.ts'
import { dayAfter } from '../../../contract/days.ts'
import { OfferState } from '../../../contract/shared/offers.ts'
import { prepare } from '../../../server/prepare.ts'
import { openApp, visit } from '../support/app.ts'
import { noon, today } from '../support/in-world.ts'
import { hasPostgres } from '../support/databases/postgres.ts'
import { openPrepared } from '../support/databases/prepared.ts'

type Hunts = { data: { id: number; started_at: string }[]; meta: { total: number } }

/** A new database on PostgreSQL, or the embedded one where that is left out; closed after the test. */
async function opened(state: 'migrated' | 'started') {
  const { db, close } = await openPrepared(state, !hasPostgres)
  onTestFinished(close)
  return db
}

test('The first start loads every commune of France, and the second nothing', async () => {
  const db = await opened('migrated')
  expect(await prepare(db, { demo: false, now: noon })).toBe(true)
  expect(await prepare(db, { demo: false, now: noon })).toBe(false)
  const { rows } = await sql`
    select count(*) as communes, count(distinct insee) as codes, count(*) filter (where lat is null) as nowhere,
      (select count(*) from users) as people
    from cities`.execute(db)
  expect(rows).toEqual([{ communes: 34_969, codes: 34_969, nowhere: 0, people: 0 }])
  const visitor = visit(await openApp({ db }))
  const found = async (text: string) => {
    const { data } = (await visitor.get(`/api/v1/cities?search=${encodeURIComponent(text)}`)).json()
    return (data as { label_full: string }[]).map(({ label_full }) => label_full)
  }
  expect(await found('bourges (18)')).toEqual(['Bourges (18000)'])
  expect(await found('75020')).toEqual(['Paris (75001)'])
  const saints = await found('saint')
  expect(saints).toHaveLength(50)
  expect(saints).toContain('Saint-Étienne (42000)')
  expect(saints).toEqual(saints.toSorted(new Intl.Collator('fr').compare))
})

test('The demonstration data are complete, and the same after a reset', async () => {
  const db = await opened('started')
  await prepare(db, { demo: true, now: noon })
  const app = await openApp({ db, now: () => noon })
  /** What somebody of the demonstration reads, by URL. */
  const readerOf = async (name: string) => {
    const visitor = visit(app)
    expect((await visitor.signIn(`${name}@example.org`)).statusCode).toBe(200)
    return async (url: string) => {
      const answer = (await visitor.get(`/api/v1/${url}`)).json()
      return answer.data ?? answer
    }
  }
  const sums = async () => {
    const { rows } = await sql<object>`
      select (select count(*) from givers) as givers, (select count(*) from receivers) as receivers,
        (select count(*) from hunts) as hunts,
        (select md5(string_agg(concat(id, email, city_id, role_id), ',' order by id)) from users) as people,
        (select md5(string_agg(concat(hunt_id, receiver_id, specimen_type_id, quantity), ','
          order by hunt_id, receiver_id, specimen_type_id)) from donations) as donations`.execute(db)
    return rows
  }
  for (const [table, states] of [
    ['offers', OfferState.options],
    // Held animals result from commands.
    ['animals', ['available', 'blocked', 'handedOver', 'noted', 'recalled', 'withdrawn']],
    ['samples', ['negative', 'positive', 'sent']],
    ['recalls', ['opened']],
    ['recall_receivers', ['acknowledged', 'reached', 'told']],
    ['sanitary_rules', ['draft', 'inForce']],
  ] as const) {
    const rows = await db.selectFrom(table).select('state').distinct().execute()
    expect([table, rows.map(({ state }) => String(state)).toSorted()]).toEqual([table, states.toSorted()])
  }
  // Nobody is told about an animal that the report of its hunt does not say they received.
  const { rows: unreported } = await sql`
    select animals.tag, users.email from animals
    join hunts on hunts.id = animals.hunt_id join users on users.id = animals.receiver_id
    where hunts.finished_at is not null and not exists (
      select from report_version_rows as row join report_versions on report_versions.id = row.version_id
      where report_versions.hunt_id = hunts.id and row.receiver_id = animals.receiver_id
        and row.specimen_type_id = animals.specimen_type_id
        and number = (select max(number) from report_versions where hunt_id = hunts.id))`.execute(db)
  expect(unreported).toEqual([])
  const before = await sums()
  expect(before).toMatchObject([{ givers: 64, receivers: 601, hunts: 150 }])
  for (const { email } of demoAccounts) {
    const { user } = await (await readerOf(email.replace(/@.*/, '')))('auth/infos')
    expect([email, user.is_tos_accepted]).toEqual([email, true])
  }
  const receiver = await readerOf('receiver')
  expect(await receiver('recalls/self')).toHaveLength(1)
  const received: { is_recalled: boolean }[] = await receiver('animals/received')
  expect(received.filter(({ is_recalled }) => is_recalled)).toHaveLength(1)
  expect((await receiver('receivers/self/reachability')).sum_donation).toBe(1)
  expect((await receiver('offers/self'))[0]?.reason).toContain('vous avez reçu 1\u00a0gibier')
  const giver = visit(app)
  await giver.signIn('giver@example.org')
  const hunts = async (state: string) =>
    (await giver.get(`/api/v1/hunts/self?hunt_state_code=${state}`)).json() as Hunts
  const next = (await hunts('planned')).data[0]!
  expect(next.started_at).toBe(dayAfter(today, 7))
  expect((await hunts('informed')).meta.total).toBeGreaterThan(0)
  expect((await hunts('finished')).meta.total).toBeGreaterThan(10)
  const contacts = async (): Promise<{ phone: string | null }[]> =>
    (await giver.get(`/api/v1/hunts/self/${next.id}/donations`)).json().data.contacts
  const seen = await contacts()
  expect(seen.length).toBeGreaterThan(100)
  const phones = seen.flatMap(({ phone }) => phone ?? [])
  expect(phones.length).toBeGreaterThan(5)
  expect(phones.length).toBeLessThan(seen.length)
  // The range reserved for fiction.
  for (const phone of phones) expect(phone).toMatch(/^063998\d{4}$/)
  expect((await giver.post(`/api/v1/hunts/self/${next.id}/contacts`)).statusCode).toBe(200)
  expect(await contacts()).toEqual(seen)

  type Waiting = { email: string; finding: string }[]
  const known = (waiting: Waiting) => waiting.filter(({ finding }) => finding === 'known').length
  const ofCher: Waiting = await (await readerOf('cher'))('givers/need_validation')
  expect(known(ofCher)).toBeGreaterThan(1)
  expect(ofCher.find(({ email }) => email === 'waiting@example.org')?.finding).toBe('unknown')
  expect(known(await (await readerOf('admin'))('givers/need_validation'))).toBeGreaterThan(3)

  const password = 'Sous-bois calme 31'
  const chosen = { password, password_confirmation: password, user_type: 'giver', phone: '0639980000' }
  for (const [index, { nit, firstname, lastname }] of demoMembers.entries()) {
    const newcomer = visit(app)
    await newcomer.open('/register/giver')
    const city_id = (await newcomer.get('/api/v1/cities?search=bourges')).json().data[0].id
    const person = { firstname, lastname, nit, email: `member${index}@example.org`, city_id }
    const registered = (await newcomer.post('/register', { ...person, ...chosen })).json()
    expect([nit, registered]).toMatchObject([nit, { data: { user: { giver: { validation_type: 'auto' } } } }])
  }

  await db.deleteFrom('hunt_previsions').execute()
  await db.deleteFrom('role_permissions').execute()
  await resetDemo(db, noon)
  expect(await sums()).toEqual(before)
  expect((await giver.get('/api/v1/auth/infos')).statusCode).toBe(401)
  expect((await giver.signIn('giver@example.org')).json().data.permissions).toEqual(['hunts.self.write'])
})
