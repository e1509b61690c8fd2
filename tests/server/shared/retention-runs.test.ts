import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../../../server/database.ts'
import { applyRetention, countRetention, retainHourly } from '../../../server/rules/retention/retention.ts'
import { distantOffer } from '../../world/offers.ts'
import { place } from '../../world/places.ts'
import { cher, luc, matching, nadia } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { retentionOf, seedOldNames } from '../support/retention.ts'
import { rowsIn } from '../support/rows.ts'

/** Every row of every table, as text. */
async function everything(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(db)
  const texts: string[] = []
  for (const { name } of rows) {
    const found = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t order by 1`.execute(db)
    texts.push(`${name}: ${found.rows.map(({ row }) => row).join('\n')}`)
  }
  return texts.join('\n')
}

inWorld((world) => {
  const asked = (now = noon) => retentionOf(world.db(), now)
  const apply = async () =>
    Object.fromEntries((await applyRetention(asked()))!.map(({ name, count }) => [name, count]))
  const act = (at: Date) =>
    world.add('acts', { at, act: 'user.updated', actor_id: cher.id, user_id: nadia.id, details: '{}' })

  /** Seeds an expired row of each kind, besides those of the world, which have not expired. */
  async function seedPast() {
    const db = world.db()
    const long = new Date('2022-03-10T11:00:00Z')
    await db.updateTable('hunts').set({ started_at: '2025-11-01' }).where('id', '=', 2).execute()
    await db.updateTable('hunts').set({ started_at: '2021-03-09' }).where('id', '=', 14).execute()
    await rowsIn(db).set(
      'animals',
      { id: 1 },
      { hunt_id: 14, examination: 'sound', examiner_name: 'Jeanne', examiner_number: '18' },
    )
    await rowsIn(db).set(
      'animals',
      { id: 2 },
      { examination: 'sound', examiner_name: 'Jeanne', examiner_number: '18' },
    )
    const call = { call_outcome: 'callBack', call_text: 'rappeler samedi' } as const
    await db.updateTable('contacts').set(call).where('receiver_id', '=', luc.id).execute()
    const met = { hunt_id: 14, place: 'La mairie', city_id: place('Bourges').id, noted_at: long }
    await rowsIn(db).add('meetings', [
      { ...met, starts_at: long, ends_at: hourAfter(long), contact_name: null, contact_phone: null },
      {
        ...met,
        starts_at: new Date(noon.getTime() - 86_400_000),
        ends_at: hourAfter(new Date(noon.getTime() - 86_400_000)),
        contact_name: 'Odile',
        contact_phone: '0639980077',
      },
    ])
    await db.updateTable('offers').set({ sounded_at: long }).where('id', '=', distantOffer.id).execute()
    await rowsIn(db).set('report_versions', { hunt_id: 5 }, { reason: 'Une erreur', recorded_at: long })
    const days = { taken_on: '2022-03-08', sent_on: '2022-03-09', result_on: '2022-03-10' }
    await rowsIn(db).set(
      'samples',
      { id: 1 },
      { ...days, state: 'negative', result_by: cher.id, reason: 'Une erreur' },
    )
    // It was never answered.
    await db.updateTable('report_requests').set({ asked_at: long }).execute()
    await rowsIn(db).add('availabilities', {
      receiver_id: nadia.id,
      started_at: '2026-01-01',
      ended_at: '2026-01-31',
    })
    await sql`insert into reported_problems (animal_id, receiver_id, text, reported_on)
      select 1, ${nadia.id}, day, day::date from unnest(array['2025-03-09', '2025-03-10']) day`.execute(db)
    await sql`insert into contested_lines values (${nadia.id}, 3, '2026-01-09'), (${luc.id}, 3, '2025-03-09')`.execute(
      db,
    )
    await seedOldNames(db, long)
    await act(long)
    await act(new Date('2024-03-10T11:00:00Z'))
    const times = { user_id: nadia.id, created_at: long, expires_at: long }
    await rowsIn(db).add('sessions', { ...times, id_hash: 'over', seen_at: long })
    await rowsIn(db).add('sessions', {
      ...times,
      id_hash: 'open',
      seen_at: noon,
      expires_at: new Date('2026-03-11T11:00:00Z'),
    })
    await rowsIn(db).add('passkey_challenges', {
      session_hash: 'open',
      purpose: 'add',
      challenge: 'over',
      expires_at: long,
    })
    await db.insertInto('totp_secrets').values({ user_id: nadia.id, secret: 'over', since: long }).execute()
    await rowsIn(db).add('tokens', { ...times, hash: 'over', purpose: 'address' })
    await rowsIn(db).add('exports', { ...times, token_hash: 'over', statistic: 'hunts', chosen: '{}' })
    const change = { user_id: nadia.id, former: nadia.email, email: 'n@example.org' }
    const past = { ...change, ends_at: long }
    await db.insertInto('address_changes').values(past).execute()
    await db.insertInto('sign_in_failures').values({ key: 'over', failed_at: long }).execute()
    await db.insertInto('request_counts').values({ key: 'over', requests: 1, since: long }).execute()
    const mail = { recipient: nadia.email, subject: '', text: '', html: '', next_attempt_at: null }
    const [old, recent] = [31, 29].map((days) => new Date(noon.getTime() - days * 86_400_000))
    for (const created_at of [old!, recent!])
      await rowsIn(db).add('mails', { ...mail, created_at, sent_at: created_at })
    await db.updateTable('users').set({ last_visit_on: '2024-05-09' }).where('id', '=', nadia.id).execute()
    // It has not been sent yet.
    await rowsIn(db).add('mails', { ...mail, created_at: old!, next_attempt_at: noon })
    const run = { ended_at: long, counts: '{}' }
    await db.insertInto('erasures').values({ what: 'refused', user_id: nadia.id, at: long }).execute()
    await rowsIn(db).add('retention_runs', { ...run, day: '2022-03-10' })
  }
  const due = {
    addresses: 1,
    exports: 1,
    sessions: 1,
    tokens: 1,
    challenges: 1,
    totp: 1,
    failures: 1,
    requests: 1,
    mails: 1,
    closed: 0,
    reminded: 0,
    warned: 1,
    phones: 1,
    contacts: matching.length - 1,
    callNotes: 1,
    examiners: 1,
    offers: 1,
    meetings: 1,
    calledOff: 0,
    problems: 1,
    contestsOver: 2,
    contests: 1,
    erasures: 1,
    delegates: 1,
    refusals: 1,
    jobs: 1,
    removedMembers: 1,
    meetingLinks: 0,
    availabilities: 1,
    corrections: 1,
    answers: 1,
    results: 1,
    recalled: 0,
    recalls: 0,
    acts: 1,
    readings: 0,
    actors: 1,
    runs: 1,
  }
  const nothing = Object.fromEntries(Object.keys(due).map((name) => [name, 0]))
  const counted = async () =>
    Object.fromEntries((await countRetention(asked())).map(({ name, count }) => [name, count]))

  test('Counting changes nothing; applying does what was counted; again, there is nothing left', async () => {
    await seedPast()
    const before = await everything(world.db())
    // Deleted entries are not pseudonymised first, but both rules count them.
    expect(await counted()).toEqual({ ...due, actors: 2 })
    expect(await everything(world.db())).toBe(before)
    expect(await apply()).toEqual(due)
    const after = await everything(world.db())
    expect(await counted()).toEqual(nothing)
    expect(await apply()).toEqual(nothing)
    expect(await everything(world.db())).toBe(after)
    const left = await world.all('mails', {}, 'id')
    // Includes the warning.
    expect(left).toHaveLength(3)
  })

  test('Two servers concurrently do it once, and one of them completely', async () => {
    await seedPast()
    const runs = await Promise.all([applyRetention(asked()), applyRetention(asked())])
    expect(runs.filter((run) => run !== null).length).toBeGreaterThan(0)
    expect(await counted()).toEqual(nothing)
    const { contacts_deleted } = await world.one('hunts', { id: 2 }, 'contacts_deleted')
    expect(contacts_deleted).toBe(due.contacts)
  })

  test('The server does it once a day, from three in the morning in France', async () => {
    await seedPast()
    const at = (time: string) => new Date(`2026-03-10T${time}+01:00`)
    expect(await retainHourly(asked(at('02:59:59')))).toBe(null)
    // Short-lived rows are deleted every hour.
    expect(await counted()).toEqual({
      ...only(
        due,
        ...'warned phones contacts callNotes examiners offers meetings problems contestsOver contests acts'.split(
          ' ',
        ),
        ...'refusals jobs removedMembers availabilities corrections answers results erasures runs delegates'.split(
          ' ',
        ),
      ),
      actors: 2,
    })
    expect((await retainHourly(asked(at('03:00:00'))))?.find(({ name }) => name === 'acts')?.count).toBe(1)
    const runs = await world.all('retention_runs', {}, 'day', 'counts')
    expect(runs).toMatchObject([{ day: '2026-03-10', counts: { contacts: due.contacts } }])
    await act(new Date('2022-03-10T11:00:00Z'))
    expect(await retainHourly(asked(at('04:00:00')))).toBe(null)
    expect(await counted()).toMatchObject({ acts: 1 })
    const tomorrow = new Date(at('03:00:00').getTime() + 86_400_000)
    expect(await retainHourly(asked(tomorrow))).not.toBe(null)
    expect(await counted()).toMatchObject({ acts: 0 })
  })
})

/** These counts, and zero for the others. */
const only = (counts: Record<string, number>, ...names: string[]) =>
  Object.fromEntries(Object.keys(counts).map((name) => [name, names.includes(name) ? counts[name] : 0]))

const hourAfter = (moment: Date) => new Date(moment.getTime() + 3_600_000)
