import { expect, test } from 'vitest'
import { dayAfter } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { listedHunts } from '../../world/answers.ts'
import { finished, informed, planned } from '../../world/hunts.ts'
import { giver, receiver, wolfhunter } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { message, type Visitor } from '../support/app.ts'
import { expectRefusals, inWorld, noon, today } from '../support/in-world.ts'

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
  ['no such day', { started_at: '2026-02-30' }, 'started_at'],
  ['no day', { started_at: null }, 'started_at'],
  ['unknown commune', { city_id: 999_999 }, 'city_id'],
  ['no commune', { city_id: '' }, 'city_id'],
  ['wolfhunter', { is_wolfhunter: 1 }, 'is_wolfhunter'],
  ['neither yes nor no', { is_wolfhunter: 'peut-être' }, 'is_wolfhunter'],
  ['unknown type', { specimen_type_ids: [1, 2, 99] }, 'specimen_type_ids.2'],
  ['repeated type', { specimen_type_ids: [1, 2, 1] }, 'specimen_type_ids.2'],
  ['more than « 10 et plus »', { quantities: [1, 11, 0] }, 'quantities.1'],
  ['unequal lists', { quantities: [1] }, 'quantities'],
]

inWorld((world) => {
  const listed = async (visitor: Visitor, query: string) => (await visitor.get(`${hunts}?${query}`)).json()
  const days = async (visitor: Visitor) =>
    (await listed(visitor, 'hunt_state_code=planned&perPage=999999')).data.map(
      (hunt: { started_at: string }) => hunt.started_at,
    )

  test('Hunts are listed by state, or read alone: soonest first, finished ones latest first in pages of ten', async () => {
    const visitor = await world.as(giver)
    for (const state of ['planned', 'informed'] as const) {
      const answer = await listed(visitor, `hunt_state_code=${state}&perPage=999999`)
      const { firstname, lastname } = receiver
      const expected = (id: number) => (id === planned.id ? [{ firstname, lastname, starts_at: null }] : [])
      const own = listedHunts(state, today)
      expect(answer.data).toEqual(own.map((hunt) => ({ ...hunt, expected: expected(hunt.id) })))
    }
    const past = listedHunts('finished', today)
    for (const hunt of [...listedHunts('planned', today), ...listedHunts('informed', today), ...past])
      expect((await visitor.get(`${hunts}/${hunt.id}`)).json()).toEqual({ data: hunt })
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

  test('The same key plans a hunt once, though its territory has gone meanwhile; another giver’s is another', async () => {
    const visitor = await world.as(giver)
    const headers = { 'idempotency-key': 'a-key' }
    const plan = () => visitor.send('POST', hunts, { body: entry, headers })
    const first = await plan()
    expect(first.statusCode, first.body).toBe(200)
    expect((await visitor.delete(`/api/v1/givers/self/cities/${entry.city_id}`)).statusCode).toBe(200)
    const again = await plan()
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect(await days(visitor)).toEqual([entry.started_at, dayAfter(today, 7)])
    const official = { ...entry, city_id: place('Saint-Amand-Montrond').id }
    const other = await world.as(wolfhunter)
    expect((await other.send('POST', hunts, { body: official, headers })).statusCode).toBe(200)
    expect(await days(other)).toEqual([entry.started_at, dayAfter(today, 5)])
  })

  test('Sixty planned hunts at most, or as many as configured; past ones and a retry do not count', async () => {
    expect(limits.giver.plannedHunts).toBe(60)
    const visitor = await world.as(giver, noon, { giverLimits: { ...limits.giver, plannedHunts: 3 } })
    const send = (key: string) =>
      message(visitor.send('POST', hunts, { body: entry, headers: { 'idempotency-key': key } }))
    for (const key of ['a', 'b', 'a']) expect(await send(key)).toEqual([200, undefined])
    for (let times = 0; times < 2; times++)
      expect(await send('c')).toEqual([
        422,
        'Vous avez déjà 3 chasses à venir, le maximum. Supprimez-en une pour en prévoir une autre.',
      ])
    expect(await days(visitor)).toHaveLength(3)
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
    const others = async () =>
      (await world.all('hunt_previsions', {}, 'hunt_id', 'specimen_type_id', 'quantity')).filter(
        ({ hunt_id }) => hunt_id !== planned.id,
      )
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
    expect(await message(visitor.delete(`${hunts}/${planned.id}`))).toEqual([
      404,
      'Cette chasse est introuvable : elle a peut-être été supprimée.',
    ])
    expect(await days(visitor)).toEqual([])
  })

  test('A hunt whose day is over can be neither edited nor deleted', async () => {
    const visitor = await world.as(giver)
    const edited = { ...entry, city_id: place('Bourges').id }
    for (const { id } of [informed, finished[0]!]) {
      expect([id, (await visitor.put(`${hunts}/${id}`, edited)).statusCode]).toEqual([id, 409])
      expect([id, (await visitor.delete(`${hunts}/${id}`)).statusCode]).toEqual([id, 409])
    }
  })
})
