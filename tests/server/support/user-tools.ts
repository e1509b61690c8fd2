import type { ManagedUser } from '../../../contract/users/managed-users.ts'
import { admin } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { expectRefusals, stored, type World } from './in-world.ts'

export const users = '/api/v1/users'
export const url = ({ id }: { id: number }) => `${users}/${id}`

type Refusals = Parameters<typeof expectRefusals>

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
  const kept = () => stored(world.db())
  const refuses = (send: Refusals[1], refusals: Refusals[2]) => expectRefusals(world, send, refusals, true)
  return { entryOf, read, acts, mails, kept, refuses }
}
