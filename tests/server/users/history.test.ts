import { expect, test } from 'vitest'
import type { AuditEntry } from '../../../contract/shared/audit-log.ts'
import {
  admin,
  cher,
  giver,
  luc,
  nadia,
  patient,
  receiver,
  roleManager,
  waiting,
  wolfhunter,
} from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'

const ofUser = ({ id }: { id: number | string }) => `/api/v1/users/${id}/acts`
const ofFederation = (id: number | string) => `/api/v1/federations/${id}/acts`

inWorld((world) => {
  const read = async (visitor: Visitor, url: string) => {
    const response = await visitor.get(url)
    expect([url, response.statusCode]).toEqual([url, 200])
    return response.json() as {
      data: AuditEntry[]
      meta: { total: number; current_page: number; last_page: number }
    }
  }
  const entriesOf = ({ data }: { data: AuditEntry[] }) =>
    data.map(({ act, by, on }) => [act, by?.name, on?.name])
  const add = (
    row: { actor_id: number | null; user_id?: number; federation_id: number | null },
    act = 'user.updated' as const,
  ) =>
    world
      .db()
      .insertInto('acts')
      .values({ at: noon, act, details: '{}', ...row })
      .execute()

  test('Entries about a user name who acted, latest first', async () => {
    const visitor = await world.as(cher)
    await visitor.put(`/api/v1/givers/${waiting.id}/validate`)
    await visitor.put(`/api/v1/users/${waiting.id}/block`)
    const { data, meta } = await read(visitor, ofUser(waiting))
    const by = { id: cher.id, name: 'Denis Perrin' }
    const on = { id: waiting.id, name: 'Michel Faure' }
    expect(data).toEqual([
      { id: expect.any(Number), at: noon.toISOString(), act: 'user.blocked', by, on, details: {} },
      { id: expect.any(Number), at: noon.toISOString(), act: 'giver.validated', by, on, details: {} },
    ])
    expect(meta).toEqual({ total: 2, current_page: 1, last_page: 1 })
  })

  test('What a user did is listed too, limited to the federation of the reader', async () => {
    await add({ actor_id: cher.id, user_id: nadia.id, federation_id: 1 })
    await add({ actor_id: cher.id, user_id: luc.id, federation_id: 2 })
    expect(entriesOf(await read(await world.as(cher), ofUser(cher)))).toEqual([
      ['user.updated', 'Denis Perrin', 'Nadia Rousseau'],
    ])
    expect(entriesOf(await read(await world.as(admin), ofUser(cher)))).toHaveLength(2)
  })

  test('An anonymised user has no name; neither has the application', async () => {
    await add({ actor_id: giver.id, user_id: nadia.id, federation_id: 1 })
    await add({ actor_id: null, user_id: nadia.id, federation_id: 1 })
    const visitor = await world.as(cher)
    for (const { id } of [giver, nadia]) await visitor.delete(`/api/v1/users/${id}/delete`)
    const { data } = await read(visitor, ofUser(nadia))
    expect(data.map(({ act, by, on }) => [act, by, on])).toEqual([
      ['user.anonymised', { id: cher.id, name: 'Denis Perrin' }, { id: nadia.id, name: null }],
      ['user.updated', null, { id: nadia.id, name: null }],
      ['user.updated', { id: giver.id, name: null }, { id: nadia.id, name: null }],
    ])
  })

  test('A federation has the history of its people, page by page', async () => {
    for (let i = 0; i < 23; i++) await add({ actor_id: admin.id, user_id: patient.id, federation_id: 1 })
    await add({ actor_id: admin.id, user_id: wolfhunter.id, federation_id: 2 })
    const visitor = await world.as(cher)
    const first = await read(visitor, ofFederation(1))
    expect([first.data.length, first.meta]).toEqual([10, { total: 23, current_page: 1, last_page: 3 }])
    const last = await read(visitor, `${ofFederation(1)}?page=3`)
    expect(last.data).toHaveLength(3)
    const ids = [...first.data, ...last.data].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect((await read(visitor, `${ofFederation(1)}?page=1&perPage=999999`)).data).toHaveLength(23)
    expect((await visitor.get(`${ofFederation(1)}?page=0`)).statusCode).toBe(422)
  })

  test('A federation reads its own history and that of its people only', async () => {
    await world.db().updateTable('users').set({ federation_id: 2 }).where('id', '=', nadia.id).execute()
    const visitor = await world.as(cher)
    for (const url of [
      ofUser(nadia),
      ofUser({ id: 99_999 }),
      ofUser({ id: 'x' }),
      ofFederation(2),
      ofFederation(9),
    ])
      expect([url, (await visitor.get(url)).statusCode]).toEqual([url, 404])
    const everywhere = await world.as(admin)
    for (const url of [ofUser(nadia), ofFederation(2)]) await read(everywhere, url)
    expect((await everywhere.get(ofFederation(99_999))).statusCode).toBe(404)
  })

  test('To read it takes to see users, or federations', async () => {
    for (const [person, status] of [
      [null, 401],
      [giver, 403],
      [receiver, 403],
      [roleManager, 403],
    ] as const)
      for (const url of [ofUser(nadia), ofFederation(1)])
        expect([url, (await (await world.as(person)).get(url)).statusCode]).toEqual([url, status])
  })
})
