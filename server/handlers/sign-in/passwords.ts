import { setTimeout as pause } from 'node:timers/promises'
import { passwordErrors } from '../../security/common-passwords.ts'
import { NotFound, Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { passwordChanged } from '../../mails/password-mails.ts'
import { hashPassword } from '../../security/passwords.ts'
import { findAddressee, setPassword } from '../../queries/shared/accounts.ts'
import { consumeTokensOf } from '../../queries/sign-in/tokens.ts'
import { limitRequests } from '../../security/request-limits.ts'
import { findResetClosure } from '../../rules/address-changes.ts'
import { validateByAddress } from '../../rules/giver-matching.ts'
import { limitResetLinks, mailResetLink, resetUrl } from '../../rules/reset-links.ts'
import { endSessionsOf } from '../../queries/shared/sessions.ts'
import { forgive } from '../../security/throttle.ts'
import { peekToken, redeemToken } from '../../security/tokens.ts'

/** Links asked for from one network address within a quarter of an hour. */
const MOST = 20
/** Constant duration of a request in milliseconds, so that timing reveals nothing. */
const EVEN = 150

const dead = () => new NotFound('Ce lien a déjà servi, ou n’est plus valable. Demandez-en un autre.')

/**
 * Mails the link if the address has an account. The answer does not reveal whether it has. What
 * strangers ask for is not counted on a device that the account has signed in on. Nothing is mailed
 * while the address of the account is changing.
 */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async (call) => {
  const { db, now, secret, address, device, publicUrl, body } = call
  const email = body.email.toLowerCase()
  const evenly = pause(EVEN)
  const person = await findAddressee(db, email)
  const known = person && device.known(person.id)
  if (known) await limitResetLinks(db, { secret, now, what: 'reset on device', who: known })
  else {
    await limitRequests(db, { secret, now, what: 'reset from', who: address, most: MOST })
    await limitResetLinks(db, { secret, now, what: 'reset for', who: email })
  }
  if (person && !(await findResetClosure(db, person.id, now)))
    await db.transaction().execute((transaction) => mailResetLink(transaction, person, { publicUrl, now }))
  await evenly
}

/** Accepts a valid link, and says whether the password will be the account's first one; 404 otherwise. */
export const checkPasswordReset: Handler<'checkPasswordReset'> = async ({ db, now, body }) => {
  const person = await peekToken(db, { token: body.token, purpose: 'password', now })
  if (!person) throw dead()
  return { is_first: person.is_first }
}

/**
 * Sets the password, uses the link up, ends every session of the person and tells them by mail (not of
 * their first one), all or nothing. A password that is refused leaves the link as it is.
 */
export const resetPassword: Handler<'resetPassword'> = async (call) => {
  const { db, now, secret, publicUrl, session, device, body } = call
  const link = { token: body.token, purpose: 'password', now } as const
  const person = await peekToken(db, link)
  if (!person) throw dead()
  const { id, email, firstname, is_first } = person
  const errors = passwordErrors(body.password, email)
  if (Object.keys(errors).length > 0) throw new Refused(errors)
  const hash = await hashPassword(body.password)
  await db.transaction().execute(async (transaction) => {
    if ((await redeemToken(transaction, link)) === null) throw dead()
    await setPassword(transaction, id, hash, now)
    await validateByAddress(transaction, id, { publicUrl, now })
    await endSessionsOf(transaction, id)
    // A sign-in link that staff gave would open a session again.
    await consumeTokensOf(transaction, id, 'session', now)
    if (is_first) return
    const letter = passwordChanged(firstname, resetUrl(publicUrl))
    await enqueueMail(transaction, { userId: id, to: email, letter, now })
  })
  // Whoever has the mailbox is the owner: guesses of strangers do not keep them out.
  await forgive({ db, secret, now, who: { device: device.remember(id) } })
  // Whoever was signed in here signs in again, with the new password or as somebody else.
  await session.close()
}
