import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Contact } from '../../../contract/giver/contacts.ts'
import { limits } from '../../../contract/limits.ts'
import { applyRetention } from '../../../server/rules/retention/retention.ts'
import { seenContacts } from '../../world/answers.ts'
import { finished, informed, othersHunts, planned } from '../../world/hunts.ts'
import { giver, luc, nadia, paul, wolfhunter } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { crowdIn } from '../support/crowds.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { retentionOf } from '../support/retention.ts'

const hunt = (id: number) => `/api/v1/hunts/self/${id}`
const names = (contacts: Contact[]) => contacts.map(({ firstname }) => firstname)
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000)

inWorld((world) => {
  const obtain = async (visitor: Visitor, id: number = planned.id) =>
    (await visitor.post(`${hunt(id)}/contacts`)).statusCode
  const seen = async (visitor: Visitor, id: number = planned.id): Promise<Contact[]> =>
    (await visitor.get(`${hunt(id)}/donations`)).json().data.contacts

  test('Twenty computations an hour, or as many as configured; beyond that the stored list can still be read', async () => {
    expect(limits.giver.computationsPerHour).toBe(20)
    const giverLimits = { ...limits.giver, computationsPerHour: 2 }
    const visitor = await world.as(giver, noon, { giverLimits })
    // A refused request does not count.
    expect(await obtain(visitor, finished[0]!.id)).toBe(409)
    expect(await obtain(visitor, othersHunts[0]!.id)).toBe(404)
    expect([await obtain(visitor), await obtain(visitor, informed.id)]).toEqual([200, 200])
    const refused = await visitor.post(`${hunt(planned.id)}/contacts`)
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
      429,
      '3600',
      'Vous avez recherché des contacts 2 fois en une heure. Réessayez dans 1 heure.',
    ])
    expect(await seen(visitor)).toEqual(seenContacts(planned.id, noon))
    const later = await world.as(giver, minutes(59), { giverLimits })
    expect(await obtain(later)).toBe(429)
    expect(await obtain(await world.as(giver, minutes(60), { giverLimits }))).toBe(200)
    expect(await obtain(await world.as(wolfhunter, noon, { giverLimits }), othersHunts[0]!.id)).toBe(200)
  })

  test('A search is due at first, after an hour and after a change of the hunt; reading makes none', async () => {
    const isDue = async (visitor: Visitor, id: number = planned.id) =>
      (await visitor.get(`${hunt(id)}/donations`)).json().data.is_search_due ?? false
    const visitor = await world.as(giver)
    expect([await isDue(visitor), await isDue(visitor)]).toEqual([true, true])
    expect(await obtain(visitor)).toBe(200)
    expect([await isDue(visitor), await isDue(await world.as(giver, minutes(59)))]).toEqual([false, false])
    expect(await isDue(await world.as(giver, minutes(60)))).toBe(true)
    const listed = (await visitor.get(hunt(planned.id))).json().data
    const entry = { started_at: listed.started_at, city_id: listed.city_id, is_wolfhunter: 0 }
    const changed = await visitor.put(hunt(planned.id), { ...entry, specimen_type_ids: [1], quantities: [2] })
    expect(changed.statusCode).toBe(200)
    expect(await isDue(visitor)).toBe(true)
    // A hunt of the past keeps the contacts that it has.
    expect([await isDue(visitor, informed.id), await isDue(visitor, finished[0]!.id)]).toEqual([false, false])
  })

  test('Of more than a thousand people the first are stored, plus those called already; the answer gives the total', async () => {
    await crowdIn(world)(30_001, 1100, 'Bourges')
    // They were served, so they come last; one of them was called before.
    const called = nadia
    await world.add('phone_reveals', { giver_id: giver.id, receiver_id: called.id, shown_at: noon })
    const visitor = await world.as(giver)
    expect(await obtain(visitor)).toBe(200)
    const answer = (await visitor.get(`${hunt(planned.id)}/donations`)).json().data
    expect(answer.found).toBe(1106)
    expect(answer.contacts).toHaveLength(limits.contacts)
    expect(limits.contacts).toBe(1000)
    const sums = answer.contacts.map(({ sum_donation }: Contact) => sum_donation)
    expect(sums).toEqual(sums.toSorted((a: number, b: number) => a - b))
    expect(names(answer.contacts)).toContain(called.firstname)
    expect(names(answer.contacts)).toContain('Luc')
    expect(await world.all('contacts', { hunt_id: planned.id })).toHaveLength(1000)
    // A list found before this limit existed is truncated as well.
    await sql`
      insert into contacts (hunt_id, receiver_id, distance)
      select ${planned.id}::bigint, user_id, 1 from receivers where user_id > 30000
      on conflict do nothing`.execute(world.db())
    const whole = (await visitor.get(`${hunt(planned.id)}/donations`)).json().data
    expect([whole.contacts.length, whole.found]).toEqual([1000, 1106])
    expect((await visitor.get(`${hunt(informed.id)}/donations`)).json().data.found).toBe(6)
  })

  test('Reading the contacts of a hunt is recorded in the audit log, as counts', async () => {
    // For a hunt without contacts nothing is read.
    expect(await seen(await world.as(wolfhunter), 20)).toEqual([])
    expect(await world.all('acts', {})).toEqual([])
    await seen(await world.as(giver))
    const entries = await world.all('acts', {})
    const details = { hunt: planned.id, contacts: 6, found: 6 }
    const by = { actor_id: giver.id, user_id: null, federation_id: 1 }
    expect(entries).toMatchObject([{ act: 'contacts.read', ...by, details }])
    expect(JSON.stringify(entries)).not.toMatch(/Luc|Petit|Manon/)
  })

  test('Readings of one hunt are recorded once an hour, and of old ones one a day is kept', async () => {
    const readings = async () => (await world.all('acts', {}, 'id', 'at')).map(({ at }) => at)
    for (const at of [0, 1, 30, 59]) await seen(await world.as(giver, minutes(at)))
    expect(await readings()).toEqual([noon])
    const visitor = await world.as(giver, minutes(61))
    await Promise.all([seen(visitor), seen(visitor), seen(visitor)])
    await seen(await world.as(giver, minutes(24 * 60)))
    expect(await readings()).toEqual([noon, minutes(61), minutes(24 * 60)])
    const others = async (day: string) => {
      await applyRetention(retentionOf(world.db(), new Date(day)))
      return readings()
    }
    expect(await others('2026-06-10T11:00:00Z')).toHaveLength(3)
    expect(await others('2026-06-11T11:00:00Z')).toEqual([noon, minutes(24 * 60)])
    expect(await others('2026-06-20T11:00:00Z')).toEqual([noon, minutes(24 * 60)])
  })

  test('A repeated computation writes only differences: no row is touched, and no id is used up', async () => {
    const visitor = await world.as(giver)
    const { db } = world
    const rows = async () =>
      (await sql`select *, xmin::text, ctid::text from contacts order by id`.execute(db())).rows
    const next = sql<{ id: number }>`select nextval(pg_get_serial_sequence('contacts', 'id')) as id`
    const nextNumber = async () => (await next.execute(db())).rows[0]!.id
    expect(await obtain(visitor)).toBe(200)
    const [before, number] = [await rows(), await nextNumber()]
    for (let i = 0; i < 3; i++) expect(await obtain(visitor)).toBe(200)
    expect(await rows()).toEqual(before)
    expect(await nextNumber()).toBe(number + 1)
    // One more person takes one more id.
    await world.remove('contacts', { hunt_id: planned.id, receiver_id: nadia.id })
    expect(await obtain(visitor)).toBe(200)
    expect(await rows()).toHaveLength(before.length)
    expect(await nextNumber()).toBe(number + 3)
  })

  test('Of a changed list only the changed rows are written; who was called keeps row and rank', async () => {
    const visitor = await world.as(giver)
    expect(await obtain(visitor)).toBe(200)
    const rows = async () => {
      const found = await sql<{ receiver_id: number; version: string }>`
        select receiver_id, concat(id, ' ', xmin, ' ', ctid) as version from contacts
        where hunt_id = ${planned.id} order by receiver_id`.execute(world.db())
      return new Map(found.rows.map(({ receiver_id, version }) => [receiver_id, version]))
    }
    const [before, order] = [await rows(), names(await seen(visitor))]
    // Nadia's distance is outdated, Paul does not wish anything any more, and neither does Luc, who was called.
    await world.set('contacts', { hunt_id: planned.id, receiver_id: nadia.id }, { distance: 70 })
    await world.remove('wishes', { receiver_id: [paul.id, luc.id] })
    expect(await obtain(visitor)).toBe(200)
    const after = await rows()
    expect(before.has(paul.id)).toBe(true)
    expect(after.has(paul.id)).toBe(false)
    expect([...after].filter(([id, version]) => before.get(id) !== version).map(([id]) => id)).toEqual([
      nadia.id,
    ])
    expect(names(await seen(visitor))).toEqual(order.filter((name) => name !== paul.firstname))
  })
})
