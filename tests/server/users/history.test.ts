import { expect, test } from 'vitest'
import type { AuditPage } from '../../../contract/shared/audit-log.ts'
import { admin, cher, giver, luc, nadia, patient, waiting, wolfhunter } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { permissionId } from '../support/role-rows.ts'
import { seedStaff } from '../support/staff.ts'

const ofUser = ({ id }: { id: number }) => `/api/v1/users/${id}/acts`
const ofFederation = (id: number) => `/api/v1/federations/${id}/acts`

inWorld((world) => {
  const read = async (visitor: Visitor, url: string) => {
    const response = await visitor.get(url)
    expect([url, response.statusCode]).toEqual([url, 200])
    return response.json() as AuditPage
  }
  const add = (
    row: { actor_id: number | null; user_id?: number; federation_id: number | null },
    act = 'user.updated' as const,
  ) => world.add('acts', { at: noon, act, details: '{}', ...row })

  test('Who may not see people reads what was done to a federation or a role, without names', async () => {
    await (await world.as(cher)).put(`/api/v1/givers/${waiting.id}/validate`)
    await world.add('acts', { at: noon, act: 'role.updated', details: '{}', actor_id: admin.id, role_id: 1 })
    for (const permission of ['federations.view', 'roles.view'] as const) {
      const url = permission === 'roles.view' ? '/api/v1/roles/1/acts' : ofFederation(1)
      expect((await read(await world.as(admin), url)).data[0]?.by?.name).not.toBe('Une personne')
      const role_id = permission === 'roles.view' ? 901 : 902
      await world.add('roles', { id: role_id, code: permission, label: permission })
      const held = { role_id, permission_id: permissionId(permission) }
      await world.add('role_permissions', held)
      const reader = { ...admin, id: role_id, email: `${permission}@example.org` }
      await seedStaff(world.db(), { ...reader, role: permission, federation_id: null })
      const { data } = await read(await world.as(reader), url)
      expect(data.length).toBeGreaterThan(0)
      for (const { by, on } of data)
        for (const person of [by, on]) if (person) expect(person).toEqual({ id: null, name: 'Une personne' })
    }
  })

  test('Entries about a user name who acted, latest first', async () => {
    const visitor = await world.as(cher)
    await visitor.put(`/api/v1/givers/${waiting.id}/validate`)
    await visitor.put(`/api/v1/users/${waiting.id}/block`)
    const { data, meta } = await read(visitor, ofUser(waiting))
    const by = { id: cher.id, name: 'Denis Perrin' }
    const on = { id: waiting.id, name: 'Michel Faure' }
    const each = { id: expect.any(Number), at: noon.toISOString(), by, assistant: null, on, details: {} }
    expect(data).toEqual([
      { ...each, act: 'user.blocked' },
      { ...each, act: 'giver.validated' },
    ])
    const nowhere = { previous: null, next: null, last: null }
    expect(meta).toEqual({ total: 2, current_page: 1, last_page: 1, ...nowhere })
  })

  test('A user’s own commands are listed too, limited to the federation of the reader', async () => {
    await add({ actor_id: cher.id, user_id: nadia.id, federation_id: 1 })
    await add({ actor_id: cher.id, user_id: luc.id, federation_id: 2 })
    const { data } = await read(await world.as(cher), ofUser(cher))
    expect(data).toMatchObject([{ by: { name: 'Denis Perrin' }, on: { name: 'Nadia Rousseau' } }])
    expect((await read(await world.as(admin), ofUser(cher))).data).toHaveLength(2)
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

  test('The audit log of a federation and its people is paginated', async () => {
    for (let i = 0; i < 23; i++) await add({ actor_id: admin.id, user_id: patient.id, federation_id: 1 })
    await add({ actor_id: admin.id, user_id: wolfhunter.id, federation_id: 2 })
    const visitor = await world.as(cher)
    const first = await read(visitor, ofFederation(1))
    expect(first.data).toHaveLength(10)
    expect(first.meta).toMatchObject({ total: 23, current_page: 1, last_page: 3 })
    const turn = (cursor: string | null) => read(visitor, `${ofFederation(1)}?cursor=${cursor}`)
    const second = await turn(first.meta.next)
    const third = await turn(second.meta.next)
    const ids = [first, second, third].flatMap(({ data }) => data.map(({ id }) => id))
    expect(ids).toHaveLength(23)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect([second.meta.current_page, third.meta.current_page]).toEqual([2, 3])
    expect([first.meta.previous, third.meta.next]).toEqual([null, null])
    // Backwards, and directly to the last page, the same pages are read.
    expect(await turn(first.meta.last)).toEqual(third)
    expect(await turn(third.meta.previous)).toEqual(second)
    expect(await turn(second.meta.previous)).toEqual(first)
  })

  test('New entries do not shift the pages', async () => {
    for (let i = 0; i < 23; i++) await add({ actor_id: admin.id, user_id: patient.id, federation_id: 1 })
    const visitor = await world.as(cher)
    const first = await read(visitor, ofFederation(1))
    for (let i = 0; i < 10; i++) await add({ actor_id: admin.id, user_id: patient.id, federation_id: 1 })
    const second = await read(visitor, `${ofFederation(1)}?cursor=${first.meta.next}`)
    expect(second.data[0]!.id).toBeLessThan(first.data.at(-1)!.id)
    expect(second.data[0]!.id).toBe(first.data.at(-1)!.id - 1)
    expect(second.meta).toMatchObject({ total: 33, current_page: 3, last_page: 4 })
    const back = await read(visitor, `${ofFederation(1)}?cursor=${second.meta.previous}`)
    expect(back.data).toEqual(first.data)
    // Before the first full page is the newest one, complete.
    const newest = await read(visitor, `${ofFederation(1)}?cursor=after-${first.data[0]!.id + 5}`)
    expect([newest.data.length, newest.meta.current_page]).toEqual([10, 1])
  })

  test('Only a valid cursor is accepted', async () => {
    const visitor = await world.as(cher)
    for (const cursor of ['3', 'after-', 'before-99999999999999999999', "before-1' or true"])
      expect([cursor, (await visitor.get(`${ofFederation(1)}?cursor=${cursor}`)).statusCode]).toEqual([
        cursor,
        422,
      ])
    for (const cursor of ['before-1', 'last'])
      expect((await read(visitor, `${ofUser(nadia)}?cursor=${cursor}`)).data).toEqual([])
  })
})
