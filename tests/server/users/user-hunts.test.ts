import { expect, test } from 'vitest'
import { dayAfter } from '../../../contract/days.ts'
import type { UserHunt } from '../../../contract/users/user-hunts.ts'
import { animals, finished, generous, informed, planned } from '../../world/hunts.ts'
import {
  admin,
  camille,
  cher,
  giver,
  givers,
  luc,
  matching,
  nadia,
  others,
  roleManager,
} from '../../world/people.ts'
import { inWorld, noon, today } from '../support/in-world.ts'

type Page = { data: UserHunt[]; meta: { total: number; current_page: number; last_page: number } }
const url = (id: number, query = '') => `/api/v1/users/${id}/hunts?${query}`
const received = [
  { label: 'sanglier', label_plural: 'sangliers', quantity: 2 },
  { label: 'chevreuil', label_plural: 'chevreuils', quantity: 1 },
]

inWorld((world) => {
  const read = async (person: { email: string }, id: number, query = '') => {
    const response = await (await world.as(person)).get(url(id, query))
    expect([id, query, response.statusCode]).toEqual([id, query, 200])
    return response.json() as Page
  }

  test('A giver’s hunts are listed latest first, ten a page, with their state and what was given', async () => {
    const first = await read(cher, giver.id)
    expect(first.meta).toEqual({ total: 14, current_page: 1, last_page: 2 })
    const ids = [planned, informed, ...finished].map(({ id }) => id)
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 10))
    const hunt = ({ day }: { day: number }, code: string) => ({
      started_at: dayAfter(today, day),
      city: 'Bourges',
      hunt_state: { code },
      giver: null,
    })
    expect(first.data.slice(0, 3)).toMatchObject([
      { ...hunt(planned, 'planned'), animals: [] },
      { ...hunt(informed, 'informed'), animals: [] },
      { ...hunt(generous, 'finished'), animals: received },
    ])
    const second = await read(cher, giver.id, 'page=2')
    expect(second.data.map(({ id }) => id)).toEqual(ids.slice(10))
    expect((await read(cher, giver.id, 'page=3')).data).toEqual([])
  })

  test('What all receivers got at a hunt is summed, and each sees their own part only', async () => {
    const row = { hunt_id: generous.id, receiver_id: camille.id, specimen_type_id: 1, quantity: 3 }
    await world.add('donations', row)
    const given = async (id: number) =>
      (await read(cher, id)).data.find((hunt) => hunt.id === generous.id)?.animals
    expect((await given(giver.id))?.map(({ quantity }) => quantity)).toEqual([5, 1])
    expect(await given(nadia.id)).toEqual(received)
    expect((await given(camille.id))?.map(({ quantity }) => quantity)).toEqual([3])
  })

  test('What a receiver got names its giver to those who may see the giver', async () => {
    const names = async (person: { email: string }) =>
      (await read(person, nadia.id)).data.map((hunt) => hunt.giver)
    const name = `${giver.firstname} ${giver.lastname}`
    expect((await read(cher, nadia.id)).data).toEqual([
      {
        id: generous.id,
        started_at: dayAfter(today, generous.day),
        city: 'Bourges',
        hunt_state: { code: 'finished' },
        animals: received,
        giver: name,
      },
    ])
    await world.set('users', { id: giver.id }, { federation_id: 2 })
    expect([await names(cher), await names(admin)]).toEqual([[null], [name]])
    await world.set('users', { id: giver.id }, { federation_id: null })
    expect([await names(cher), await names(admin)]).toEqual([[null], [name]])
  })

  test('An animal handed over counts before the report, and is not counted twice after it', async () => {
    const { id: _, ...animal } = animals[0]!
    const times = { handed_over_at: noon, noted_at: noon, season: 2025 }
    const given = { ...animal, ...times, state: 'handedOver' as const }
    const toLuc = { ...given, hunt_id: informed.id, receiver_id: luc.id }
    await world.add('animals', [
      { ...toLuc, tag: 'SA 0901' },
      { ...toLuc, tag: 'SA 0902', state: 'recalled' },
      { ...given, hunt_id: generous.id, receiver_id: nadia.id, tag: 'SA 0903' },
    ])
    expect((await read(cher, luc.id)).data).toMatchObject([
      { id: informed.id, hunt_state: { code: 'informed' }, animals: [{ label: 'sanglier', quantity: 2 }] },
    ])
    expect((await read(cher, nadia.id)).data.map(({ animals }) => animals)).toEqual([received])
    // The giver has not reported them.
    expect((await read(cher, giver.id)).data[1]).toMatchObject({ id: informed.id, animals: [] })
  })

  test('Staff have no hunts, and neither have people who received nothing', async () => {
    for (const { id } of [cher, roleManager, others[1]!])
      expect([id, await read(admin, id)]).toEqual([
        id,
        { data: [], meta: { total: 0, current_page: 1, last_page: 1 } },
      ])
  })

  test('No phone number, address or name of a receiver appears', async () => {
    const visitor = await world.as(admin)
    const texts = await Promise.all(
      [...givers, ...matching, ...others].map(async ({ id }) => (await visitor.get(url(id))).body),
    )
    for (const { phone, email, lastname } of [...matching, ...others])
      for (const text of texts)
        for (const secret of [phone, email, lastname]) expect(text).not.toContain(secret)
    for (const { phone, email } of givers)
      for (const text of texts) for (const secret of [phone, email]) expect(text).not.toContain(secret)
  })
})
