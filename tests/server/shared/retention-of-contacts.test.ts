import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayAfter, monthsBefore } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { deleteIdleContacts, type Place } from '../../../server/queries/shared/retention/idle-contacts.ts'
import { countRetention } from '../../../server/rules/retention/retention.ts'
import { contactId, planned } from '../../world/hunts.ts'
import { admin, giver, luc, matching, nadia, paul } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { inWorld, today } from '../support/in-world.ts'
import { justBefore, midnight, retain, retentionOf } from '../support/retention.ts'

const last = monthsBefore(today, limits.retention.contacts)

inWorld((world) => {
  /** Hunts of the giver, one a day from the first day, with these contacts each; answers their ids. */
  async function hunts(first: string, count: number, people: readonly { id: number }[]) {
    const { rows } = await sql<{ id: number }>`
      insert into hunts (id, giver_id, city_id, started_at)
      select 10000 + n, ${giver.id}, ${place('Bourges').id}, ${first}::date + n
      from generate_series(0, ${count - 1}::int) as n returning id`.execute(world.db())
    await sql`
      insert into contacts (hunt_id, receiver_id, distance)
      select hunts.id, receiver_id, 5 from hunts, unnest(${people.map(({ id }) => id)}::bigint[]) as receiver_id
      where hunts.id >= 10000`.execute(world.db())
    return rows.map(({ id }) => id)
  }
  const left = async (ids: readonly number[]) =>
    (await world.all('contacts', { hunt_id: ids }, 'hunt_id', 'receiver_id')).map(
      ({ hunt_id, receiver_id }) => [hunt_id, receiver_id],
    )
  const deleted = async () => (await retain(world.db()))['contacts']
  const called = { giver_id: giver.id, receiver_id: luc.id }
  const idle = matching.length - 1

  test('Contacts behind thousands of hunts that keep theirs are deleted all the same', async () => {
    const first = dayAfter(last, -2600)
    const ids = await hunts(first, 2600, [luc])
    await sql`
      insert into contacts (hunt_id, receiver_id, distance)
      select ${ids.at(-1)}::bigint, id, 5 from unnest(${matching.map(({ id }) => id)}::bigint[]) as id
      on conflict do nothing`.execute(world.db())
    const counts = await countRetention(retentionOf(world.db()))
    expect(counts.find(({ name }) => name === 'contacts')?.count).toBe(idle)
    expect(await deleted()).toBe(idle)
    // Luc was called: he stays everywhere.
    expect(await left(ids)).toEqual(ids.map((id) => [id, luc.id]))
    expect(await deleted()).toBe(0)
  })

  test('Once the number obtained is forgotten, its contact is deleted as well, however old the hunt', async () => {
    const ids = await hunts(dayAfter(last, -900), 2, [luc])
    await deleted()
    expect(await left(ids)).toHaveLength(2)
    const revealed = new Date(`${monthsBefore(today, limits.retention.phones + 1)}T11:00:00Z`)
    const at = { ...called, shown_at: revealed }
    await world.set('phone_reveals', { receiver_id: luc.id }, at)
    expect(await deleted()).toBe(2)
    expect(await left(ids)).toEqual([])
  })

  test('A batch takes the contacts of a few hunts, oldest first, and the next one begins behind it', async () => {
    const ids = await hunts(dayAfter(last, -5), 5, matching)
    const batch = (after: Place | null) =>
      world
        .db()
        .transaction()
        .execute((transaction) => deleteIdleContacts(transaction, { day: last, after, hunts: 2 }))
    const places: (Place | null)[] = [null]
    const counts: number[] = []
    do {
      const { count, next } = await batch(places.at(-1)!)
      counts.push(count)
      places.push(next)
    } while (places.at(-1))
    expect(counts).toEqual([2 * idle, 2 * idle, idle])
    expect(places.slice(1)).toEqual([
      { started_at: dayAfter(last, -4), id: ids[1] },
      { started_at: dayAfter(last, -2), id: ids[3] },
      null,
    ])
    expect(await left(ids)).toEqual(ids.map((id) => [id, luc.id]))
  })

  test('Hunts of one day are told apart by their ids', async () => {
    const ids = await hunts(dayAfter(last, -3), 3, matching)
    await world.set('hunts', { id: ids }, { started_at: dayAfter(last, -3) })
    const day = { day: last, hunts: 1 }
    const run = (after: Place | null) =>
      world
        .db()
        .transaction()
        .execute((transaction) => deleteIdleContacts(transaction, { ...day, after }))
    const { next } = await run(null)
    expect(next?.id).toBe(ids[0])
    expect((await run(next)).next?.id).toBe(ids[1])
  })

  test('Statistics count what was obtained, whatever becomes of it: computed again, anonymised, deleted', async () => {
    const visitor = await world.as(giver)
    const obtain = async () =>
      expect((await visitor.post(`/api/v1/hunts/self/${planned.id}/contacts`)).statusCode).toBe(200)
    const day = dayAfter(today, planned.day)
    const obtained = async () => {
      const asked = { granularity: 'month', from: day, to: day }
      const { data } = (await (await world.as(admin)).post('/api/v1/statistics/contacts', asked)).json()
      return data.rows
    }
    const month = `${day.slice(0, 7)}-01`
    await world.remove('contacts', { hunt_id: planned.id })
    expect(await obtained()).toEqual([])
    await obtain()
    expect(await obtained()).toEqual([[month, matching.length, 0]])
    await world.remove('wishes', { receiver_id: paul.id })
    await obtain()
    expect(await obtained()).toEqual([[month, matching.length - 1, 0]])
    const anonymised = await (await world.as(admin)).delete(`/api/v1/users/${nadia.id}/delete`)
    expect(anonymised.statusCode).toBeLessThan(300)
    expect(await obtained()).toEqual([[month, matching.length - 1, 0]])
  })

  test('Hunts last searched by an earlier version are counted before their contacts are deleted', async () => {
    const ids = await hunts(dayAfter(last, -5), 5, matching)
    const stored = () => world.all('hunts', { id: ids }, 'contacts_obtained')
    expect(await stored()).toEqual(ids.map(() => ({ contacts_obtained: null })))
    expect(await deleted()).toBe(5 * idle)
    expect(await stored()).toEqual(ids.map(() => ({ contacts_obtained: matching.length })))
  })

  test('A phone reveal is deleted after three years, and must then be made again', async () => {
    const last = monthsBefore(today, limits.retention.phones)
    await world.remove('phone_reveals', {})
    const reveal = (receiver_id: number, shown_at: Date) =>
      world.add('phone_reveals', { giver_id: giver.id, receiver_id, shown_at })
    await reveal(luc.id, justBefore(last))
    await reveal(nadia.id, midnight(last))
    expect(await retain(world.db())).toMatchObject({ phones: 1 })
    expect(await world.all('phone_reveals', {}, 'receiver_id')).toEqual([{ receiver_id: nadia.id }])
    const visitor = await world.as(giver)
    await visitor.post(`/api/v1/hunts/self/${planned.id}/contacts`)
    expect((await visitor.get(`/api/v1/hunts/self/${planned.id}/donations`)).body).not.toContain(luc.phone)
    const count = async (person: { email: string }) =>
      (await (await world.as(person)).get('/api/v1/receivers/self/contact/count')).json().data.number_contacts
    expect(await count(luc)).toBe(0)
    const asked = await visitor.put(`/api/v1/contacts/${contactId(planned.id, luc.id)}/phone`)
    expect([asked.statusCode, asked.json().data.phone]).toEqual([200, luc.phone])
    expect(await count(luc)).toBe(1)
    // The remaining hunt was not reported for years: people called then are ordinary contacts.
    await reveal(paul.id, justBefore(last))
    await world.set('hunts', { id: 2 }, { started_at: dayAfter(last, -400) })
    expect(await retain(world.db())).toMatchObject({ phones: 1 })
    expect(await retain(world.db())).toMatchObject({ phones: 0, contacts: 0 })
  })
})
