import { limits } from '../../contract/limits.ts'
import { STOP } from '../../contract/pages.ts'
import type { Db, DbTransaction } from '../database.ts'
import { Refused } from '../http/errors.ts'
import { findContactOf } from '../queries/shared/federations.ts'
import { endSessionsOf } from '../queries/shared/sessions.ts'
import { addressWillChange, type Changer, newAddress } from '../mails/address-mails.ts'
import { enqueueMail } from '../mails/outbox.ts'
import {
  barAddress,
  deleteAddressChange,
  findAddressChange,
  isAddressTaken,
  keepAddressChange,
  lockAddressChange,
  setAddress,
  setChangeConfirmed,
} from '../queries/shared/address-changes.ts'
import { updateUserRow, type UserFound } from '../queries/users/user-rows.ts'
import { issueToken, voidLinks } from '../security/tokens.ts'
import { mailAddressLink } from './address-links.ts'
import { recordAuditEntry } from './audit-log.ts'
import { momentInWords } from './days-in-words.ts'
import { mailFirstLink } from './reset-links.ts'

/** Milliseconds during which a change may be confirmed or stopped. */
const LIFETIME = limits.addressChange * 3600 * 1000

/** « 13 mars 2026 à 12:00 », in France. */
export const endInWords = ({ ends_at }: { ends_at: Date }) => momentInWords(ends_at)

/**
 * Gives a user another address, on request of staff or of the user. It takes effect when confirmed there,
 * and the former address receives a link to stop the change. Earlier links become invalid (those for a new
 * password only if staff makes the change), and none for a new password is mailed until the change is over. An account that was never used gets its first link at the new
 * address.
 * @throws Refused while a recent change can still be stopped by the former owner
 */
export async function changeAddress(
  transaction: DbTransaction,
  user: Pick<UserFound, 'id' | 'firstname' | 'email' | 'has_password'>,
  email: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
  by: Changer = 'staff',
): Promise<void> {
  const { id, firstname, email: former, has_password } = user
  const person = { id, email, firstname }
  const current = await findAddressChange(transaction, id, now)
  if (current?.confirmed_at)
    throw new Refused({
      email: [
        `L’adresse de ce compte vient de changer : elle ne change pas de nouveau avant le ${endInWords(current)}.`,
      ],
    })
  // A link for a new password was mailed to the former address, whose owner may stop the change anyway.
  await voidLinks(transaction, id, now, by === 'self' ? 'password' : undefined)
  if (!has_password) {
    await updateUserRow(transaction, id, { email, email_verified_at: null })
    await mailFirstLink(transaction, person, { publicUrl, now })
    return
  }
  const ends_at = new Date(now.getTime() + LIFETIME)
  await keepAddressChange(transaction, { user_id: id, former, email, ends_at, confirmed_at: null })
  const stop = await issueToken(transaction, {
    userId: id,
    purpose: 'stop_address',
    lifetime: LIFETIME,
    now,
  })
  const letter = addressWillChange(
    firstname,
    `${publicUrl}/login?${STOP}=${stop}`,
    by,
    await findContactOf(transaction, id),
  )
  await enqueueMail(transaction, { userId: id, to: former, letter, now })
  await mailAddressLink(
    transaction,
    person,
    { publicUrl, now },
    { purpose: 'new_address', words: newAddress[by] },
  )
}

/** Gives a person the address that they confirmed; false if it is too late, or the address is now taken. */
export async function confirmAddressChange(
  transaction: DbTransaction,
  userId: number,
  now: Date,
): Promise<boolean> {
  const change = await lockAddressChange(transaction, userId, now)
  if (!change || change.confirmed_at) return false
  if (await isAddressTaken(transaction, change.email, { except: userId, now })) return false
  await setAddress(transaction, userId, change.email, now)
  await setChangeConfirmed(transaction, userId, now)
  const { federation_id: federationId } = change
  await recordAuditEntry(
    transaction,
    { act: 'user.address', by: { id: userId, assistedBy: null }, userId, federationId },
    now,
  )
  return true
}

/**
 * Restores a person's former address, ends their sessions and bars their address until they choose a new
 * password: whoever made the change knows the current one. False if there is nothing to stop any more.
 */
export async function stopChange(transaction: DbTransaction, userId: number, now: Date): Promise<boolean> {
  const change = await lockAddressChange(transaction, userId, now)
  if (!change) return false
  await voidLinks(transaction, userId, now, 'password')
  await setAddress(transaction, userId, change.former, now)
  await barAddress(transaction, userId, now)
  await endSessionsOf(transaction, userId)
  await deleteAddressChange(transaction, userId)
  const { federation_id: federationId } = change
  const act = 'user.address_stopped' as const
  await recordAuditEntry(
    transaction,
    { act, by: { id: userId, assistedBy: null }, userId, federationId },
    now,
  )
  return true
}

/** When the password of a person may be reset again; null if it may be reset now. */
export async function findResetClosure(db: Db, userId: number, now: Date): Promise<string | null> {
  const change = await findAddressChange(db, userId, now)
  return change ? endInWords(change) : null
}
