import { expect, test } from 'vitest'
import { dayAfter } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { listedHunts } from '../../world/answers.ts'
import { finished, informed, planned, othersHunts } from '../../world/hunts.ts'
import { giver, receiver, wolfhunter } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import type { Visitor } from '../support/app.ts'
import { expectRefusals, inWorld, noon, stored, today } from '../support/in-world.ts'

const hunts = '/api/v1/hunts/self'
const entry = {
  started_at: dayAfter(today, 3),
  city_id: place('Vierzon').id,
  is_wolfhunter: 0,
  specimen_type_ids: [1, 2, 3],
  quantities: [10, 0, 2],
}
const wrongEntries: [reason: string, change: object, field: string][] = [
  ['yesterday', { started_at: dayAfter(today, -1) }, 'started_at'],
  ['too far', { started_at: dayAfter(today, 366) }, 'started_at'],
  ['year 9999', { started_at: '9999-12-31' }, 'started_at'],
  ['no such day', { started_at: '2026-02-30' }, 'started_at'],
  ['no day', { started_at: null }, 'started_at'],
  ['a date and time', { started_at: '2026-03-13T10:00:00Z' }, 'started_at'],
  ['NUL day', { started_at: '2026-03-13\u0000' }, 'started_at'],
  ['10 kB day', { started_at: 'a'.repeat(10_000) }, 'started_at'],
  ['number for a day', { started_at: 20260313 }, 'started_at'],
  ['unknown commune', { city_id: 999_999 }, 'city_id'],
  ['no commune', { city_id: '' }, 'city_id'],
  ['wolfhunter', { is_wolfhunter: 1 }, 'is_wolfhunter'],
  ['neither yes nor no', { is_wolfhunter: 'peut-être' }, 'is_wolfhunter'],
  ['unknown type', { specimen_type_ids: [1, 2, 99] }, 'specimen_type_ids.2'],
  ['repeated type', { specimen_type_ids: [1, 2, 1] }, 'specimen_type_ids.2'],
  ['negative', { quantities: [-1, 0, 0] }, 'quantities.0'],
  ['more than « 10 et plus »', { quantities: [1, 11, 0] }, 'quantities.1'],
  ['huge', { quantities: [1e308, 0, 0] }, 'quantities.0'],
  ['fraction', { quantities: [1.5, 0, 0] }, 'quantities.0'],
  ['nested', { quantities: [[1], 0, 0] }, 'quantities.0'],
  ['unequal lists', { quantities: [1] }, 'quantities'],
  ['no list', { quantities: 'beaucoup' }, 'quantities'],
  ['too long a list', { quantities: Array(21).fill(1) }, 'quantities'],
]

inWorld((world) => {
  const listed = async (visitor: Visitor, query: string) => (await visitor.get(`${hunts}?${query}`)).json()
  const days = async (visitor: Visitor) =>
    (await listed(visitor, 'hunt_state_code=planned&perPage=999999')).data.map(
      (hunt: { started_at: string }) => hunt.started_at,
    )

  test('Hunts are listed by state: soonest first, finished ones latest first in pages of ten', async () => {
    const visitor = await world.as(giver)
    for (const state of ['planned', 'informed'] as const) {
      const answer = await listed(visitor, `hunt_state_code=${state}&perPage=999999`)
      const { firstname, lastname } = receiver
      const expected = (id: number) => (id === planned.id ? [{ firstname, lastname, starts_at: null }] : [])
      const hunts = listedHunts(state, today)
      expect(answer.data).toEqual(hunts.map((hunt) => ({ ...hunt, expected: expected(hunt.id) })))
    }
    const past = listedHunts('finished', today)
    const first = await listed(visitor, 'hunt_state_code=finished&page=1&perPage=10')
    expect(first).toEqual({ data: past.slice(0, 10), meta: { total: 12, current_page: 1, last_page: 2 } })
    expect((await listed(visitor, 'hunt_state_code=finished&page=2')).data).toEqual(past.slice(10))
    expect((await listed(visitor, 'hunt_state_code=finished&page=99')).data).toEqual([])
    expect((await listed(visitor, 'hunt_state_code=finished&perPage=1000')).data).toEqual(past)
    const others = await listed(await world.as(wolfhunter), 'hunt_state_code=finished')
    expect(others).toEqual({ data: [], meta: { total: 0, current_page: 1, last_page: 1 } })
    for (const query of [
      '',
      'hunt_state_code=deleted',
      'hunt_state_code=planned&page=0',
      'hunt_state_code=planned&perPage=1001',
      'hunt_state_code=finished&perPage=999999',
    ])
      expect((await visitor.get(`${hunts}?${query}`)).statusCode).toBe(422)
  })

  test('A planned hunt awaits its report once its day is over in France', async () => {
    const evening = new Date(`${dayAfter(today, 7)}T22:59:00Z`)
    const late = await world.as(giver, evening)
    expect((await listed(late, 'hunt_state_code=planned')).data).toHaveLength(1)
    const due = (await listed(late, 'hunt_state_code=informed')).data
    expect(due.map(({ id }: { id: number }) => id)).toEqual([informed.id])
    const midnight = await world.as(giver, new Date(`${dayAfter(today, 7)}T23:00:00Z`))
    expect((await listed(midnight, 'hunt_state_code=planned')).data).toEqual([])
    const awaiting = (await listed(midnight, 'hunt_state_code=informed')).data
    expect(awaiting.map(({ id }: { id: number }) => id)).toEqual([informed.id, planned.id])
    expect((await late.delete(`${hunts}/${planned.id}`)).statusCode).toBe(200)
  })

  test('A hunt is planned from today to a year ahead; quantities of 0 are not stored', async () => {
    const visitor = await world.as(giver)
    for (const started_at of [today, entry.started_at, dayAfter(today, 365)])
      expect((await visitor.post(hunts, { ...entry, started_at })).statusCode).toBe(200)
    const { data } = await listed(visitor, 'hunt_state_code=planned')
    expect(data[1]).toMatchObject({
      started_at: entry.started_at,
      city: { label: 'Vierzon' },
      is_wolfhunter: false,
      hunt_previsions: [
        { specimen_type_id: 1, quantity: 10 },
        { specimen_type_id: 3, quantity: 2 },
      ],
    })
    const official = { ...entry, is_wolfhunter: 1, city_id: place('Saint-Amand-Montrond').id }
    expect((await (await world.as(wolfhunter)).post(hunts, official)).statusCode).toBe(200)
  })

  test('The same key plans a hunt once, also when sent ten times concurrently', async () => {
    const visitor = await world.as(giver)
    const headers = { 'idempotency-key': 'a-key' }
    const sends = Array.from({ length: 10 }, () => visitor.send('POST', hunts, { body: entry, headers }))
    for (const { statusCode } of await Promise.all(sends)) expect(statusCode).toBe(200)
    expect(await days(visitor)).toEqual([entry.started_at, dayAfter(today, 7)])
    const official = { ...entry, city_id: place('Saint-Amand-Montrond').id }
    const other = await world.as(wolfhunter)
    expect((await other.send('POST', hunts, { body: official, headers })).statusCode).toBe(200)
    expect(await days(other)).toEqual([entry.started_at, dayAfter(today, 5)])
  })

  test('Sixty planned hunts at most, or as many as configured; a retry does not count', async () => {
    expect(limits.giver.plannedHunts).toBe(60)
    const visitor = await world.as(giver, noon, { giverLimits: { ...limits.giver, plannedHunts: 3 } })
    const send = (key: string) =>
      visitor.send('POST', hunts, { body: entry, headers: { 'idempotency-key': key } })
    const keys = ['a', 'b', 'c', 'a']
    const answers = await Promise.all(keys.map(send))
    const statuses = answers.map(({ statusCode }) => statusCode)
    // The later ones are refused, consistently on each retry.
    expect(new Set(keys.filter((_, at) => statuses[at] === 422)).size).toBe(1)
    expect(await days(visitor)).toHaveLength(3)
    const refused = answers.find(({ statusCode }) => statusCode === 422)!
    expect(refused.json().errors).toEqual({
      started_at: [
        'Vous avez déjà 3 chasses à venir, le maximum. Supprimez-en une pour en prévoir une autre.',
      ],
    })
    const kept = keys.filter((_, at) => statuses[at] === 200)
    for (const key of kept) expect((await send(key)).statusCode).toBe(200)
    // Past hunts and those of other givers do not count.
    const own = world.db().selectFrom('hunts').where('giver_id', '=', giver.id).select('id')
    expect((await own.execute()).length).toBeGreaterThan(3)
  })

  test('No hunt is planned on a territory outside the federation, which an older account may have', async () => {
    const visitor = await world.as(giver)
    await world.add('giver_cities', { giver_id: giver.id, city_id: place('Lyon').id })
    const answer = await visitor.post(hunts, { ...entry, city_id: place('Lyon').id })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ city_id: ['Ce territoire n’est pas dans votre fédération.'] })
  })

  test('A wrong hunt is refused in French by field, and nothing changes', async () => {
    const visitor = await world.as(giver)
    const entries = wrongEntries.map(([reason, change, field]): [string, object, string] => [
      reason,
      { ...entry, ...change },
      field,
    ])
    await expectRefusals(world, (body) => visitor.post(hunts, body), [
      ...entries,
      ['not a territory', { ...entry, city_id: place('Lyon').id }, 'city_id'],
    ])
    const bourges = entries.map(([reason, body, field]): [string, object, string] => [
      reason,
      { city_id: place('Bourges').id, ...body },
      field,
    ])
    await expectRefusals(world, (body) => visitor.put(`${hunts}/${planned.id}`, body), bourges)
  })

  test('A planned hunt is edited, but keeps its territory', async () => {
    const visitor = await world.as(giver)
    const url = `${hunts}/${planned.id}`
    const others = () =>
      world
        .db()
        .selectFrom('hunt_previsions')
        .where('hunt_id', '<>', planned.id)
        .selectAll()
        .orderBy('hunt_id')
        .orderBy('specimen_type_id')
        .execute()
    const before = await others()
    await expectRefusals(world, (body) => visitor.put(url, body), [['territory', entry, 'city_id']])
    const edited = { ...entry, city_id: place('Bourges').id }
    expect((await visitor.put(url, edited)).statusCode).toBe(200)
    const { data } = await listed(visitor, 'hunt_state_code=planned')
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({ id: planned.id, started_at: entry.started_at, city_id: edited.city_id })
    expect(data[0].hunt_previsions).toHaveLength(2)
    expect(before.length).toBeGreaterThan(0)
    expect(await others()).toEqual(before)
  })

  test('A planned hunt is deleted with its contacts', async () => {
    const visitor = await world.as(giver)
    expect((await visitor.delete(`${hunts}/${planned.id}`)).statusCode).toBe(200)
    expect((await visitor.delete(`${hunts}/${planned.id}`)).statusCode).toBe(404)
    expect(await days(visitor)).toEqual([])
  })

  test('A hunt whose day is over can be neither edited nor deleted, nor can somebody else’s', async () => {
    const visitor = await world.as(giver)
    const before = await stored(world.db())
    const edited = { ...entry, city_id: place('Bourges').id }
    for (const [id, status] of [
      [informed.id, 409],
      [finished[0]!.id, 409],
      [othersHunts[0]!.id, 404],
      [999_999, 404],
      ['abc', 404],
      ['1%00', 404],
    ] as const) {
      for (const response of [
        await visitor.put(`${hunts}/${id}`, edited),
        await visitor.delete(`${hunts}/${id}`),
      ])
        expect([id, response.statusCode]).toEqual([id, status])
    }
    expect(await stored(world.db())).toEqual(before)
  })
})
