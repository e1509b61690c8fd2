import { expect, test } from 'vitest'
import { admin } from '../../world/people.ts'
import { CHER, CREUSE, FEDERATIONS, INDRE } from '../support/federation-jobs.ts'
import { inWorld } from '../support/in-world.ts'

inWorld((world) => {
  /** Adds a user to the federation of Creuse. */
  const join = async (isDeleted: boolean) => {
    const { id: role_id } = await world.one('roles', { code: 'receiver' }, 'id')
    const person = { email: 'new@example.org', firstname: 'Nouveau', is_deleted: isDeleted }
    await world.add('users', { ...person, role_id, federation_id: CREUSE })
  }

  test('A federation without users and communes is deleted, which is recorded', async () => {
    const visitor = await world.as(admin)
    const asked = await visitor.get(`${FEDERATIONS}/${CREUSE}/available_actions`)
    expect(asked.json().data.delete_federation).toEqual({ available: true, reason: null })
    for (const status of [200, 404])
      expect((await visitor.delete(`${FEDERATIONS}/${CREUSE}`)).statusCode).toBe(status)
    const left = await world.all('federations', {}, 'code')
    expect(left.map(({ code }) => code)).toEqual(['FDC18', 'FDC36'])
    const acts = await world.all('acts', {}, 'federation_id', 'details')
    expect(acts).toEqual([{ federation_id: CREUSE, details: { department_code: '23' } }])
  })

  test.each([
    ['with users', CHER, 'federation_has_users', 'La fédération possède des utilisateurs.'],
    ['with communes', INDRE, 'federation_has_cities', 'La fédération possède des villes.'],
    ['that somebody joined', CREUSE, 'federation_has_users', 'La fédération possède des utilisateurs.'],
    // They still count, because of the statistics.
    ['of somebody anonymised', CREUSE, 'federation_has_users', 'La fédération possède des utilisateurs.'],
  ])('A federation %s is not deleted, and its pre-check says why', async (which, id, reason, message) => {
    if (id === CREUSE) await join(which === 'of somebody anonymised')
    const visitor = await world.as(admin)
    const asked = await visitor.get(`${FEDERATIONS}/${id}/available_actions?object=1`)
    expect(asked.json().data.delete_federation).toEqual({ available: false, reason })
    const refused = await visitor.delete(`${FEDERATIONS}/${id}`)
    expect([refused.statusCode, refused.json().message]).toEqual([409, message])
  })
})
