import { Refused } from '../errors.ts'
import type { Handler } from '../handler.ts'
import { termsOf } from '../terms.ts'

/** Notes which terms the person accepts: the current ones of their role. */
export const acceptTerms: Handler<'acceptTerms'> = async ({ db, now, caller, body }) => {
  if (!body.accept_tos) throw new Refused({ accept_tos: ['Acceptez les conditions pour continuer.'] })
  await db
    .updateTable('users')
    .set({ tos_version: termsOf(caller.role.code), accept_tos_date: now })
    .where('id', '=', caller.id)
    .execute()
}
