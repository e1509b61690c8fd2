import { expect, test } from 'vitest'
import { isPower, permissions, type Permission } from '../../../contract/permissions.ts'
import { admin, cher, roleManager, statistician } from '../../world/people.ts'
import { freeRole } from '../../world/roles.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, stored } from '../support/in-world.ts'
import { codesOf, giveRole, permissionId } from '../support/role-rows.ts'
import { seedStaff } from '../support/staff.ts'

const [ADMIN, ROLE_MANAGER, STATISTICS_VIEWER] = [3, 5, 6]
const roles = '/api/v1/roles'
const everyPower = permissions.filter(isPower)
const grant = (visitor: Visitor, roleId: number, codes: readonly Permission[]) =>
  visitor.put(`${roles}/${roleId}/set_permissions`, { permission_ids: codes.map(permissionId) })

/** A role manager prepares roles; a user who holds all of a role assigns it (decision 0073). */
inWorld((world) => {
  const db = () => world.db()
  const asManager = () => world.as(roleManager)
  /** Manages users of all federations. */
  const asAccomplice = async () => {
    const accomplice = { ...cher, id: 75, email: 'accomplice@example.org', federation_id: null }
    await seedStaff(db(), { ...accomplice, role: 'federation_admin' })
    return world.as(accomplice)
  }
  const give = async (visitor: Visitor, person: typeof statistician, role_id: number) => {
    const { firstname, lastname, email, phone } = person
    const body = { firstname, lastname, email, phone, role_id, city_id: 1, federation_id: null }
    return (await visitor.put(`/api/v1/users/${person.id}`, body)).statusCode
  }

  test('A role manager adds any power to a role without users, and removes it; planning hunts is none', async () => {
    const visitor = await asManager()
    expect((await grant(visitor, freeRole.id, everyPower)).statusCode).toBe(200)
    const hunting = [...everyPower, 'hunts.self.write'] as const
    expect((await grant(visitor, freeRole.id, hunting)).statusCode).toBe(403)
    expect(await codesOf(db(), freeRole.id)).toEqual(everyPower)
    const renamed = await visitor.put(`${roles}/${freeRole.id}`, { code: 'ranger', label: 'Garde' })
    expect(renamed.statusCode).toBe(200)
    expect((await grant(visitor, freeRole.id, ['users.view'])).statusCode).toBe(200)
    expect((await visitor.delete(`${roles}/${freeRole.id}`)).statusCode).toBe(200)
  })

  test('This extends neither their own role nor one with users, blocked or deleted ones included', async () => {
    const visitor = await asManager()
    await giveRole(db(), statistician, freeRole.id)
    for (const state of [{ blocked_at: null }, { blocked_at: new Date() }, { is_deleted: true }]) {
      await world.set('users', { id: statistician.id }, state)
      for (const roleId of [ROLE_MANAGER, freeRole.id])
        expect((await grant(visitor, roleId, ['roles.view', 'users.view'])).statusCode).toBe(403)
    }
  })

  test('A role that the application needs cannot be changed, even without users', async () => {
    await world.set('users', { role_id: ADMIN }, { role_id: ROLE_MANAGER })
    const visitor = await asManager()
    expect((await grant(visitor, ADMIN, [])).statusCode).toBe(403)
    expect((await visitor.put(`${roles}/${ADMIN}`, { code: 'admin', label: 'Autre' })).statusCode).toBe(403)
  })

  test('An accomplice who manages users assigns only what they hold themselves', async () => {
    const [manager, other] = [await asManager(), await asAccomplice()]
    await grant(manager, freeRole.id, ['users.view', 'users.write', 'federations.view', 'federations.write'])
    expect(await give(other, statistician, freeRole.id)).toBe(422)
    expect(await give(other, roleManager, freeRole.id)).toBe(403)
    // The statistician may assign what they hold; afterwards the manager, who lacks it, cannot change the
    // role.
    await grant(manager, freeRole.id, ['statistics.view'])
    expect(await give(other, statistician, freeRole.id)).toBe(200)
    for (const codes of [['statistics.view', 'roles.view'], ['users.view'], []] as const)
      expect((await grant(manager, freeRole.id, codes)).statusCode).toBe(403)
    // Emptied, filled and restored: the second assignment is refused like the first.
    await giveRole(db(), statistician, STATISTICS_VIEWER)
    await grant(manager, freeRole.id, everyPower)
    expect(await give(other, statistician, freeRole.id)).toBe(422)
    expect(await give(await world.as(admin), statistician, freeRole.id)).toBe(200)
  })

  test('If a role is assigned while it is being filled, the second of the two is refused', async () => {
    const [manager, all] = [await asManager(), await world.as(admin)]
    await grant(all, freeRole.id, ['statistics.view'])
    const other = await asAccomplice()
    const [filled, given] = await Promise.all([
      grant(manager, freeRole.id, everyPower),
      give(other, statistician, freeRole.id),
    ])
    expect([
      [200, 422],
      [403, 200],
    ]).toContainEqual([filled.statusCode, given])
  })
})

inWorld((world) => {
  test('A permission to change requires the permission to view; earlier violations may stay', async () => {
    const visitor = await world.as(admin)
    const before = await stored(world.db())
    for (const code of ['users.write', 'users.write.block', 'roles.write', 'federations.import'] as const) {
      const response = await grant(visitor, freeRole.id, [code])
      expect([code, response.statusCode]).toEqual([code, 422])
      expect(response.json().errors.permission_ids[0]).toMatch(/^« .+ » va avec « Voir les .+ »/)
    }
    expect(await stored(world.db())).toEqual(before)
    await world.add('role_permissions', { role_id: freeRole.id, permission_id: permissionId('users.write') })
    expect((await grant(visitor, freeRole.id, ['users.write', 'statistics.view'])).statusCode).toBe(200)
    await grant(visitor, freeRole.id, ['users.view', 'users.write'])
    expect((await grant(visitor, freeRole.id, ['users.write'])).statusCode).toBe(422)
  })

  test('A new code has lower-case letters, digits and « _ »; older codes are kept', async () => {
    const visitor = await world.as(admin)
    for (const code of ['Garde', 'agent terrain', 'agent-terrain', '1er', '_garde', 'gardé']) {
      const entry = { code, label: 'Garde' }
      const changed = await visitor.put(`${roles}/${freeRole.id}`, entry)
      for (const { statusCode, json } of [await visitor.post(roles, entry), changed])
        expect([code, statusCode, Object.keys(json().errors)]).toEqual([code, 422, ['code']])
    }
    await world.set('roles', { id: freeRole.id }, { code: 'Ancien code' })
    const kept = { code: 'Ancien code', label: 'Ancien' }
    expect((await visitor.put(`${roles}/${freeRole.id}`, kept)).statusCode).toBe(200)
  })

  test('Two roles created concurrently with the same code are one', async () => {
    const visitor = await world.as(admin)
    const answers = await Promise.all(
      ['twin', 'TWIN', 'twin'].map((code) => visitor.post(roles, { code, label: 'Jumeau' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
  })
})
