import { expect, test } from 'vitest'
import { territories } from '../../world/answers.ts'
import { giver, wolfhunter } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { limits } from '../../../contract/limits.ts'
import { message } from '../support/app.ts'
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

  test('A territory lies in the giver’s own federation: neighbouring, distant and unknown communes are refused', async () => {
    const visitor = await world.as(giver)
    await expectRefusals(world, (body) => visitor.post(cities, body), [
      ['unknown', { city_id: 999_999 }, 'city_id'],
      ['near', { city_id: place('Issoudun').id }, 'city_id'],
      ['far', { city_id: place('Lyon').id }, 'city_id'],
    ])
    const refused = message(visitor.post(cities, { city_id: place('Lyon').id }))
    expect(await refused).toEqual([422, 'Choisissez une commune de votre fédération.'])
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
    const refused = message(visitor.post(cities, { city_id: far.id }))
    expect(await refused).toEqual([422, 'Choisissez une commune de votre fédération, ou proche d’elle.'])
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

  test('A giver has thirty territories at most, or as many as configured', async () => {
    expect(limits.giver.territories).toBe(30)
    const visitor = await world.as(giver, noon, { giverLimits: { ...limits.giver, territories: 4 } })
    const add = (town: Parameters<typeof place>[0]) =>
      message(visitor.post(cities, { city_id: place(town).id }))
    expect(await add('Sancerre')).toEqual([200, undefined])
    expect(await add('Fussy')).toEqual([
      422,
      'Vous avez déjà 4 territoires, le maximum. Supprimez-en un pour en ajouter un autre.',
    ])
    // One that is already there does not count.
    expect(await add('Vierzon')).toEqual([200, undefined])
    expect(await listed(visitor)).toHaveLength(4)
  })

  test('A territory is removed; the main one is not, nor one that is not in the list', async () => {
    const visitor = await world.as(giver)
    expect((await visitor.delete(`${cities}/${place('Vierzon').id}`)).statusCode).toBe(200)
    expect(await listed(visitor)).toEqual(labels('Bourges', 'Mehun-sur-Yèvre'))
    const main = message(visitor.delete(`${cities}/${place('Bourges').id}`))
    expect(await main).toEqual([409, 'Votre territoire principal ne peut pas être supprimé.'])
    for (const { id } of [place('Vierzon'), place('Lyon')])
      expect((await visitor.delete(`${cities}/${id}`)).statusCode).toBe(404)
    expect(await listed(visitor)).toEqual(labels('Bourges', 'Mehun-sur-Yèvre'))
  })
})
