import type { Db } from '../../../server/database.ts'
import { passwordHash, type roleManager } from '../../world/people.ts'
import { rowsIn } from './rows.ts'

type Staff = typeof roleManager & { role: string; federation_id: number | null }

/** Adds a back-office user to the world, with the common password. */
export async function seedStaff(db: Db, { role, city: _, ...staff }: Staff): Promise<void> {
  const { add, one } = rowsIn(db)
  const { id: role_id } = await one('roles', { code: role }, 'id')
  const email_verified_at = new Date('2026-01-05T08:00:00Z')
  const ready = { password_hash: passwordHash, is_second_factor_waived: true, email_verified_at }
  await add('users', { ...staff, ...ready, role_id })
}
