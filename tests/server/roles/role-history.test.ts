import { expect, test } from 'vitest'
import type { AuditPage } from '../../../contract/shared/audit-log.ts'
import { admin, nadia, roleManager } from '../../world/people.ts'
import { freeRole } from '../../world/roles.ts'
import { inWorld, stored } from '../support/in-world.ts'
import { codesOf, permissionId } from '../support/role-rows.ts'

const roles = '/api/v1/roles'
const history = `${roles}/${freeRole.id}/acts`
const [ADMIN, FEDERATION_ADMIN] = [3, 4]
const copying = (copied_role_id: number) => ({ code: 'clerk', label: 'Secrétariat', copied_role_id })

inWorld((world) => {
  test('The history of a role tells who changed it and how, latest first, and nobody who was given it', async () => {
    const visitor = await world.as(admin)
    const renamed = { code: freeRole.code, label: 'Garde' }
    expect((await visitor.put(`${roles}/${freeRole.id}`, renamed)).statusCode).toBe(200)
    const permission_ids = [permissionId('statistics.view')]
    await visitor.put(`${roles}/${freeRole.id}/set_permissions`, { permission_ids })
    // Another role, and somebody who is given this one: neither is about the role itself.
    await visitor.post(roles, { code: 'other', label: 'Autre', copied_role_id: freeRole.id })
    const given = { act: 'user.role' as const, actor_id: admin.id, user_id: nadia.id, role_id: freeRole.id }
    await world.add('acts', { ...given, at: new Date(), federation_id: 1, details: '{}' })
    const { data, meta } = (await visitor.get(history)).json() as AuditPage
    const by = { id: admin.id, name: `${admin.firstname} ${admin.lastname}` }
    expect(data).toMatchObject([
      { act: 'role.permissions', by, on: null, details: { label: 'Garde', removed: 'roles.view' } },
      { act: 'role.updated', by, on: null, details: { label: 'Garde', label_before: freeRole.label } },
    ])
    expect(meta).toMatchObject({ total: 2, current_page: 1, last_page: 1, next: null })
    const first = (await visitor.get(`${history}?perPage=1`)).json() as AuditPage
    expect(first.meta).toMatchObject({ last_page: 2, next: `before-${data[0]!.id}` })
  })

  test('A role that no longer exists has no history', async () => {
    const visitor = await world.as(admin)
    expect((await visitor.delete(`${roles}/${freeRole.id}`)).statusCode).toBe(200)
    expect((await visitor.get(history)).statusCode).toBe(404)
  })

  test('A copy starts with the permissions of its role, and is then independent', async () => {
    const visitor = await world.as(admin)
    const copied = await codesOf(world.db(), FEDERATION_ADMIN)
    const entry = copying(FEDERATION_ADMIN)
    expect((await visitor.post(roles, entry)).statusCode).toBe(200)
    const { id } = await world.one('roles', { code: 'clerk' }, 'id')
    expect(copied).not.toEqual([])
    expect(await codesOf(world.db(), id)).toEqual(copied)
    await visitor.put(`${roles}/${id}/set_permissions`, { permission_ids: [] })
    expect(await codesOf(world.db(), FEDERATION_ADMIN)).toEqual(copied)
    const [{ details }] = (await world.all('acts', { act: 'role.created' })) as [{ details: unknown }]
    const from = { copied: 'federation_admin', copied_label: 'Administrateur de fédération' }
    expect(details).toEqual({ code: 'clerk', label: 'Secrétariat', ...from })
  })

  test('A role manager can copy any staff role, since the copy has no users; not one that was deleted', async () => {
    expect((await (await world.as(roleManager)).post(roles, copying(ADMIN))).statusCode).toBe(200)
    const before = await stored(world.db())
    const gone = { ...copying(99_999), code: 'other' }
    expect((await (await world.as(admin)).post(roles, gone)).statusCode).toBe(404)
    expect(await stored(world.db())).toEqual(before)
  })
})
