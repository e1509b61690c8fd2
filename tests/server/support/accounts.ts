import type { Db } from '../../../server/database.ts'
import { termsOf } from '../../../server/rules/terms.ts'
import { admin, banned, giver, passwordHash, receiver, waiting } from '../../world/people.ts'
import { rowsIn } from './rows.ts'

/** Accounts for tests that need people but no hunts: one of each kind. */
const accounts = [
  { person: giver, role: 'giver', validation_type: 'auto' },
  { person: waiting, role: 'giver', validation_type: 'waiting' },
  { person: banned, role: 'giver', validation_type: 'ban' },
  { person: receiver, role: 'receiver' },
  { person: admin, role: 'admin' },
] as const

/** Their registration date. */
const since = new Date('2026-01-05T08:00:00Z')

/** Seeds them, with the password of the test world, and ready to work. */
export async function seedAccounts(db: Db): Promise<void> {
  for (const { person, role, ...rest } of accounts) {
    const { id, email, firstname, lastname, phone } = person
    const { id: role_id } = await rowsIn(db).one('roles', { code: role }, 'id')
    await rowsIn(db).add('users', {
      id,
      email,
      firstname,
      lastname,
      phone,
      password_hash: passwordHash,
      role_id,
      email_verified_at: since,
      tos_version: termsOf(role),
      accept_tos_date: since,
      is_second_factor_waived: true,
    })
    if ('validation_type' in rest) {
      const { validation_type } = rest
      await db.insertInto('givers').values({ user_id: id, nit: '1800001', validation_type }).execute()
    }
    if (role === 'receiver') await db.insertInto('receivers').values({ user_id: id }).execute()
  }
}

/** Seeds people named `person0@example.org` and so on: a wrong password of theirs costs little. */
export async function seedCrowd(db: Db, count: number): Promise<void> {
  const { id: role_id } = await rowsIn(db).one('roles', { code: 'receiver' }, 'id')
  const each = { firstname: 'Camille', role_id, password_hash: passwordHash }
  await rowsIn(db).add(
    'users',
    Array.from({ length: count }, (_, i) => ({ ...each, id: 800 + i, email: `person${i}@example.org` })),
  )
}
