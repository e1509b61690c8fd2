import { nobody, type Boot } from '../../../contract/sign-in/session.ts'
import type { Db } from '../../database.ts'
import { people, toUser } from '../shared/people.ts'

/** The four values embedded in every page (spec §1); all null for `userId` null. */
export async function readBoot(db: Db, userId: number | null): Promise<Boot> {
  const row = userId === null ? undefined : await people(db).where('users.id', '=', userId).executeTakeFirst()
  if (!row) return nobody
  return {
    user: toUser(row),
    role: { id: row.role_id, code: row.role_code, label: row.role_label },
    federation:
      row.federation_id === null
        ? null
        : {
            id: row.federation_id,
            code: row.federation_code ?? '',
            name: row.federation_name ?? '',
            department_code: row.department_code ?? '',
          },
    permissions: row.permissions,
  }
}
