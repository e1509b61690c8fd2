import { DAY } from '../../contract/days.ts'
import { CONFIRM } from '../../contract/pages.ts'
import type { DbTransaction } from '../database.ts'
import { addressConfirmation } from '../mails/address-mails.ts'
import type { Letter } from '../mails/letter.ts'
import { enqueueMail } from '../mails/outbox.ts'
import { issueToken } from '../security/tokens.ts'

/** Milliseconds that the link is valid. */
const LIFETIME = 3 * DAY

/** What the link confirms: the account's address, or a new one. `words`: the reason in the mail. */
type Kind = { purpose: 'address' | 'new_address'; words: (firstname: string, url: string) => Letter }
const own: Kind = { purpose: 'address', words: addressConfirmation }

/** Creates a confirmation link for an address and queues its mail. */
export async function mailAddressLink(
  transaction: DbTransaction,
  person: { id: number; email: string; firstname: string },
  { publicUrl, now }: { publicUrl: string; now: Date },
  { purpose, words }: Kind = own,
): Promise<void> {
  const { id: userId, email: to, firstname } = person
  const token = await issueToken(transaction, { userId, purpose, lifetime: LIFETIME, now })
  const letter = words(firstname, `${publicUrl}/login?${CONFIRM}=${token}`)
  await enqueueMail(transaction, { userId, to, letter, now })
}
