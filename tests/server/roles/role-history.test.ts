import { expect, test } from 'vitest'
import type { AuditPage } from '../../../contract/shared/audit-log.ts'
import { admin, nadia } from '../../world/people.ts'
import { freeRole } from '../../world/roles.ts'
import { inWorld } from '../support/in-world.ts'
import { permissionId } from '../support/role-rows.ts'

const roles = '/api/v1/roles'
const history = `${roles}/${freeRole.id}/acts`

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
    expect(data.map(({ act, by: who, on, details }) => ({ act, who, on, details }))).toEqual([
      {
        act: 'role.permissions',
        who: by,
        on: null,
        details: { code: freeRole.code, label: 'Garde', added: '', removed: 'roles.view' },
      },
      {
        act: 'role.updated',
        who: by,
        on: null,
        details: { code: freeRole.code, before: freeRole.code, label: 'Garde', label_before: freeRole.label },
      },
    ])
    expect(meta).toMatchObject({ total: 2, current_page: 1, last_page: 1, next: null })
    expect(((await visitor.get(`${history}?perPage=1`)).json() as AuditPage).meta).toMatchObject({
      last_page: 2,
      next: `before-${data[0]!.id}`,
    })
  })

  test('A role that does not exist, or no longer, has no history', async () => {
    const visitor = await world.as(admin)
    expect((await visitor.delete(`${roles}/${freeRole.id}`)).statusCode).toBe(200)
    for (const url of [history, `${roles}/9999/acts`, `${roles}/trois/acts`])
      expect([url, (await visitor.get(url)).statusCode]).toEqual([url, 404])
  })
})
