import { Conflict, Unauthenticated } from '../../http/errors.ts'
import { type Handler } from '../../http/handler.ts'
import { findResetClosure } from '../../rules/address-changes.ts'
import { readBoot } from '../../queries/shared/boot.ts'
import { limitResetLinks, mailResetLink } from '../../rules/reset-links.ts'

/**
 * Mails the caller a reset link, as the sign-in page does (spec §7). Refused while their address is being
 * changed.
 */
export const requestPasswordChange: Handler<'requestPasswordChange'> = async (call) => {
  const { db, now, secret, publicUrl, caller } = call
  const { user } = await readBoot(db, caller.id)
  if (!user) throw new Unauthenticated()
  const closedUntil = await findResetClosure(db, caller.id, now)
  if (closedUntil)
    throw new Conflict(
      `L’adresse de votre compte est en train de changer : par sécurité, le mot de passe ne change pas avant le ${closedUntil}.`,
    )
  await limitResetLinks(db, { secret, now, what: 'reset by', who: String(caller.id) })
  await db.transaction().execute((transaction) => mailResetLink(transaction, user, { publicUrl, now }))
}
