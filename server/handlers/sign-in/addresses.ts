import { validateByAddress } from '../../rules/giver-matching.ts'
import { confirmAddressChange, stopChange } from '../../rules/address-changes.ts'
import { mailAddressLink } from '../../rules/address-links.ts'
import { Conflict, NotFound, Unauthenticated } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { verifyAddress } from '../../queries/shared/accounts.ts'
import { readBoot } from '../../queries/shared/boot.ts'
import { limitRequests } from '../../security/request-limits.ts'
import { isConfirmedBy, peekToken, redeemToken } from '../../security/tokens.ts'

/** Links within a quarter of an hour to one account. */
const MOST = 3

const dead = () => new NotFound('Ce lien a déjà servi ou a expiré. Connectez-vous pour en recevoir un autre.')

/**
 * Confirms an address by the link that was mailed to it, also the one that staff has given to an
 * account. What is answered is whether the address is confirmed in the end: who follows the link
 * twice, in whatever order, is not told of a failure.
 */
export const confirmAddress: Handler<'confirmAddress'> = async (call) => {
  const { db, now, body } = call
  const { token } = body
  for (const purpose of ['address', 'new_address'] as const) {
    const link = { token, purpose, now }
    if (!(await peekToken(db, link))) continue
    await db.transaction().execute(async (transaction) => {
      const userId = await redeemToken(transaction, link)
      if (userId === null) return
      if (purpose === 'address') await verifyAddress(transaction, userId, now)
      else if (!(await confirmAddressChange(transaction, userId, now))) throw dead()
      await validateByAddress(transaction, userId, call)
    })
  }
  if (!(await isConfirmedBy(db, token))) throw dead()
}

/** Stops a change of address by the link that was mailed to the former one. */
export const stopAddressChange: Handler<'stopAddressChange'> = async ({ db, now, body: { token } }) => {
  const link = { token, purpose: 'stop_address', now } as const
  const isStopped =
    (await peekToken(db, link)) !== null &&
    (await db.transaction().execute(async (transaction) => {
      const userId = await redeemToken(transaction, link)
      return userId !== null && stopChange(transaction, userId, now)
    }))
  if (!isStopped) throw new NotFound('Ce lien a déjà servi ou a expiré.')
}

/** Mails the signed-in person another link, unless they need none any more. */
export const requestAddressConfirmation: Handler<'requestAddressConfirmation'> = async (call) => {
  const { db, now, secret, publicUrl, caller } = call
  const { user } = await readBoot(db, caller.id)
  if (!user) throw new Unauthenticated()
  if (user.is_verified) throw new Conflict('Votre adresse est déjà confirmée.')
  await limitRequests(db, { secret, now, what: 'confirmation for', who: user.email, most: MOST })
  await db.transaction().execute((transaction) => mailAddressLink(transaction, user, { publicUrl, now }))
}
