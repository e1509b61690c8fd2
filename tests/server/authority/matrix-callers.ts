import { sql } from 'kysely'
import { parisDay } from '../../../contract/days.ts'
import { isPower, permissions, type Permission } from '../../../contract/permissions.ts'
import type { Db } from '../../../server/database.ts'
import { keyedHash } from '../../../server/security/secret.ts'
import { sealTotpSecret } from '../../../server/security/totp.ts'
import { termsOf } from '../../../server/rules/terms.ts'
import { admin, banned, giver, receiver, waiting, wolfhunter } from '../../world/people.ts'
import { informed } from '../../world/hunts.ts'
import { refusedMail, seedRefusedMail } from '../../world/mails.ts'
import { seedWorld } from '../../world/world.ts'
import { secret } from '../support/app.ts'
import { noon } from '../support/in-world.ts'
import { permissionId } from '../support/role-rows.ts'
import { rowsIn } from '../support/rows.ts'

/** Cher and Indre, the initialised federations of the world. */
export const [CHER, INDRE] = [1, 2]

/**
 * A kind of caller. `gate`: what blocks their work: `out` no session, `entry` the address or terms,
 * `held` the federation's decision, `asked` and `owed` the second factor, to give or to set up.
 * `federation` null sees all federations.
 */
export type Kind = {
  name: string
  id: number | null
  federation: number | null
  held: readonly Permission[]
  gate?: 'out' | 'entry' | 'held' | 'asked' | 'owed'
  isGiver?: boolean
  isReceiver?: boolean
  /** How the account differs from one that is ready to work. */
  account?: {
    blocked_at?: Date
    is_deleted?: boolean
    email_verified_at?: null
    tos_version?: null
    is_second_factor_waived?: false
    second_factor_due_on?: string
  }
  role?: 'giver' | 'receiver'
  /** In an assisted session. */
  assisted?: true
  /** The name of a kind that is refused for the same reasons; each of both is allowed something. */
  like?: string
}

const powers = permissions.filter(isPower)
const hunting: Permission[] = ['hunts.self.write']
const own = { federation: CHER, held: hunting, isGiver: true }
const receiving = { federation: CHER, held: [], isReceiver: true }

/** Kinds of the world, and kinds seeded for the matrix with ids from 500. */
const known: Kind[] = [
  { name: 'nobody', id: null, federation: null, held: [], gate: 'out' },
  { name: 'a receiver', id: receiver.id, ...receiving },
  { name: 'a giver', id: giver.id, ...own },
  { name: 'a wolfhunter', id: wolfhunter.id, ...own, like: 'a giver' },
  { name: 'a waiting giver', id: waiting.id, ...own, gate: 'held' },
  { name: 'a banned giver', id: banned.id, ...own, gate: 'held' },
]
const out = { federation: null, held: permissions, gate: 'out' } as const
const seeded: Omit<Kind, 'id'>[] = [
  { name: 'somebody blocked', ...out, account: { blocked_at: noon } },
  { name: 'somebody anonymised', ...out, account: { is_deleted: true } },
  { name: 'somebody unconfirmed', ...out, gate: 'entry', account: { email_verified_at: null } },
  {
    name: 'a giver who owes the terms',
    ...own,
    gate: 'entry',
    role: 'giver',
    account: { tos_version: null },
  },
  {
    name: 'a receiver who owes the terms',
    ...receiving,
    gate: 'entry',
    role: 'receiver',
    account: { tos_version: null },
  },
  { name: 'staff without permission', federation: null, held: [] },
  { name: 'an administrator', federation: null, held: powers },
  { name: 'every power in Cher', federation: CHER, held: powers },
  { name: 'every power in Indre', federation: INDRE, held: powers, like: 'every power in Cher' },
  ...permissions.flatMap((permission) => [
    { name: `only ${permission}`, federation: null, held: [permission] },
    {
      name: `only ${permission}, in Cher`,
      federation: CHER,
      held: [permission],
      like: `only ${permission}`,
    },
  ]),
  { name: 'staff asked for their second factor', federation: null, held: powers, gate: 'asked' },
  {
    name: 'staff who owe a second factor',
    federation: null,
    held: powers,
    gate: 'owed',
    account: { is_second_factor_waived: false, second_factor_due_on: parisDay(noon) },
  },
]
const FIRST = 500
const themselves: readonly Kind[] = [...known, ...seeded.map((kind, n) => ({ ...kind, id: FIRST + n }))]

/** Kinds that the administrator of the world also assists. */
const assisted = [
  'a receiver',
  'a giver',
  'a waiting giver',
  'somebody blocked',
  'somebody unconfirmed',
  'a giver who owes the terms',
  'staff without permission',
  'every power in Cher',
]
const inTheirPlace = themselves
  .filter(({ name }) => assisted.includes(name))
  .map((kind) => ({ ...kind, name: `${kind.name}, assisted`, assisted: true as const }))
export const kinds: readonly Kind[] = [...themselves, ...inTheirPlace]
/** A kind by its name. */
export const kindOf = (name: string): Kind => kinds.find((one) => one.name === name)!

/** A role without permissions, a role with every permission and a user, and people of Indre to act on. */
export const emptyRole = 71
export const wholeRole = 72
/** A mail to one of them. */
export const distantMail = 9002
export const [distantReceiver, distantGiver] = [78, 79]
const holderOfAll = 77

/** The session cookie of a kind of caller. */
export const cookieOf = ({ name }: Pick<Kind, 'name'>) => `session of ${name}`

/** The authenticator secret of `asked` callers, Base32. */
export const sharedSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** A boar of the giver that they sampled. */
export const ownSample = 40

async function seedOwnSample(db: Db): Promise<void> {
  const { add } = rowsIn(db)
  await sql`
    insert into animals (id, hunt_id, federation_id, season, specimen_type_id, tag, state, noted_at)
    overriding system value
    values (${ownSample}, ${informed.id}, ${CHER}, 2026, 1, 'SA 0940', 'available', ${noon})`.execute(db)
  const taken = { federation_id: CHER, state: 'taken', site: 'tongue', taken_on: parisDay(noon) } as const
  await add('samples', { id: ownSample, ...taken })
  await add('sample_animals', { sample_id: ownSample, animal_id: ownSample })
}

/** Seeds the world and every caller, each with a role of their own and an open session. */
export async function seedMatrix(db: Db): Promise<void> {
  await seedWorld(db, noon)
  const { add, set, one } = rowsIn(db)
  const addRole = async (id: number, held: readonly Permission[]) => {
    await add('roles', { id, code: `matrix_${id}`, label: `Matrice ${id}` })
    for (const permission of held)
      await add('role_permissions', { role_id: id, permission_id: permissionId(permission) })
  }
  const roleOf = async (code: string) => (await one('roles', { code }, 'id')).id
  const addUser = async (
    id: number,
    role_id: number,
    federation_id: number | null,
    code: string,
    more = {},
  ) => {
    const name = { email: `matrix-${id}@example.org`, firstname: 'Camille', is_second_factor_waived: true }
    const entered = { email_verified_at: noon, tos_version: termsOf(code), city_id: 1, created_at: noon }
    await add('users', { id, role_id, federation_id, ...name, ...entered, ...more })
    if (code === 'giver') await add('givers', { user_id: id, nit: '1899999', validation_type: 'auto' })
    if (code === 'receiver') await add('receivers', { user_id: id })
  }
  await addRole(emptyRole, [])
  await addRole(wholeRole, permissions)
  await addUser(holderOfAll, wholeRole, null, '', { blocked_at: noon })
  await addUser(distantReceiver, await roleOf('receiver'), INDRE, 'receiver')
  await addUser(distantGiver, await roleOf('giver'), INDRE, 'giver')
  await set('givers', { user_id: distantGiver }, { validation_type: 'waiting' })
  await seedRefusedMail(db, noon)
  await seedRefusedMail(db, noon, { ...refusedMail, id: distantMail, user_id: distantReceiver })
  await seedOwnSample(db)
  const times = { created_at: noon, seen_at: noon, expires_at: new Date(noon.getTime() + 86_400_000) }
  for (const { id, role, held, federation, account, gate, assisted, name } of kinds) {
    if (id === null) continue
    if (id >= FIRST && !assisted) {
      if (!role) await addRole(id, held)
      await addUser(id, role ? await roleOf(role) : id, federation, role ?? '', account)
    }
    if (gate === 'asked') {
      const sealed = sealTotpSecret(secret, id, sharedSecret)
      await add('totp_secrets', { user_id: id, is_confirmed: true, secret: sealed, since: noon })
    }
    const id_hash = keyedHash(secret, 'session', cookieOf({ name }))
    await add('sessions', { id_hash, user_id: id, assistant_id: assisted ? admin.id : null, ...times })
  }
  // Sign-in links serve their maker only, who has to be one of these callers.
  await set('tokens', { purpose: 'session' }, { made_by: kindOf('an administrator').id })
}
