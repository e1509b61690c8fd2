import { isPower, type Permission, permissions } from '../../../contract/permissions.ts'
import type { Db } from '../../../server/database.ts'
import type { Chance } from '../../../server/demo/chance.ts'
import type { Visitor } from '../support/app.ts'
import { permissionId } from '../support/role-rows.ts'
import { rowsIn } from '../support/rows.ts'

/** The rights of staff: role, federation, and permissions per federation, `users.write@1`. */
export type Standing = {
  roleId: number
  federation: number | null
  isActive: boolean
  powers: ReadonlySet<string>
}
const federations = [1, 2, 3]
/** `all` stands for what only staff without a federation can reach. */
const everywhere = ['all', ...federations]

/** The rights of these people, by id. */
export async function standings(db: Db, ids: readonly number[]): Promise<Map<number, Standing>> {
  const people = await rowsIn(db).all('users', { id: ids })
  const given = await givenBy(db)
  return new Map(
    people.map(({ id, role_id, federation_id, blocked_at, is_deleted }) => {
      const isActive = blocked_at === null && !is_deleted
      const held = isActive ? (given.get(role_id) ?? []).filter(isPower) : []
      const reach = federation_id === null ? everywhere : [federation_id]
      const powers = new Set(held.flatMap((power) => reach.map((where) => `${power}@${where}`)))
      return [id, { roleId: role_id, federation: federation_id, isActive, powers }]
    }),
  )
}

/** The permissions of every role, by id. */
export async function givenBy(db: Db): Promise<Map<number, Permission[]>> {
  const rows = await db
    .selectFrom('roles')
    .leftJoin('role_permissions', 'role_permissions.role_id', 'roles.id')
    .leftJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select(['roles.id', 'permissions.code'])
    .execute()
  const given = new Map<number, Permission[]>()
  for (const { id, code } of rows) given.set(id, [...(given.get(id) ?? []), ...(code ? [code] : [])])
  return given
}

/** Whether an active person has every power in all federations. */
export const hasAdministrator = (all: Map<number, Standing>): boolean =>
  [...all.values()].some(
    ({ powers }) => powers.size === permissions.filter(isPower).length * everywhere.length,
  )

/** `held`: the visitor's permissions, so that half of the edits are likely to be accepted. */
type Turn = {
  chance: Chance
  people: readonly number[]
  given: Map<number, Permission[]>
  held: readonly Permission[]
  step: number
}
type Move = { title: string; status: number }

/** Tries one edit of roles, permissions or people as a visitor, and answers the result. */
export async function tryMove(visitor: Visitor, { chance, people, given, held, step }: Turn): Promise<Move> {
  const roleId = chance.pick([...given.keys()])
  const role = `/api/v1/roles/${roleId}`
  const user = `/api/v1/users/${chance.pick(people)}`
  const answered = async (title: string, response: ReturnType<Visitor['get']>) => ({
    title,
    status: (await response).statusCode,
  })
  switch (chance.pick('grant grant grant grant create rename delete block assign assign'.split(' '))) {
    case 'grant': {
      const turned = chance.several(chance.happens(60) ? held : permissions, chance.between(1, 2))
      const before = given.get(roleId)!
      const wanted = permissions.filter((code) => before.includes(code) !== turned.includes(code))
      const body = { permission_ids: wanted.map(permissionId) }
      return answered(
        `turn ${turned.join(' ')} of role ${roleId}`,
        visitor.put(`${role}/set_permissions`, body),
      )
    }
    case 'create':
      return answered('create a role', visitor.post('/api/v1/roles', { code: `r${step}`, label: 'Rôle' }))
    case 'rename':
      return answered(`rename role ${roleId}`, visitor.put(role, { code: `n${step}`, label: 'Autre' }))
    case 'delete':
      return answered(`delete role ${roleId}`, visitor.delete(role))
    case 'block':
      return chance.happens(20)
        ? answered(`block ${user}`, visitor.put(`${user}/block`))
        : { title: 'rest', status: 0 }
    default: {
      const federation_id = chance.pick([null, ...federations])
      const email = `moved-${step}@example.org`
      const body = { firstname: 'Camille', email, role_id: roleId, federation_id }
      return answered(`give ${user} role ${roleId} in ${federation_id}`, visitor.put(user, body))
    }
  }
}
