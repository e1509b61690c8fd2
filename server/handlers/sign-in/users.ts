import { Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { termsOf } from '../../rules/terms.ts'

/**
 * Stores which terms the person accepted: the current ones of their role. Accepting again keeps the first
 * date.
 */
export const acceptTerms: Handler<'acceptTerms'> = async ({ db, now, caller, body }) => {
  if (!body.accept_tos) throw new Refused({ accept_tos: ['Acceptez les conditions pour continuer.'] })
  const tos_version = termsOf(caller.role.code)
  await db
    .updateTable('users')
    .set({ tos_version, accept_tos_date: now })
    .where('id', '=', caller.id)
    .where('tos_version', 'is distinct from', tos_version)
    .execute()
}
