import { expect, test } from 'vitest'
import { admin } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'

const path = '/api/v1/federations'

inWorld((world) => {
  const codes = async () => (await world.all('federations', {}, 'code')).map(({ code }) => code)
  /** Adds a user to the federation of Creuse. */
  const join = async (number: number, isDeleted = false) => {
    const { id: role_id } = await world.one('roles', { code: 'receiver' }, 'id')
    const person = { email: `new-${number}@example.org`, firstname: 'Nouveau', is_deleted: isDeleted }
    await world.add('users', { ...person, role_id, federation_id: 3 })
  }

  test('The pre-check says whether a federation may be deleted, and why not', async () => {
    const visitor = await world.as(admin)
    const asked = async (id: number | string, query = '?object=1') => {
      const response = await visitor.get(`${path}/${id}/available_actions${query}`)
      return response.statusCode === 200 ? response.json().data.delete_federation : response.statusCode
    }
    expect(await asked(3)).toEqual({ available: true, reason: null })
    expect(await asked(3, '')).toEqual({ available: true, reason: null })
    expect(await asked(2)).toEqual({ available: false, reason: 'federation_has_cities' })
    expect(await asked(1)).toEqual({ available: false, reason: 'federation_has_users' })
    await join(1)
    expect(await asked(3)).toEqual({ available: false, reason: 'federation_has_users' })
    for (const id of [999_999, 'abc', '0']) expect([id, await asked(id)]).toEqual([id, 404])
    expect(await asked(3, '?object=perhaps')).toBe(422)
  })

  test('A federation without users and communes is deleted, which is recorded', async () => {
    const visitor = await world.as(admin)
    expect((await visitor.delete(`${path}/3`)).statusCode).toBe(200)
    expect(await codes()).toEqual(['FDC18', 'FDC36'])
    expect((await visitor.delete(`${path}/3`)).statusCode).toBe(404)
    const kept = await world.all('acts', {}, 'act', 'actor_id', 'federation_id', 'details')
    const done = { act: 'federation.deleted', actor_id: admin.id, federation_id: 3 }
    expect(kept).toEqual([{ ...done, details: { department_code: '23' } }])
  })

  test('A federation with users or communes is refused with the reason, whatever was checked before', async () => {
    const visitor = await world.as(admin)
    const refused = async (id: number) => {
      const { statusCode, json } = await visitor.delete(`${path}/${id}`)
      return [statusCode, json().message]
    }
    expect(await refused(1)).toEqual([409, 'La fédération possède des utilisateurs.'])
    expect(await refused(2)).toEqual([409, 'La fédération possède des villes.'])
    // Anonymised people still count, because of the statistics.
    await join(1, true)
    expect(await refused(3)).toEqual([409, 'La fédération possède des utilisateurs.'])
    expect(await codes()).toEqual(['FDC18', 'FDC23', 'FDC36'])
  })
})
