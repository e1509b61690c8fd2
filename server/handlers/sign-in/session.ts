import { readBoot } from '../../queries/shared/boot.ts'
import { findEnding } from '../../queries/shared/offers/called-off.ts'
import { findCredentials } from '../../queries/shared/callers.ts'
import { Refused, Unauthenticated } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { findDutyOf } from '../../rules/second-factor/duty.ts'
import { verifyPassword } from '../../security/passwords.ts'
import { countAttempt, forgive, isTrusted } from '../../security/throttle.ts'
import { dayInWords } from '../../rules/days-in-words.ts'
import { shownTo, termsOf } from '../../rules/terms.ts'

/**
 * Opens a session. An unknown address, a wrong password, and a blocked or deleted account get the same
 * answer after the same amount of work.
 */
export const signIn: Handler<'signIn'> = async (call) => {
  const { db, now, secret, address, networkFactor, body, session, device, about } = call
  const account = await findCredentials(db, body.email)
  if (account) about(account.id)
  const known = account && device.known(account.id)
  const counted = { db, secret, now, networkFactor }
  const onKnown = known ? { ...counted, who: { device: known } } : null
  const isKnown = onKnown !== null && (await isTrusted(onKnown))
  const attempt = isKnown ? onKnown : { ...counted, who: { address, email: body.email } }
  await countAttempt(attempt)
  const isRight = await verifyPassword(body.password, account?.hash ?? null, isKnown)
  const isOpen =
    account?.hash &&
    isRight &&
    !account.isClosed &&
    (await session.open(account.id, account.hash, body.is_own_device))
  if (!isOpen) {
    throw new Refused({
      email: ['Cette adresse et ce mot de passe ne correspondent à aucun compte. Vérifiez-les.'],
    })
  }
  await forgive(attempt)
  if (onKnown && !isKnown) await forgive(onKnown)
  device.remember(account.id)
  return readBoot(db, account.id, await findDutyOf(db, account.id, null, now))
}

/** Ends the session. Idempotent. */
export const signOut: Handler<'signOut'> = async ({ session }) => session.close()

/** Reads the current state of the signed-in person. */
export const readSession: Handler<'readSession'> = async ({ db, now, caller }) => {
  const { user } = await readBoot(db, caller.id)
  if (!user) throw new Unauthenticated()
  return { user: user.receiver ? { ...user, ending: await findEnding(db, caller.id, now) } : user }
}

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
