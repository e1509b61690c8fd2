import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dayAfter } from '../../../contract/days.ts'
import { certificatePath } from '../../../contract/receiver/received-animals.ts'
import { dayIn, momentAt, readAt } from '../../../contract/time-zones.ts'
import { readCommunes } from '../../../server/data/communes.ts'
import { remindDue } from '../../../server/rules/offers/offer-deadlines.ts'
import { remindOfReports } from '../../../server/rules/reports/report-reminders.ts'
import { informed, planned, received } from '../../world/hunts.ts'
import { giver, manon, paul } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { textOf } from '../support/files/documents.ts'
import { inWorld, today } from '../support/in-world.ts'
import { confirm, entry, mine, say, willing } from '../support/meetings.ts'
import { mailsTo, of } from '../support/offers.ts'
import { timeZoneOf } from '../../../contract/overseas-time-zones.ts'

test.each([
  ['97400', 'Indian/Reunion', '+04:00'],
  ['97600', 'Indian/Mayotte', '+03:00'],
  ['97110', 'America/Guadeloupe', '-04:00'],
  ['97133', 'America/Guadeloupe', '-04:00'],
  ['97200', 'America/Martinique', '-04:00'],
  ['97300', 'America/Cayenne', '-03:00'],
  ['97500', 'America/Miquelon', '-03:00'],
  ['98600', 'Pacific/Wallis', '+12:00'],
  ['98714', 'Pacific/Tahiti', '-10:00'],
  ['98742', 'Pacific/Marquesas', '-09:30'],
  ['98755', 'Pacific/Gambier', '-09:00'],
  ['98800', 'Pacific/Noumea', '+11:00'],
])('A commune of %s keeps the time of %s', (postal_code, zone, offset) => {
  expect(timeZoneOf({ postal_code })).toBe(zone)
  const moment = new Date('2026-01-10T11:00:00Z')
  expect(momentAt(zone, moment).slice(23)).toBe(offset)
  expect(new Date(momentAt(zone, moment))).toEqual(moment)
})

test('Every commune of the mainland and of Corsica keeps the time of Paris, and no other does', () => {
  const overseas = readCommunes().filter(([, , department]) => /^9[78]/.test(department))
  expect(overseas.length).toBeGreaterThan(200)
  const elsewhere = readCommunes().filter(
    ([, , , [postal_code]]) => timeZoneOf({ postal_code }) !== 'Europe/Paris',
  )
  expect(elsewhere.map(([insee]) => insee)).toEqual(overseas.map(([insee]) => insee))
})

inWorld((world) => {
  /** The giver's communes and hunts are overseas. */
  async function moved(postal_code: string): Promise<string> {
    const zone = timeZoneOf({ postal_code })
    await world.set('cities', {}, { postal_code })
    await world.set('hunts', {}, { time_zone: zone })
    return zone
  }
  const on = (id: number, started_at: string) => world.set('hunts', { id }, { started_at })
  const animals = `/api/v1/hunts/self/${planned.id}/animals`

  test.each([
    ['La Réunion, after its midnight', '97400', '2026-03-10T21:30:00Z', '2026-03-11', '01:15', '01:45'],
    ['La Réunion in the morning', '97400', '2026-03-10T06:00:00Z', '2026-03-10', '09:30', '10:30'],
    ['Martinique, before its midnight', '97200', '2026-03-11T02:00:00Z', '2026-03-10', '21:30', '22:30'],
    ['Polynésie, before its midnight', '98714', '2026-03-11T08:00:00Z', '2026-03-10', '21:30', '22:30'],
    ['La Réunion, as Paris changes clocks', '97400', '2026-03-28T22:40:00Z', '2026-03-29', '02:30', '02:50'],
  ])('%s: a kill is noted once its hour has passed there', async (_, postal, now, day, passed, coming) => {
    const zone = await moved(postal)
    expect(dayIn(zone, new Date(now))).toBe(day)
    await on(planned.id, day)
    await on(informed.id, dayAfter(day, -1))
    const hunter = await world.as(giver, new Date(now))
    const kill = (killed_at: string, tag: string) =>
      hunter.post(animals, { specimen_type_id: 1, tag, killed_at })
    expect((await kill(coming, 'A 1')).json().errors).toHaveProperty('killed_at')
    expect((await kill(passed, 'A 2')).statusCode).toBe(200)
    expect((await hunter.get(animals)).json().data.animals[0].killed_at).toBe(passed)
    const hunt = async (id: number) => (await hunter.get(`/api/v1/hunts/self/${id}`)).json().data
    expect(await hunt(planned.id)).toMatchObject({ hunt_state: { code: 'planned' }, time_zone: zone })
    expect(await hunt(informed.id)).toMatchObject({ hunt_state: { code: 'informed' } })
    const rest = { city_id: place('Bourges').id, specimen_type_ids: [], quantities: [] }
    const plan = async (started_at: string) =>
      (await hunter.post('/api/v1/hunts/self', { started_at, ...rest })).statusCode
    expect([await plan(dayAfter(day, -1)), await plan(day)]).toEqual([422, 200])
  })

  test('A meeting is at the hours that were entered, at its place; mails say them, also the reminder', async () => {
    await moved('97400')
    const hunter = await willing(world, manon)
    expect((await confirm(hunter, manon, entry({ from: '18:00', to: '18:30' }))).statusCode).toBe(200)
    const { id, meeting } = await of(hunter, manon)
    expect(meeting?.starts_at).toBe('2026-03-10T18:00:00.000+04:00')
    const person = await world.as(manon)
    expect((await mine(person)).meeting?.ends_at).toBe('2026-03-10T18:30:00.000+04:00')
    const { data } = (await hunter.get(`/api/v1/offers/${id}/confirmation`)).json()
    expect(data.meeting).toMatchObject({ day: today, from: '18:00', to: '18:30' })
    expect((await say(person, 'accepted')).statusCode).toBe(200)
    await remindDue(world.db(), new Date('2026-03-10T12:00:00Z'), 'https://venaison.example')
    const said = (await world.all('mails', { recipient: manon.email }))
      .map(({ subject, text }) => `${subject} ${text}`.replaceAll('\u00a0', ' '))
      .filter((mail) => mail.includes('endez-vous'))
    for (const words of [/10 mars 2026 à 18 h, jusqu’à 18 h 30/, /^Rendez-vous à 18 h :/])
      expect(said).toContainEqual(expect.stringMatching(words))
    // In Paris it would be from 15 h to 15 h 30.
    for (const mail of said) expect(mail).not.toMatch(/\b15 h/)
  })

  test('A certificate says what was known on the day of its place, which is not that of Paris', async () => {
    await moved('98714')
    const visitor = await world.as(paul, new Date('2026-03-11T08:00:00Z'))
    const text = await textOf((await visitor.get(certificatePath(received.id))).rawPayload)
    expect(/Ce qu’on en savait le [^.]*/.exec(text)?.[0]).toContain('10 mars 2026')
  })

  test('A sample is taken and sent on the day that has come there, and on no later one', async () => {
    await moved('97400')
    const now = new Date('2026-03-10T21:30:00Z')
    const [there, later] = ['2026-03-11', '2026-03-12']
    await on(planned.id, there)
    const hunter = await world.as(giver, now)
    await hunter.post(animals, { specimen_type_id: 1, tag: 'C 1' })
    const [boar] = (await hunter.get(animals)).json().data.animals
    const said = { laboratory: 'LDA', reference: 'R 1' }
    const taken = (taken_on: string) => ({ animal_ids: [boar.id], site: 'diaphragm', taken_on })
    const own = (day: string) => hunter.post(`/api/v1/hunts/self/${planned.id}/samples`, taken(day))
    expect([(await own(later)).statusCode, (await own(there)).statusCode]).toEqual([422, 200])
    const { id, version } = await world.one('samples', { reference: null })
    const send = (sent_on: string) => hunter.put(`/api/v1/samples/self/${id}`, { ...said, version, sent_on })
    expect([(await send(later)).statusCode, (await send(there)).statusCode]).toEqual([422, 200])
  })

  test('The report is asked for at nine in the morning of the place', async () => {
    await moved('98714')
    await on(informed.id, '2026-03-09')
    const asked = async (at: string) => {
      await remindOfReports(world.db(), new Date(at), 'https://venaison.example', 500)
      return (await mailsTo(world, giver)).filter((subject) => subject.endsWith('qui a reçu quoi ?')).length
    }
    await world.set('hunts', {}, { reminder: 'stopped' })
    await world.set('hunts', { id: informed.id }, { reminder: 'unreminded' })
    expect(await asked('2026-03-10T18:59:59Z')).toBe(0)
    expect(await asked('2026-03-10T19:00:00Z')).toBe(1)
  })

  test('Hours noted before the zones were known stay the same hours', async () => {
    const hunter = await willing(world, manon)
    await confirm(hunter, manon, entry())
    await hunter.post(animals, { specimen_type_id: 1, tag: 'B 1', killed_at: '09:30' })
    await world.set('cities', {}, { postal_code: '97200' })
    const file = new URL('../../../server/migrations/0157-moments-at-their-places.sql', import.meta.url)
    await world
      .db()
      .transaction()
      .execute((one) => sql.raw(readFileSync(file, 'utf8')).execute(one))
    expect((await of(hunter, manon)).meeting?.starts_at).toBe('2026-03-10T18:00:00.000-04:00')
    expect((await hunter.get(animals)).json().data.animals[0].killed_at).toBe('09:30')
  })
})

test('A page shows a moment as its place reads it, and others as in Paris', () => {
  expect(readAt('2026-03-10T18:00:00.000+04:00').at.toISOString()).toBe('2026-03-10T18:00:00.000Z')
  expect(readAt('2026-03-10T18:00:00.000-09:30').at.toISOString()).toBe('2026-03-10T18:00:00.000Z')
  expect(readAt('2026-03-10T18:00:00.000Z').zone).toBe('Europe/Paris')
})
