import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { applyRetention, countRetention, retainHourly } from '../../../server/rules/retention/retention.ts'
import { distantOffer } from '../../world/offers.ts'
import { place } from '../../world/places.ts'
import { cher, luc, matching, nadia } from '../../world/people.ts'
import { wholeFingerprint } from '../support/fingerprint.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { retain, retentionOf, seedOldNames } from '../support/retention.ts'

inWorld((world) => {
  const asked = (now = noon) => retentionOf(world.db(), now)
  const apply = () => retain(world.db())
  const act = (at: Date) =>
    world.add('acts', { at, act: 'user.updated', actor_id: cher.id, user_id: nadia.id, details: '{}' })

  /** Seeds an expired row of each kind, besides those of the world, which have not expired. */
  async function seedPast() {
    const { add, set } = world
    const long = new Date('2022-03-10T11:00:00Z')
    await set('hunts', { id: 2 }, { started_at: '2025-11-01' })
    await set('hunts', { id: 14 }, { started_at: '2021-03-09' })
    const examined = { examination: 'sound', examiner_name: 'Jeanne', examiner_number: '18' } as const
    await set('animals', { id: 1 }, { hunt_id: 14, ...examined })
    await set('animals', { id: 2 }, examined)
    await set('contacts', { receiver_id: luc.id }, { call_outcome: 'callBack', call_text: 'rappeler samedi' })
    const met = { hunt_id: 14, place: 'La mairie', city_id: place('Bourges').id, noted_at: long }
    const held = { contact_name: 'Odile', contact_phone: '0639980077' }
    const yesterday = new Date(noon.getTime() - 86_400_000)
    await add('meetings', { ...met, starts_at: long, ends_at: hourAfter(long) })
    await add('meetings', { ...met, ...held, starts_at: yesterday, ends_at: hourAfter(yesterday) })
    await set('offers', { id: distantOffer.id }, { sounded_at: long })
    await set('report_versions', { hunt_id: 5 }, { reason: 'Une erreur', recorded_at: long })
    const days = { taken_on: '2022-03-08', sent_on: '2022-03-09', result_on: '2022-03-10' }
    const result = { state: 'negative', result_by: cher.id, reason: 'Une erreur' } as const
    await set('samples', { id: 1 }, { ...days, ...result })
    // It was never answered.
    await set('report_requests', {}, { asked_at: long })
    const january = { started_at: '2026-01-01', ended_at: '2026-01-31' }
    await add('availabilities', { receiver_id: nadia.id, ...january })
    await sql`insert into reported_problems (animal_id, receiver_id, text, reported_on)
      select 1, ${nadia.id}, day, day::date from unnest(array['2025-03-09', '2025-03-10']) day`.execute(
      world.db(),
    )
    await sql`insert into contested_lines values (${nadia.id}, 3, '2026-01-09'), (${luc.id}, 3, '2025-03-09')`.execute(
      world.db(),
    )
    await seedOldNames(world.db(), long)
    await act(long)
    await act(new Date('2024-03-10T11:00:00Z'))
    const times = { user_id: nadia.id, created_at: long, expires_at: long }
    const open = { seen_at: noon, expires_at: new Date('2026-03-11T11:00:00Z') }
    await add('sessions', { ...times, id_hash: 'over', seen_at: long })
    await add('sessions', { ...times, id_hash: 'open', ...open })
    const challenge = { session_hash: 'open', purpose: 'add', challenge: 'over' } as const
    await add('passkey_challenges', { ...challenge, expires_at: long })
    await add('totp_secrets', { user_id: nadia.id, secret: 'over', since: long })
    await add('tokens', { ...times, hash: 'over', purpose: 'address' })
    await add('exports', { ...times, token_hash: 'over', statistic: 'hunts', chosen: '{}' })
    const change = { user_id: nadia.id, former: nadia.email, email: 'n@example.org' }
    await add('address_changes', { ...change, ends_at: long })
    await add('sign_in_failures', { key: 'over', failed_at: long })
    await add('request_counts', { key: 'over', requests: 1, since: long })
    const mail = { recipient: nadia.email, subject: '', text: '', html: '', next_attempt_at: null }
    const [old, recent] = [31, 29].map((days) => new Date(noon.getTime() - days * 86_400_000))
    for (const created_at of [old!, recent!]) await add('mails', { ...mail, created_at, sent_at: created_at })
    await set('users', { id: nadia.id }, { last_visit_on: '2024-05-09' })
    // It has not been sent yet.
    await add('mails', { ...mail, created_at: old!, next_attempt_at: noon })
    await add('erasures', { what: 'refused', user_id: nadia.id, at: long })
    await add('retention_runs', { ended_at: long, counts: '{}', day: '2022-03-10' })
  }
  const ofEach = (count: number, names: string) =>
    Object.fromEntries(names.split(' ').map((name) => [name, count]))
  const hourly = 'addresses exports sessions tokens challenges totp failures requests mails'
  /** What each rule affects then. */
  const due: Record<string, number> = {
    ...ofEach(1, hourly),
    ...ofEach(1, 'warned phones callNotes examiners offers meetings problems contests erasures delegates'),
    ...ofEach(1, 'refusals jobs removedMembers availabilities corrections answers results acts actors runs'),
    ...ofEach(0, 'closed reminded calledOff meetingLinks recalled recalls readings'),
    contacts: matching.length - 1,
    contestsOver: 2,
  }
  const nothing = ofEach(0, Object.keys(due).join(' '))
  const counted = async () =>
    Object.fromEntries((await countRetention(asked())).map(({ name, count }) => [name, count]))

  test('Counting changes nothing; applying does what was counted; again, there is nothing left', async () => {
    await seedPast()
    const before = await wholeFingerprint(world.db())
    // Deleted entries are not pseudonymised first, but both rules count them.
    expect(await counted()).toEqual({ ...due, actors: 2 })
    expect(await wholeFingerprint(world.db())).toEqual(before)
    expect(await apply()).toEqual(due)
    const after = await wholeFingerprint(world.db())
    expect(await counted()).toEqual(nothing)
    expect(await apply()).toEqual(nothing)
    expect(await wholeFingerprint(world.db())).toEqual(after)
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
    expect(contacts_deleted).toBe(due['contacts'])
  })

  test('The server does it once a day, from three in the morning in France', async () => {
    await seedPast()
    const at = (time: string) => new Date(`2026-03-10T${time}+01:00`)
    expect(await retainHourly(asked(at('02:59:59')))).toBe(null)
    // Short-lived rows are deleted every hour.
    expect(await counted()).toEqual({ ...due, ...ofEach(0, hourly), actors: 2 })
    expect((await retainHourly(asked(at('03:00:00'))))?.find(({ name }) => name === 'acts')?.count).toBe(1)
    const runs = await world.all('retention_runs', {}, 'day', 'counts')
    expect(runs).toMatchObject([{ day: '2026-03-10', counts: { contacts: due['contacts'] } }])
    await act(new Date('2022-03-10T11:00:00Z'))
    expect(await retainHourly(asked(at('04:00:00')))).toBe(null)
    expect(await counted()).toMatchObject({ acts: 1 })
    const tomorrow = new Date(at('03:00:00').getTime() + 86_400_000)
    expect(await retainHourly(asked(tomorrow))).not.toBe(null)
    expect(await counted()).toMatchObject({ acts: 0 })
  })

  test('A rule that fails stops no other one, and the day counts as done only without failures', async () => {
    await act(new Date('2022-03-10T11:00:00Z'))
    const idle = { last_visit_on: '2024-01-01', closing_on: '2026-03-01', closing_reminded_on: '2026-02-01' }
    await world.set('users', { id: nadia.id }, idle)
    const failing = {
      ...asked(),
      eraseMails: async () => {
        throw new Error('The folder cannot be written.')
      },
    }
    await expect(retainHourly(failing)).rejects.toThrow('Ces règles de conservation ont échoué : closed.')
    expect(await counted()).toMatchObject({ closed: 1, acts: 0 })
    expect(await world.all('retention_runs', {})).toEqual([])
    expect(await retainHourly(asked())).not.toBe(null)
    expect(await world.all('retention_runs', {})).toHaveLength(1)
  })
})

const hourAfter = (moment: Date) => new Date(moment.getTime() + 3_600_000)
