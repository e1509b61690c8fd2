import { setTimeout as pause } from 'node:timers/promises'
import { passwordErrors } from '../../security/common-passwords.ts'
import { NotFound, Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { passwordChanged } from '../../mails/account-mails.ts'
import { hashPassword } from '../../security/passwords.ts'
import { findAddressee, lockOwnAddress, setPassword } from '../../queries/shared/accounts.ts'
import { consumeTokensOf } from '../../queries/sign-in/tokens.ts'
import { limitAddress } from '../../security/request-limits.ts'
import { findResetClosure, stopChange } from '../../rules/address-changes.ts'
import { validateByAddress } from '../../rules/giver-matching.ts'
import { limitResetLinks, mailResetLink, resetUrl } from '../../rules/reset-links.ts'
import { endSessionsOf } from '../../queries/shared/sessions.ts'
import { forgive } from '../../security/throttle.ts'
import { peekToken, redeemToken } from '../../security/tokens.ts'

/** Links requested per 15 minutes and IP address. */
const MOST = 20
/** Constant duration of a request in milliseconds, against timing attacks. */
const EVEN = 150

const dead = () => new NotFound('Ce lien a déjà servi, ou n’est plus valable. Demandez-en un autre.')

/**
 * Mails a reset link if the address has an account; the answer does not reveal whether it has. Requests
 * from unknown devices do not count against devices on which the account has signed in. Nothing is mailed
 * while the account's address is being changed.
 */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async (call) => {
  const { db, now, secret, device, publicUrl, body } = call
  const email = body.email.toLowerCase()
  const evenly = pause(EVEN)
  const person = await findAddressee(db, email)
  const known = person && device.known(person.id)
  if (known) await limitResetLinks(db, { secret, now, what: 'reset on device', who: known })
  else {
    await limitAddress(call, 'reset from', MOST)
    await limitResetLinks(db, { secret, now, what: 'reset for', who: email })
  }
  if (person)
    await db.transaction().execute(async (transaction) => {
      const account = await lockOwnAddress(transaction, person.id)
      if (account?.email !== person.email || (await findResetClosure(transaction, person.id, now))) return
      await mailResetLink(transaction, person, { publicUrl, now })
    })
  await evenly
}

/** Checks a link, and answers whether the password will be the account's first; 404 if invalid. */
export const checkPasswordReset: Handler<'checkPasswordReset'> = async ({ db, now, body }) => {
  const person = await peekToken(db, { token: body.token, purpose: 'password', now })
  if (!person) throw dead()
  return { is_first: person.is_first }
}

/**
 * Sets the password, consumes the link, ends all sessions of the person and notifies them by mail (not
 * for a first password), in one transaction. It stops a change of the address as well. A refused password does not consume the link.
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
    // The link was mailed to the former address of a change that is still under way.
    await stopChange(transaction, id, now)
    await setPassword(transaction, id, hash, now)
    await validateByAddress(transaction, id, { publicUrl, now })
    await endSessionsOf(transaction, id)
    // A sign-in link created by staff would otherwise open a new session.
    await consumeTokensOf(transaction, id, 'session', now)
    if (is_first) return
    const letter = passwordChanged(firstname, resetUrl(publicUrl))
    const to = (await lockOwnAddress(transaction, id))?.email ?? email
    await enqueueMail(transaction, { userId: id, to, letter, now })
  })
  // Control of the mailbox proves ownership: failed attempts of others must not lock the owner out.
  await forgive({ db, secret, now, who: { device: device.remember(id) } })
  // The browser's session ends, so that the person signs in with the new password.
  await session.close()
}
