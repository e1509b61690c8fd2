import type { Db } from '../../../server/database.ts'
import { passwordHash } from '../../world/people.ts'
import { rowsIn } from './rows.ts'

/** Seeds people named `person0@example.org` and so on: a wrong password of theirs costs little. */
export async function seedCrowd(db: Db, count: number): Promise<void> {
  const { id: role_id } = await rowsIn(db).one('roles', { code: 'receiver' }, 'id')
  const each = { firstname: 'Camille', role_id, password_hash: passwordHash }
  await rowsIn(db).add(
    'users',
    Array.from({ length: count }, (_, i) => ({ ...each, id: 800 + i, email: `person${i}@example.org` })),
  )
}
