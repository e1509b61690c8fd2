import { expect, test } from 'vitest'
import { territories } from '../../world/answers.ts'
import { giver, wolfhunter } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { limits } from '../../../contract/limits.ts'
import { expectRefusals, inWorld, noon, today } from '../support/in-world.ts'

const cities = '/api/v1/givers/self/cities'
const labels = (...names: Parameters<typeof place>[0][]) => names.map((name) => place(name).label_full)

inWorld((world) => {
  const listed = async (visitor: Awaited<ReturnType<typeof world.as>>) =>
    ((await visitor.get('/api/v1/givers/self')).json().data.cities as { label_full: string }[]).map(
      ({ label_full }) => label_full,
    )

  test('The territories are listed main one first, then by name', async () => {
    const response = await (await world.as(giver)).get('/api/v1/givers/self')
    expect(response.json().data).toMatchObject({ cities: territories })
  })

  test('A territory is added once, however often it is sent, including the main one', async () => {
    const visitor = await world.as(giver)
    const sancerre = { city_id: place('Sancerre').id }
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.post(cities, sancerre)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect((await visitor.post(cities, { city_id: String(place('Bourges').id) })).statusCode).toBe(200)
    const expected = labels('Bourges', 'Mehun-sur-Yèvre', 'Sancerre', 'Vierzon')
    expect(await listed(visitor)).toEqual(expected)
    expect(await listed(await world.as(wolfhunter))).toEqual(labels('Saint-Amand-Montrond'))
  })

  test('A commune that does not exist is refused', async () => {
    const visitor = await world.as(giver)
    await expectRefusals(world, (body) => visitor.post(cities, body), [
      ['unknown', { city_id: 999_999 }, 'city_id'],
      ['missing', {}, 'city_id'],
      ['null', { city_id: null }, 'city_id'],
      ['text', { city_id: 'Bourges' }, 'city_id'],
      ['NUL', { city_id: '1\u0000' }, 'city_id'],
      ['10 kB', { city_id: '1'.repeat(10_000) }, 'city_id'],
      ['negative', { city_id: -1 }, 'city_id'],
      ['too large', { city_id: 2_147_483_648 }, 'city_id'],
      ['list', { city_id: [1] }, 'city_id'],
      ['object', { city_id: { id: 1 } }, 'city_id'],
    ])
  })

  test('A territory lies in the giver’s own federation: neighbouring and distant communes are refused', async () => {
    const visitor = await world.as(giver)
    await expectRefusals(world, (body) => visitor.post(cities, body), [
      ['near', { city_id: place('Issoudun').id }, 'city_id'],
      ['far', { city_id: place('Lyon').id }, 'city_id'],
    ])
    const { message } = (await visitor.post(cities, { city_id: place('Lyon').id })).json()
    expect(message).toBe('Choisissez une commune de votre fédération.')
  })

  test('If the federation allows it, a territory may be near it: not farther, nor after the setting is revoked', async () => {
    const visitor = await world.as(giver)
    const [near, far] = [place('Issoudun'), place('Lyon')]
    const allow = (near_territories: boolean) => world.set('federations', { id: 1 }, { near_territories })
    const boot = async () =>
      /"near_territories":(true|false)/.exec(
        (await visitor.open('/giver')).body.replaceAll('&quot;', '"'),
      )?.[1]
    expect(await boot()).toBe('false')
    await allow(true)
    expect(await boot()).toBe('true')
    expect((await visitor.post(cities, { city_id: near.id })).statusCode).toBe(200)
    expect(await listed(visitor)).toContain(near.label_full)
    await expectRefusals(world, (body) => visitor.post(cities, body), [
      ['far', { city_id: far.id }, 'city_id'],
    ])
    const refused = await visitor.post(cities, { city_id: far.id })
    expect(refused.json().message).toBe('Choisissez une commune de votre fédération, ou proche d’elle.')
    const plan = { started_at: today, city_id: near.id }
    expect((await visitor.post('/api/v1/hunts/self', plan)).statusCode).toBe(200)
    // A commune that is not a territory stays refused, and so does a distant one that was.
    await world.add('giver_cities', { giver_id: giver.id, city_id: far.id })
    for (const city_id of [place('Vatan').id, far.id])
      expect((await visitor.post('/api/v1/hunts/self', { ...plan, city_id })).statusCode).toBe(422)
    // The setting of another federation does not apply.
    await allow(false)
    await world.set('federations', { id: 2 }, { near_territories: true })
    const over = await visitor.post('/api/v1/hunts/self', plan)
    expect([over.statusCode, over.json().errors]).toEqual([
      422,
      { city_id: ['Ce territoire n’est pas dans votre fédération.'] },
    ])
    expect((await visitor.post(cities, { city_id: place('Vatan').id })).statusCode).toBe(422)
  })

  test('A giver has thirty territories at most, or as many as configured, also under concurrency', async () => {
    expect(limits.giver.territories).toBe(30)
    const visitor = await world.as(giver, noon, { giverLimits: { ...limits.giver, territories: 4 } })
    const towns = (['Sancerre', 'Fussy', 'Henrichemont'] as const).map(place)
    const answers = await Promise.all(towns.map(({ id }) => visitor.post(cities, { city_id: id })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422])
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json().errors).toEqual({
      city_id: ['Vous avez déjà 4 territoires, le maximum. Supprimez-en un pour en ajouter un autre.'],
    })
    expect(await listed(visitor)).toHaveLength(4)
    // One that is already there does not count.
    expect((await visitor.post(cities, { city_id: place('Vierzon').id })).statusCode).toBe(200)
  })

  test('A territory is removed; the main one is not, nor one that is not in the list', async () => {
    const visitor = await world.as(giver)
    expect((await visitor.delete(`${cities}/${place('Vierzon').id}`)).statusCode).toBe(200)
    expect(await listed(visitor)).toEqual(labels('Bourges', 'Mehun-sur-Yèvre'))
    const main = await visitor.delete(`${cities}/${place('Bourges').id}`)
    expect([main.statusCode, main.json().message]).toEqual([
      409,
      'Votre territoire principal ne peut pas être supprimé.',
    ])
    for (const id of [place('Vierzon').id, place('Lyon').id, 999_999, 'abc', '-1', '%00', '9'.repeat(50)])
      expect([id, (await visitor.delete(`${cities}/${id}`)).statusCode]).toEqual([id, 404])
    expect(await listed(visitor)).toEqual(labels('Bourges', 'Mehun-sur-Yèvre'))
  })
})
