import { expect, test } from 'vitest'
import { isPower, permissions, type Permission, viewNeededFor } from '../../../contract/permissions.ts'
import { admin, roleManager, statistician } from '../../world/people.ts'
import { freeRole } from '../../world/roles.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, stored } from '../support/in-world.ts'
import { codesOf, givePermission, giveRole, permissionId } from '../support/role-rows.ts'

const [GIVER, RECEIVER, ADMIN, FEDERATION_ADMIN, ROLE_MANAGER] = [1, 2, 3, 4, 5]
const everyPower = permissions.filter(isPower)

const send = (visitor: Visitor, roleId: number, body: object) =>
  visitor.put(`/api/v1/roles/${roleId}/set_permissions`, body)
const grant = (visitor: Visitor, roleId: number, codes: readonly Permission[]) =>
  send(visitor, roleId, { permission_ids: codes.map(permissionId) })

inWorld((world) => {
  const db = () => world.db()

  test('A role gets exactly the chosen permissions; the answer has status 200', async () => {
    const visitor = await world.as(admin)
    expect((await grant(visitor, freeRole.id, ['statistics.view', 'users.view'])).statusCode).toBe(200)
    expect(await codesOf(db(), freeRole.id)).toEqual(['users.view', 'statistics.view'])
    expect((await grant(visitor, freeRole.id, [])).statusCode).toBe(200)
    expect(await codesOf(db(), freeRole.id)).toEqual([])
  })

  test('Added and removed permissions take effect with the next request', async () => {
    const [visitor, other] = [await world.as(admin), await world.as(roleManager)]
    await grant(visitor, ROLE_MANAGER, ['roles.view'])
    expect((await other.get('/api/v1/permissions')).statusCode).toBe(200)
    expect((await grant(other, freeRole.id, [])).statusCode).toBe(403)
    await grant(visitor, ROLE_MANAGER, [])
    expect((await other.get('/api/v1/permissions')).statusCode).toBe(403)
  })

  test('A list of permissions that exist is required', async () => {
    const visitor = await world.as(admin)
    const before = await stored(db())
    for (const [body, field] of [
      [{}, 'permission_ids'],
      [{ permission_ids: [4, 'x'] }, 'permission_ids.1'],
      [{ permission_ids: [4, 999] }, 'permission_ids.1'],
      [{ permission_ids: Array.from({ length: 101 }, () => 4) }, 'permission_ids'],
    ] as const) {
      const response = await send(visitor, freeRole.id, body)
      expect([body, response.statusCode]).toEqual([body, 422])
      expect(Object.keys(response.json().errors as object)).toEqual([field])
    }
    expect(await stored(db())).toEqual(before)
  })

  test('Nobody adds a permission that they do not hold to a role with users, hunts.self.write included', async () => {
    const [manager, all] = [await world.as(roleManager), await world.as(admin)]
    await grant(all, freeRole.id, ['roles.view'])
    await giveRole(db(), statistician, freeRole.id)
    const before = await stored(db())
    for (const [visitor, roleId, codes] of [
      [manager, freeRole.id, ['roles.view', 'statistics.view']],
      [manager, ROLE_MANAGER, ['roles.view', 'roles.write', 'users.write']],
      [manager, freeRole.id, ['roles.view', 'hunts.self.write']],
      [all, freeRole.id, ['roles.view', 'hunts.self.write']],
      [all, ADMIN, permissions],
    ] as const) {
      const response = await grant(visitor, roleId, codes)
      expect(response.statusCode).toBe(403)
      expect(response.json().message).toMatch(/^Vous n’avez pas la permission « .+ »/)
    }
    expect(await stored(db())).toEqual(before)
    expect((await grant(manager, freeRole.id, ['roles.view', 'roles.write'])).statusCode).toBe(200)
  })

  test('Nobody removes a permission that they do not hold', async () => {
    const visitor = await world.as(admin)
    expect((await grant(visitor, GIVER, [])).statusCode).toBe(403)
    expect(await codesOf(db(), GIVER)).toEqual(['hunts.self.write'])
  })

  test('Nobody changes a role with users and powers that they lack, not even its name', async () => {
    const visitor = await world.as(roleManager)
    await givePermission(db(), freeRole.id, 'users.view')
    await giveRole(db(), statistician, freeRole.id)
    const before = await stored(db())
    for (const roleId of [ADMIN, FEDERATION_ADMIN, freeRole.id]) {
      const codes = await codesOf(db(), roleId)
      const fewer = codes.filter((code) => !code.startsWith('roles.'))
      const answers = [
        await grant(visitor, roleId, fewer),
        await grant(visitor, roleId, [...codes, 'roles.write']),
        await visitor.put(`/api/v1/roles/${roleId}`, { code: 'lesser', label: 'Moindre' }),
        await visitor.delete(`/api/v1/roles/${roleId}`),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
    }
    const actions = await visitor.get(`/api/v1/roles/${freeRole.id}/available_actions?object=1`)
    expect(actions.json().data.delete_role).toEqual({ available: false, reason: 'role_is_above' })
    expect(await stored(db())).toEqual(before)
  })

  test('Roles obtained by registering get no power over others', async () => {
    const visitor = await world.as(admin)
    for (const [roleId, codes] of [
      [GIVER, ['hunts.self.write', 'roles.view']],
      [RECEIVER, ['statistics.view']],
    ] as const) {
      const response = await grant(visitor, roleId, codes)
      expect(response.statusCode).toBe(422)
      expect(Object.keys(response.json().errors)).toEqual(['permission_ids'])
    }
    expect(await codesOf(db(), RECEIVER)).toEqual([])
  })

  test('An active administrator without federation and with every power remains', async () => {
    const visitor = await world.as(admin)
    for (const lost of everyPower) {
      const left = everyPower.filter((code) => code !== lost && viewNeededFor(code) !== lost)
      expect([lost, (await grant(visitor, ADMIN, left)).statusCode]).toEqual([lost, 409])
    }
    expect(await codesOf(db(), ADMIN)).toEqual(everyPower)
    await grant(visitor, freeRole.id, everyPower)
    await giveRole(db(), roleManager, freeRole.id)
    expect((await grant(visitor, ADMIN, ['roles.view', 'roles.write'])).statusCode).toBe(200)
    expect((await grant(visitor, ADMIN, ['roles.view', 'roles.write', 'users.view'])).statusCode).toBe(403)
  })
})
