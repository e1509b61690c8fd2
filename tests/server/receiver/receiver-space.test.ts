import { expect, test } from 'vitest'
import { luc, nadia, receiver } from '../../world/people.ts'
import { expectRefusals, inWorld, readWishes } from '../support/in-world.ts'

const [radius, wishes, count] = [
  '/api/v1/receivers/self',
  '/api/v1/wishes/self',
  '/api/v1/receivers/self/contact/count',
]

inWorld((world) => {
  const kept = async () => [await world.all('receivers', {}), await readWishes(world.db())]

  test('The count is of distinct hunters who revealed the caller’s number', async () => {
    const counted = async (person: { email: string }) =>
      (await (await world.as(person)).get(count)).json().data.number_contacts as number
    expect([await counted(luc), await counted(nadia)]).toEqual([1, 0])
    await world.add(
      'phone_reveals',
      [2, 3].map((giver_id) => ({ giver_id, receiver_id: luc.id, shown_at: new Date() })),
    )
    expect([await counted(luc), await counted(nadia)]).toEqual([3, 0])
  })

  test('The radius goes from 5 to 80 km in steps of 5, independent of the hunter flag', async () => {
    const visitor = await world.as(receiver)
    const own = async () => (await visitor.get('/api/v1/auth/infos')).json().data.user.receiver as unknown
    for (const search_radius of [5, 80, '45'])
      expect((await visitor.put(radius, { search_radius })).statusCode).toBe(200)
    expect(await own()).toEqual({ is_hunter: false, search_radius: 45 })
    expect((await visitor.put(radius, { is_hunter: 1 })).statusCode).toBe(200)
    expect(await own()).toEqual({ is_hunter: true, search_radius: 45 })
    const before = await kept()
    await expectRefusals(world, (body) => visitor.put(radius, body), [
      ['7 km', { search_radius: 7 }, 'search_radius'],
      ['85 km', { search_radius: 85 }, 'search_radius'],
      ['half', { search_radius: 22.5 }, 'search_radius'],
      ['text', { search_radius: 'loin' }, 'search_radius'],
      ['nothing', {}, 'search_radius'],
      ['one field wrong', { search_radius: 30, is_hunter: 'peut-être' }, 'is_hunter'],
    ])
    expect(await kept()).toEqual(before)
  })

  test('Wishes are replaced; quantities of 0 are not stored', async () => {
    const visitor = await world.as(receiver)
    const save = { specimen_type_ids: [1, 2, 6], quantities: [0, 5, '1'] }
    expect((await visitor.put(wishes, save)).statusCode).toBe(200)
    expect((await visitor.get(wishes)).json()).toEqual([
      { specimen_type_id: 2, quantity: 5 },
      { specimen_type_id: 6, quantity: 1 },
    ])
    const answers = await Promise.all(Array.from({ length: 4 }, () => visitor.put(wishes, save)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const before = await kept()
    await expectRefusals(world, (body) => visitor.put(wishes, body), [
      ['6 boars', { specimen_type_ids: [2, 1], quantities: [1, 6] }, 'quantities.1'],
      ['negative', { specimen_type_ids: [1], quantities: [-1] }, 'quantities.0'],
      ['unknown type', { specimen_type_ids: [1, 99], quantities: [1, 1] }, 'specimen_type_ids.1'],
      ['twice', { specimen_type_ids: [1, 1], quantities: [1, 2] }, 'specimen_type_ids.1'],
      ['unequal', { specimen_type_ids: [1, 2], quantities: [1] }, 'quantities'],
      ['missing', {}, 'specimen_type_ids'],
    ])
    expect(await kept()).toEqual(before)
    expect((await visitor.put(wishes, { specimen_type_ids: [], quantities: [] })).statusCode).toBe(200)
    expect((await visitor.get(wishes)).json()).toEqual([])
  })
})
