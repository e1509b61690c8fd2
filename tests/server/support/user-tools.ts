import { expect } from 'vitest'
import type { ManagedUser } from '../../../contract/users/managed-users.ts'
import { admin } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import type { World } from './in-world.ts'

export const users = '/api/v1/users'
export const url = ({ id }: { id: number }) => `${users}/${id}`

/** Helpers for tests of changing users. */
export function userTools(world: World) {
  const roleId = async (code: string) => (await world.one('roles', { code }, 'id')).id
  const entryOf = async (role: string, more: object = {}) => ({
    firstname: 'Inès',
    lastname: 'Gérard',
    email: 'Ines.Gerard@example.org',
    phone: '06 39 98 00 41',
    role_id: await roleId(role),
    federation_id: 1,
    city_id: place('Bourges').id,
    is_wolfhunter: 0,
    ...more,
  })
  const read = async (search: string) =>
    ((await (await world.as(admin)).get(`${users}?search=${search}`)).json() as { data: ManagedUser[] }).data
  const acts = () =>
    world.db().selectFrom('acts').select(['act', 'actor_id', 'user_id', 'details']).orderBy('id').execute()
  const mails = () => world.all('mails', {})
  const kept = async () => ({
    users: await world.all('users', {}),
    givers: await world.all('givers', {}),
    acts: await acts(),
    mails: await mails(),
  })
  /** Expects each entry to be refused at a field, in French, and nothing to be stored. */
  const refuses = async (send: (body: object) => Promise<unknown>, refusals: [string, object, string][]) => {
    const before = await kept()
    for (const [reason, body, field] of refusals) {
      const answer = (await send(body)) as {
        statusCode: number
        json: () => { errors: Record<string, string[]> }
      }
      expect([reason, answer.statusCode]).toEqual([reason, 422])
      expect([reason, Object.keys(answer.json().errors)]).toEqual([reason, [field]])
      expect(answer.json().errors[field]!.join()).toMatch(/^[A-ZÀÉL].*\.$/)
    }
    expect(await kept()).toEqual(before)
  }
  return { entryOf, read, acts, mails, kept, refuses }
}
