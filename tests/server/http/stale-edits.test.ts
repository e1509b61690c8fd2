import { expect, test } from 'vitest'
import { freeRole } from '../../world/roles.ts'
import { admin } from '../../world/people.ts'
import { multipart } from '../support/files/forms.ts'
import { inWorld, stored, type World } from '../support/in-world.ts'
import { permissionId } from '../support/role-rows.ts'

const roles = '/api/v1/roles'
const role = `${roles}/${freeRole.id}`
const federations = '/api/v1/federations'
const given = (...codes: Parameters<typeof permissionId>[0][]) => ({
  permission_ids: codes.map(permissionId),
})

const readRole = async (world: World) => {
  const all = (await (await world.as(admin)).get(roles)).json() as { id: number; revision: string }[]
  return all.find(({ id }) => id === freeRole.id)!
}
const readFederation = async (world: World) => {
  const { data } = (await (await world.as(admin)).get(federations)).json() as {
    data: { id: number; name: string; revision: string }[]
  }
  return data.find(({ id }) => id === 3)!
}

inWorld((world) => {
  test('Saving a role that was changed meanwhile is a conflict and overwrites nothing', async () => {
    const visitor = await world.as(admin)
    const { revision } = await readRole(world)
    const entry = { code: freeRole.code, label: 'Garde' }
    expect((await visitor.put(role, { ...entry, revision })).statusCode).toBe(200)
    const before = await stored(world.db())
    for (const [url, body] of [
      [role, { ...entry, label: 'Agent' }],
      [`${role}/set_permissions`, given('users.view')],
    ] as const) {
      const late = await visitor.put(url, { ...body, revision })
      expect([url, late.statusCode, late.json()]).toEqual([
        url,
        409,
        { message: 'Ce rôle a été modifié entre-temps. Relisez-le, puis recommencez.' },
      ])
    }
    expect(await stored(world.db())).toEqual(before)
    const again = (await readRole(world)).revision
    const renewed = await visitor.put(`${role}/set_permissions`, { ...given('users.view'), revision: again })
    expect(renewed.statusCode).toBe(200)
    expect((await readRole(world)).revision).not.toBe(again)
  })

  test('Saving a federation that was changed meanwhile is a conflict and overwrites nothing', async () => {
    const visitor = await world.as(admin)
    const { revision } = await readFederation(world)
    const change = async (fields: Record<string, string>) =>
      visitor.send('POST', `${federations}/3`, await multipart({ ...fields, _method: 'PUT' }))
    expect((await change({ name: 'Creuse', revision })).statusCode).toBe(200)
    const late = await change({ name: 'Autre', revision })
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { message: 'Cette fédération a été modifiée entre-temps. Relisez-la, puis recommencez.' },
    ])
    const { name, revision: again } = await readFederation(world)
    expect(name).toBe('Creuse')
    expect((await change({ name: 'Autre', revision: again })).statusCode).toBe(200)
  })
})
