import { mailAddressLink } from './address-links.ts'
import type { DbTransaction } from '../database.ts'
import { enqueueMail } from '../mails/outbox.ts'
import { formerAddress, newAddress } from '../mails/user-mails.ts'
import { updateUserRow, type UserFound } from '../queries/users/user-rows.ts'
import { mailFirstLink } from './reset-links.ts'
import { voidLinks } from '../security/tokens.ts'

/**
 * What follows from another address: links mailed to the former one are no good any more, and it is
 * told so; the new one has to be confirmed, or to choose the password that was never chosen.
 */
export async function announceAddress(
  transaction: DbTransaction,
  user: UserFound,
  email: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const { id, firstname, email: former, has_password } = user
  await updateUserRow(transaction, id, { email_verified_at: null })
  await voidLinks(transaction, id, now)
  await enqueueMail(transaction, { userId: id, to: former, letter: formerAddress(firstname), now })
  const person = { id, email, firstname }
  if (has_password) await mailAddressLink(transaction, person, { publicUrl, now }, newAddress)
  else await mailFirstLink(transaction, person, { publicUrl, now })
}
