import { Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { dayInWords } from '../../rules/days-in-words.ts'
import { shownTo, termsOf } from '../../rules/terms.ts'

/**
 * Stores which terms the person accepted: the current ones of their role, which must be those that the page
 * showed. Accepting again keeps the first date.
 * @throws Refused if the page showed another version
 */
export const acceptTerms: Handler<'acceptTerms'> = async ({ db, now, caller, body }) => {
  if (!body.accept_tos) throw new Refused({ accept_tos: ['Acceptez les conditions pour continuer.'] })
  const tos_version = termsOf(caller.role.code)
  if (tos_version !== null && shownTo(caller.role.code, body.version) !== tos_version)
    throw new Refused({
      version: [
        `Les conditions d’utilisation ont changé : lisez la version du ${dayInWords(tos_version)}, puis acceptez-la.`,
      ],
    })
  await db
    .updateTable('users')
    .set({ tos_version, accept_tos_date: now })
    .where('id', '=', caller.id)
    .where('tos_version', 'is distinct from', tos_version)
    .execute()
}
