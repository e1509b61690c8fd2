import type { Db } from '../../database.ts'
import type { Caller } from '../../http/handler.ts'
import { compiledOnce } from '../../storage/compiled-once.ts'
import { people, toUser } from './people.ts'
import type { SecondFactorDuty } from '../../../contract/shared/second-factor/second-factor-duty.ts'
import { nobody, type Boot } from '../../../contract/shared/session.ts'

const readPerson = compiledOnce((db, userId: number) => people(db).where('users.id', '=', userId))

/**
 * The boot values (spec §1); all null for `userId` null. `second_factor`: the session's duty. A session
 * that owes it still reads everything: the values are the person's own, and the server refuses the
 * permitted calls until then. `assistedBy`: staff acting on the person's behalf, if any.
 */
export async function readBoot(
  db: Db,
  userId: number | null,
  second_factor: SecondFactorDuty | null = null,
  assistedBy: Caller['assistedBy'] = null,
): Promise<Boot> {
  const [row] = userId === null ? [] : await readPerson(db, userId)
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
