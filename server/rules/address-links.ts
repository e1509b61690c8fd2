import { CONFIRM } from '../../contract/pages.ts'
import type { DbTransaction } from '../database.ts'
import { addressConfirmation } from '../mails/address-mails.ts'
import type { Letter } from '../mails/letter.ts'
import { enqueueMail } from '../mails/outbox.ts'
import { issueToken } from '../security/tokens.ts'

/** Milliseconds for which the link is good. */
const LIFETIME = 3 * 24 * 3600 * 1000

/** Makes a link by which a person confirms their address, and owes it to them by mail; `words` say why. */
export async function mailAddressLink(
  transaction: DbTransaction,
  person: { id: number; email: string; firstname: string },
  { publicUrl, now }: { publicUrl: string; now: Date },
  words: (firstname: string, url: string) => Letter = addressConfirmation,
): Promise<void> {
  const { id: userId, email: to, firstname } = person
  const token = await issueToken(transaction, { userId, purpose: 'address', lifetime: LIFETIME, now })
  const letter = words(firstname, `${publicUrl}/login?${CONFIRM}=${token}`)
  await enqueueMail(transaction, { userId, to, letter, now })
}
