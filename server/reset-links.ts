import { RESET } from '../contract/pages.ts'
import type { DbTransaction } from './database.ts'
import { enqueueMail } from './mails/outbox.ts'
import { passwordReset } from './mails/password-mails.ts'
import { issueToken } from './tokens.ts'

/** Milliseconds for which the link is good. */
const LIFETIME = 3600 * 1000

/** Where a person asks for a link, or follows the one of `token`. */
export const resetUrl = (publicUrl: string, token = '') => `${publicUrl}/login?${RESET}=${token}`

/** Makes a link by which a person chooses a new password: good once, for an hour. */
export const makeResetLink = async (
  transaction: DbTransaction,
  { userId, publicUrl, now }: { userId: number; publicUrl: string; now: Date },
): Promise<string> =>
  resetUrl(publicUrl, await issueToken(transaction, { userId, purpose: 'password', lifetime: LIFETIME, now }))

/** Makes that link and owes it to the person by mail. */
export async function mailResetLink(
  transaction: DbTransaction,
  person: { id: number; email: string; firstname: string },
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const url = await makeResetLink(transaction, { userId: person.id, publicUrl, now })
  const letter = passwordReset(person.firstname, url)
  await enqueueMail(transaction, { userId: person.id, to: person.email, letter, now })
}
