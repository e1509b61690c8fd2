import { expect, test } from 'vitest'
import type { RoleDetails } from '../../../contract/shared/roles.ts'
import { admin, roleManager } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'
import { keptActs, storedRoles } from '../support/role-rows.ts'

const roles = '/api/v1/roles'
const [ADMIN, FEDERATION_ADMIN] = [3, 4]

inWorld((world) => {
  test('A copy starts with the permissions of its role, and is then independent', async () => {
    const visitor = await world.as(admin)
    const permissionsOf = async (code: string) =>
      ((await visitor.get(roles)).json() as RoleDetails[])
        .find((role) => role.code === code)
        ?.permissions.map((one) => one.code)
    const copied = await permissionsOf('federation_admin')
    const entry = { code: 'clerk', label: 'Secrétariat', copied_role_id: FEDERATION_ADMIN }
    expect((await visitor.post(roles, entry)).statusCode).toBe(200)
    expect(copied).not.toEqual([])
    expect(await permissionsOf('clerk')).toEqual(copied)
    const { id } = ((await visitor.get(roles)).json() as RoleDetails[]).find(({ code }) => code === 'clerk')!
    await visitor.put(`${roles}/${id}/set_permissions`, { permission_ids: [] })
    expect(await permissionsOf('federation_admin')).toEqual(copied)
    const created = (await keptActs(world.db())).find(({ act }) => act === 'role.created')
    expect(created?.details).toEqual({
      code: 'clerk',
      label: 'Secrétariat',
      copied: 'federation_admin',
      copied_label: 'Administrateur de fédération',
    })
  })

  test('A role manager can copy any staff role, since the copy has no users; not one that was deleted', async () => {
    const copying = (copied_role_id: number) => ({ code: 'clerk', label: 'Secrétariat', copied_role_id })
    expect((await (await world.as(roleManager)).post(roles, copying(ADMIN))).statusCode).toBe(200)
    const before = await storedRoles(world.db())
    expect(
      (await (await world.as(admin)).post(roles, { ...copying(99_999), code: 'other' })).statusCode,
    ).toBe(404)
    expect(await storedRoles(world.db())).toEqual(before)
  })
})
