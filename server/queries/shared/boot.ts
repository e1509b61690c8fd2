import type { Db } from '../../database.ts'
import type { Caller } from '../../http/handler.ts'
import { people, toUser } from './people.ts'
import type { SecondFactorDuty } from '../../../contract/shared/second-factor/second-factor-duty.ts'
import { nobody, type Boot } from '../../../contract/shared/session.ts'

/**
 * The values embedded in every page (spec §1); all null for `userId` null. `second_factor`: what the
 * session owes. One that owes it still reads all of them: they are the person's own, and name what
 * they may do, which the server refuses until then.
 * `assistedBy`: who acts in the person's place, if anybody does.
 */
export async function readBoot(
  db: Db,
  userId: number | null,
  second_factor: SecondFactorDuty | null = null,
  assistedBy: Caller['assistedBy'] = null,
): Promise<Boot> {
  const row = userId === null ? undefined : await people(db).where('users.id', '=', userId).executeTakeFirst()
  if (!row) return nobody
  const user = toUser(row)
  const { department_code, contact_email, contact_phone, contact_hours, near_territories } = row
  return {
    user,
    role: user.role,
    federation: user.federation && {
      ...user.federation,
      department_code: department_code ?? '',
      contact_email,
      contact_phone,
      contact_hours,
      near_territories: near_territories ?? false,
    },
    permissions: row.permissions,
    second_factor,
    assistance: assistedBy && { by: assistedBy.name, until: assistedBy.until.toISOString() },
  }
}
