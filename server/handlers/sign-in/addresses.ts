import { validateByAddress } from '../../rules/giver-matching.ts'
import { confirmAddressChange, stopChange } from '../../rules/address-changes.ts'
import { limitStrangers, mailAddressLink } from '../../rules/address-links.ts'
import { Conflict, NotFound, Unauthenticated } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { lockOwnAddress, verifyAddress } from '../../queries/shared/accounts.ts'
import { limitRequests } from '../../security/request-limits.ts'
import { isConfirmedBy, peekToken, redeemToken } from '../../security/tokens.ts'

/** Links per 15 minutes and account. */
const MOST = 3

const dead = () => new NotFound('Ce lien a déjà servi ou a expiré. Connectez-vous pour en recevoir un autre.')

/** Whether the address of a mailed link is confirmed already. */
export const checkAddressLink: Handler<'checkAddressLink'> = async ({ db, body }) => ({
  is_confirmed: await isConfirmedBy(db, body.token),
})

/**
 * Confirms an address by its mailed link, including a new address assigned by staff. The answer says
 * whether the address is confirmed in the end, so following a link twice is not a failure.
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

/** Stops a change of address by the link mailed to the former address. */
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

/** Mails the caller another confirmation link. @throws Conflict if their address is confirmed */
export const requestAddressConfirmation: Handler<'requestAddressConfirmation'> = async (call) => {
  const { db, now, secret, publicUrl, caller } = call
  await db.transaction().execute(async (transaction) => {
    const account = await lockOwnAddress(transaction, caller.id)
    if (!account) throw new Unauthenticated()
    if (account.email_verified_at) throw new Conflict('Votre adresse est déjà confirmée.')
    const { email: who } = account
    await limitRequests(transaction, { secret, now, what: 'confirmation for', who, most: MOST })
    await limitStrangers(transaction, who, call)
    await mailAddressLink(transaction, account, { publicUrl, now })
  })
}
