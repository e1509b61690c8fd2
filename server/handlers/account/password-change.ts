import { Conflict, Unauthenticated } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { findResetClosure } from '../../rules/address-changes.ts'
import { lockOwnAddress } from '../../queries/shared/accounts.ts'
import { limitResetLinks, mailResetLink } from '../../rules/reset-links.ts'

/**
 * Mails the caller a reset link, as the sign-in page does (spec §7). Refused while their address is being
 * changed.
 */
export const requestPasswordChange: Handler<'requestPasswordChange'> = async (call) => {
  const { db, now, secret, publicUrl, caller } = call
  await db.transaction().execute(async (transaction) => {
    const account = await lockOwnAddress(transaction, caller.id)
    if (!account) throw new Unauthenticated()
    const closedUntil = await findResetClosure(transaction, caller.id, now)
    if (closedUntil)
      throw new Conflict(
        `L’adresse de votre compte est en train de changer : par sécurité, le mot de passe ne change pas avant le ${closedUntil}.`,
      )
    await limitResetLinks(transaction, { secret, now, what: 'reset by', who: String(caller.id) })
    await mailResetLink(transaction, account, { publicUrl, now })
  })
}
