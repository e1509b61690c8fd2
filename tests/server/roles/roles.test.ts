import { expect, test } from 'vitest'
import { admin, cher, giver, matching, others, roleManager, statistician } from '../../world/people.ts'
import { freeRole } from '../../world/roles.ts'
import { inWorld, noon, stored as storedIn } from '../support/in-world.ts'
import type { Visitor } from '../support/app.ts'
import { giveRole, keptActs, permissionId } from '../support/role-rows.ts'
import type { RoleDetails } from '../../../contract/shared/roles.ts'

const roles = '/api/v1/roles'
const free = `${roles}/${freeRole.id}`
const [GIVER, ADMIN] = [1, 3]

inWorld((world) => {
  const listed = async (visitor: Visitor) => (await visitor.get(roles)).json() as RoleDetails[]
  const grant = (visitor: Visitor, roleId: number, permission_ids: unknown) =>
    visitor.put(`${roles}/${roleId}/set_permissions`, { permission_ids })
  const stored = () => storedIn(world.db())

  test('Roles are listed by name, with their permissions and number of accounts', async () => {
    const list = await listed(await world.as(roleManager))
    expect(list.map(({ label, users_count }) => [label, users_count])).toEqual([
      ['Administrateur', 1],
      ['Administrateur de fédération', 1],
      ['Agent de terrain', 0],
      ['Gestionnaire des rôles', 1],
      ['Lecteur des statistiques', 1],
      ['Particulier', matching.length + others.length],
      ['Responsable de territoire', 5],
    ])
    expect(list.find(({ code }) => code === 'role_manager')).toEqual({
      id: 5,
      code: 'role_manager',
      label: 'Gestionnaire des rôles',
      affectable_from_backoffice: true,
      revision: expect.any(String) as string,
      permissions: [
        { id: 4, code: 'roles.view', label: 'Voir les rôles' },
        { id: 5, code: 'roles.write', label: 'Gérer les rôles et leurs permissions' },
      ],
      users_count: 1,
    })
    expect(list.find(({ code }) => code === 'giver')?.affectable_from_backoffice).toBe(false)
  })

  test('Staff limited to a federation reads how many of its own accounts have each role', async () => {
    const count = async (person: { email: string }) =>
      (await listed(await world.as(person))).map(({ id, users_count }) => [id, users_count] as const)
    const national = await count(roleManager)
    for (const federation_id of [1, 2]) {
      await world.set('users', { id: giver.id }, { federation_id })
      const own = await world.all('users', { federation_id: 1 }, 'role_id')
      const owned = (id: number) => own.filter(({ role_id }) => role_id === id).length
      expect(await count(cher)).toEqual(national.map(([id]) => [id, owned(id)]))
      expect(await count(roleManager)).toEqual(national)
    }
    expect(await count(cher)).toContainEqual([ADMIN, 0])
  })

  test('Every permission is listed with its label', async () => {
    const permissions = (await (await world.as(roleManager)).get('/api/v1/permissions')).json() as object[]
    expect(permissions).toHaveLength(12)
    const label = 'Prévoir ses chasses et gérer ses territoires'
    expect(permissions[0]).toEqual({ id: 1, code: 'hunts.self.write', label })
  })

  test('A role is created without permissions, for the user form, and can be changed', async () => {
    const visitor = await world.as(roleManager)
    expect((await visitor.post(roles, { code: ' treasurer ', label: 'Trésorier' })).statusCode).toBe(200)
    const created = (await listed(visitor)).find(({ code }) => code === 'treasurer')!
    const bare = { permissions: [], affectable_from_backoffice: true, users_count: 0 }
    expect(created).toMatchObject({ label: 'Trésorier', ...bare })
    const put = { code: 'treasury', label: 'Trésorerie' }
    expect((await visitor.put(`${roles}/${created.id}`, put)).statusCode).toBe(200)
    expect((await visitor.put(`${roles}/${created.id}`, put)).statusCode).toBe(200)
    expect((await listed(visitor)).find(({ id }) => id === created.id)).toMatchObject(put)
  })

  test('The code is required, max 50, and unique; the label is required, max 255', async () => {
    const visitor = await world.as(admin)
    const before = await stored()
    const good = { code: 'new', label: 'Nouveau' }
    for (const [reason, entry, field] of [
      ['no code', { ...good, code: ' ' }, 'code'],
      ['51 characters', { ...good, code: 'x'.repeat(51) }, 'code'],
      ['taken', { ...good, code: 'role_manager' }, 'code'],
      ['taken in capitals', { ...good, code: 'Role_Manager' }, 'code'],
      ['no label', { ...good, label: '' }, 'label'],
      ['256 characters', { ...good, label: 'x'.repeat(256) }, 'label'],
    ] as const)
      for (const response of [await visitor.post(roles, entry), await visitor.put(free, entry)]) {
        expect([reason, response.statusCode]).toEqual([reason, 422])
        const { errors } = response.json() as { errors: Record<string, string[]> }
        expect(Object.keys(errors)).toEqual([field])
        expect(errors[field]!.join()).toMatch(/^[A-ZÀÉL].*\.$/)
      }
    expect(await stored()).toEqual(before)
    const longest = { code: 'x'.repeat(50), label: 'x'.repeat(255) }
    expect((await visitor.post(roles, longest)).statusCode).toBe(200)
  })

  test('The roles that the application finds by code keep it, and cannot be deleted', async () => {
    const visitor = await world.as(admin)
    for (const roleId of [GIVER, 2, ADMIN]) {
      const renamed = await visitor.put(`${roles}/${roleId}`, { code: 'renamed', label: 'Autre' })
      expect(renamed.json().errors).toHaveProperty('code')
      expect((await visitor.delete(`${roles}/${roleId}`)).statusCode).toBe(409)
      const actions = await visitor.get(`${roles}/${roleId}/available_actions?object=1`)
      expect(actions.json().data.delete_role).toEqual({ available: false, reason: 'role_is_fixed' })
    }
    const kept = await visitor.put(`${roles}/${GIVER}`, { code: 'giver', label: 'Chasseur' })
    expect(kept.statusCode).toBe(200)
  })

  test('« Des utilisateurs possèdent ce rôle. »: only a role without users is deleted', async () => {
    const visitor = await world.as(admin)
    const check = async () =>
      (await visitor.get(`${free}/available_actions?object=1`)).json().data.delete_role as unknown
    await giveRole(world.db(), statistician, freeRole.id)
    expect(await check()).toEqual({ available: false, reason: 'role_has_users' })
    const refused = await visitor.delete(free)
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'Des utilisateurs possèdent ce rôle.'])
    await giveRole(world.db(), statistician, 6)
    expect(await check()).toEqual({ available: true, reason: null })
    expect((await visitor.delete(free)).statusCode).toBe(200)
    expect((await visitor.delete(free)).statusCode).toBe(404)
    expect((await visitor.get(`${free}/available_actions?object=1`)).statusCode).toBe(404)
  })

  test('Every change of a role is in the audit log, with codes', async () => {
    const visitor = await world.as(admin)
    await visitor.put(free, { code: 'ranger', label: 'Garde' })
    const [users, figures] = [permissionId('users.view'), permissionId('statistics.view')]
    for (const ids of [
      [figures, users],
      [users, figures, users],
    ])
      await grant(visitor, freeRole.id, ids)
    await visitor.delete(free)
    await visitor.post(roles, { code: 'new', label: 'Nouveau' })
    const kept = { actor_id: admin.id, role_id: freeRole.id, at: noon }
    const ranger = { code: 'ranger', label: 'Garde' }
    const before = { before: 'field_officer', label_before: 'Agent de terrain' }
    expect(await keptActs(world.db())).toEqual([
      { act: 'role.updated', ...kept, details: { ...ranger, ...before } },
      {
        act: 'role.permissions',
        ...kept,
        details: { ...ranger, added: 'users.view', removed: 'roles.view' },
      },
      { act: 'role.deleted', ...kept, details: ranger },
      {
        act: 'role.created',
        ...kept,
        role_id: expect.any(Number),
        details: { code: 'new', label: 'Nouveau' },
      },
    ])
  })
})
