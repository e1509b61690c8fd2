import type { Db } from '../../../server/database.ts'
import { passwordHash, type roleManager } from '../../world/people.ts'

type Person = Omit<typeof roleManager, 'city'>
type Staff = Person & { role: string; federation_id: number | null }

/** Adds a back-office user to the world, with the common password. */
export async function seedStaff(db: Db, staff: Staff): Promise<void> {
  const { id, email, firstname, lastname, phone, role, federation_id } = staff
  await db
    .insertInto('users')
    .values(({ selectFrom }) => ({
      id,
      email,
      firstname,
      lastname,
      phone,
      federation_id,
      password_hash: passwordHash,
      is_second_factor_waived: true,
      email_verified_at: new Date('2026-01-05T08:00:00Z'),
      role_id: selectFrom('roles').where('code', '=', role).select('id'),
    }))
    .execute()
}
