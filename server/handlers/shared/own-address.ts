import { Refused, Unauthenticated } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { lockOwnAddress } from '../../queries/shared/accounts.ts'
import { isAddressTaken, setUnconfirmedAddress } from '../../queries/shared/address-changes.ts'
import { changeAddress } from '../../rules/address-changes.ts'
import { limitStrangers, mailAddressLink } from '../../rules/address-links.ts'
import { refuseAddress } from '../../rules/registration-rules.ts'
import { verifyPassword } from '../../security/passwords.ts'
import { limitRequests } from '../../security/request-limits.ts'
import { voidLinks } from '../../security/tokens.ts'

/** Attempts per 15 minutes: too few to guess a password, or to probe which addresses have an account. */
const MOST = 5

/** Corrects an address that was never confirmed, or starts to change a confirmed one. */
export const changeOwnAddress: Handler<'changeOwnAddress'> = async (call) => {
  const { db, now, secret, publicUrl, caller, body } = call
  await limitRequests(db, { secret, now, what: 'address change of', who: String(caller.id), most: MOST })
  const { password_hash } = await db
    .selectFrom('users')
    .where('id', '=', caller.id)
    .select('password_hash')
    .executeTakeFirstOrThrow()
  const isRight = await verifyPassword(body.password, password_hash)
  const email = body.email.toLowerCase()
  const isTaken = await db.transaction().execute(async (transaction) => {
    const account = await lockOwnAddress(transaction, caller.id)
    if (!account) throw new Unauthenticated()
    // Whoever chose a new password meanwhile did so against this one.
    if (!isRight || account.password_hash !== password_hash)
      throw new Refused({ password: ['Ce n’est pas votre mot de passe.'] })
    if (account.address_barred_at)
      throw new Refused({
        email: [
          'Un changement d’adresse vient d’être arrêté : par sécurité, choisissez d’abord un nouveau mot de passe.',
        ],
      })
    const { id, email_verified_at } = account
    const isSame = account.email.toLowerCase() === email
    if (isSame && email_verified_at) throw new Refused({ email: ['C’est déjà l’adresse de votre compte.'] })
    if (await isAddressTaken(transaction, email, { except: id, now })) return true
    await limitStrangers(transaction, email, call)
    if (email_verified_at) {
      const person = { ...account, has_password: true }
      await changeAddress(transaction, person, email, { publicUrl, now }, 'self')
    } else {
      await voidLinks(transaction, id, now)
      await setUnconfirmedAddress(transaction, id, email)
      await mailAddressLink(transaction, { id, email }, { publicUrl, now })
    }
    return false
  })
  // Counted once the transaction has ended: a refusal would undo it.
  if (isTaken) await refuseAddress(call)
}
