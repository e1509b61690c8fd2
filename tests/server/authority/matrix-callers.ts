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
}

const powers = permissions.filter(isPower)
const hunting: Permission[] = ['hunts.self.write']
const own = { federation: CHER, held: hunting, isGiver: true }

/** Kinds of the world, and kinds seeded for the matrix with ids from 500. */
const known: Kind[] = [
  { name: 'nobody', id: null, federation: null, held: [], gate: 'out' },
  { name: 'a receiver', id: receiver.id, federation: CHER, held: [], isReceiver: true },
  { name: 'a giver', id: giver.id, ...own },
  { name: 'a wolfhunter', id: wolfhunter.id, ...own },
  { name: 'a waiting giver', id: waiting.id, ...own, gate: 'held' },
  { name: 'a banned giver', id: banned.id, ...own, gate: 'held' },
]
const seeded: Omit<Kind, 'id'>[] = [
  {
    name: 'somebody blocked',
    federation: null,
    held: permissions,
    gate: 'out',
    account: { blocked_at: noon },
  },
  {
    name: 'somebody anonymised',
    federation: null,
    held: permissions,
    gate: 'out',
    account: { is_deleted: true },
  },
  {
    name: 'somebody unconfirmed',
    federation: null,
    held: permissions,
    gate: 'entry',
    account: { email_verified_at: null },
  },
  {
    name: 'a giver who owes the terms',
    ...own,
    gate: 'entry',
    role: 'giver',
    account: { tos_version: null },
  },
  {
    name: 'a receiver who owes the terms',
    federation: CHER,
    held: [],
    isReceiver: true,
    gate: 'entry',
    role: 'receiver',
    account: { tos_version: null },
  },
  { name: 'staff without permission', federation: null, held: [] },
  { name: 'an administrator', federation: null, held: powers },
  { name: 'every power in Cher', federation: CHER, held: powers },
  { name: 'every power in Indre', federation: INDRE, held: powers },
  ...permissions.flatMap((permission) => [
    { name: `only ${permission}`, federation: null, held: [permission] },
    { name: `only ${permission}, in Cher`, federation: CHER, held: [permission] },
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
export const cookieOf = ({ name }: Kind) => `session of ${name}`

/** The authenticator secret of `asked` callers, Base32. */
export const sharedSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** A boar of the giver that they sampled. */
export const ownSample = 40

async function seedOwnSample(db: Db): Promise<void> {
  await sql`
    insert into animals (id, hunt_id, federation_id, season, specimen_type_id, tag, state, noted_at)
    overriding system value
    values (${ownSample}, ${informed.id}, ${CHER}, 2026, 1, 'SA 0940', 'available', ${noon})`.execute(db)
  const taken = { federation_id: CHER, state: 'taken' as const, laboratory: null, reference: null }
  await rowsIn(db).add('samples', { id: ownSample, ...taken, site: 'tongue', taken_on: parisDay(noon) })
  await db.insertInto('sample_animals').values({ sample_id: ownSample, animal_id: ownSample }).execute()
}

/** Seeds the world and every caller, each with a role of their own and an open session. */
export async function seedMatrix(db: Db): Promise<void> {
  await seedWorld(db, noon)
  const rows = await db.selectFrom('permissions').select(['id', 'code']).execute()
  const addRole = async (id: number, held: readonly Permission[]) => {
    await rowsIn(db).add('roles', { id, code: `matrix_${id}`, label: `Matrice ${id}` })
    const given = rows.filter(({ code }) => held.includes(code))
    if (given.length > 0)
      await rowsIn(db).add(
        'role_permissions',
        given.map((permission) => ({ role_id: id, permission_id: permission.id })),
      )
  }
  const roleOf = async (code: string) =>
    (await db.selectFrom('roles').where('code', '=', code).select('id').executeTakeFirstOrThrow()).id
  const addUser = async (
    id: number,
    role_id: number,
    federation_id: number | null,
    code: string,
    more = {},
  ) => {
    const name = { email: `matrix-${id}@example.org`, firstname: 'Camille', is_second_factor_waived: true }
    const entered = { email_verified_at: noon, tos_version: termsOf(code), city_id: 1, created_at: noon }
    await rowsIn(db).add('users', { id, role_id, federation_id, ...name, ...entered, ...more })
    if (code === 'giver')
      await db.insertInto('givers').values({ user_id: id, nit: '1899999', validation_type: 'auto' }).execute()
    if (code === 'receiver') await db.insertInto('receivers').values({ user_id: id }).execute()
  }
  await addRole(emptyRole, [])
  await addRole(wholeRole, permissions)
  await addUser(holderOfAll, wholeRole, null, '', { blocked_at: noon })
  await addUser(distantReceiver, await roleOf('receiver'), INDRE, 'receiver')
  await addUser(distantGiver, await roleOf('giver'), INDRE, 'giver')
  await rowsIn(db).set('givers', { user_id: distantGiver }, { validation_type: 'waiting' })
  await seedRefusedMail(db, noon)
  await seedRefusedMail(db, noon, { ...refusedMail, id: distantMail, user_id: distantReceiver })
  await seedOwnSample(db)
  for (const kind of kinds) {
    if (kind.id === null) continue
    if (kind.id >= FIRST && !kind.assisted) {
      if (!kind.role) await addRole(kind.id, kind.held)
      const role = kind.role ? await roleOf(kind.role) : kind.id
      await addUser(kind.id, role, kind.federation, kind.role ?? '', kind.account)
    }
    if (kind.gate === 'asked')
      await rowsIn(db).add('totp_secrets', {
        user_id: kind.id,
        is_confirmed: true,
        secret: sealTotpSecret(secret, kind.id, sharedSecret),
        since: noon,
      })
    const id_hash = keyedHash(secret, 'session', cookieOf(kind))
    const times = { created_at: noon, seen_at: noon, expires_at: new Date(noon.getTime() + 86_400_000) }
    await rowsIn(db).add('sessions', {
      id_hash,
      user_id: kind.id,
      assistant_id: kind.assisted ? admin.id : null,
      ...times,
    })
  }
  // Sign-in links serve their maker only, who has to be one of these callers.
  const made_by = kindOf('an administrator').id
  await db.updateTable('tokens').set({ made_by }).where('purpose', '=', 'session').execute()
}
