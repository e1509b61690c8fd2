import { DAY } from '../../contract/days.ts'
import { CONFIRM } from '../../contract/pages.ts'
import type { DbTransaction } from '../database.ts'
import { addressConfirmation } from '../mails/address-mails.ts'
import type { Letter } from '../mails/letter.ts'
import { enqueueMail } from '../mails/outbox.ts'
import type { Surroundings } from '../http/handler.ts'
import { DAY_SECONDS, limitRequests } from '../security/request-limits.ts'
import { issueToken } from '../security/tokens.ts'

/** Milliseconds that the link is valid. */
const LIFETIME = 3 * DAY

/** What the link confirms: the account's address, or a new one. `words`: the reason in the mail. */
type Kind = { purpose: 'address' | 'new_address'; words: (url: string) => Letter }
const own: Kind = { purpose: 'address', words: addressConfirmation }

/** Links per day to one address, and from one network. */
const MOST = { toOne: 5, fromNetwork: 60 }

/**
 * Counts a link to an address that the caller may not own, by recipient and by network.
 * @throws TooMany
 */
export async function limitStrangers(
  transaction: DbTransaction,
  to: string,
  { secret, now, address, networkFactor }: Pick<Surroundings, 'secret' | 'now' | 'address' | 'networkFactor'>,
): Promise<void> {
  const daily = { secret, now, window: DAY_SECONDS }
  await limitRequests(transaction, {
    ...daily,
    what: 'address link to',
    who: to.toLowerCase(),
    most: MOST.toOne,
    reason: `Cette adresse a déjà reçu ${MOST.toOne} messages aujourd’hui.`,
  })
  await limitRequests(transaction, {
    ...daily,
    what: 'address links from',
    who: address,
    most: MOST.fromNetwork * networkFactor,
  })
}

/** Creates a confirmation link for an address and queues its mail, which names nobody: anybody may have typed the name. */
export async function mailAddressLink(
  transaction: DbTransaction,
  person: { id: number; email: string },
  { publicUrl, now }: { publicUrl: string; now: Date },
  { purpose, words }: Kind = own,
): Promise<void> {
  const { id: userId, email: to } = person
  const token = await issueToken(transaction, { userId, purpose, lifetime: LIFETIME, now })
  const letter = words(`${publicUrl}/login?${CONFIRM}=${token}`)
  await enqueueMail(transaction, { userId, to, letter, now })
}
