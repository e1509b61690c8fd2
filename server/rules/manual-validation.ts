import type { DbTransaction } from '../database.ts'
import type { Caller } from '../http/handler.ts'
import { accountValidated } from '../mails/giver-validation-mails.ts'
import { enqueueMail } from '../mails/outbox.ts'
import { findContact } from '../queries/shared/federation-contact.ts'
import { setValidated } from '../queries/users/giver-validation.ts'
import { recordAuditEntry } from './audit-log.ts'

type By = { caller: Caller; now: Date; publicUrl: string }
type Account = { id: number; email: string; firstname: string; federation_id: number | null }

/** Records that staff validates a giver, whose row is locked, and queues the mail that notifies them. */
export async function recordValidation(
  transaction: DbTransaction,
  { caller, now, publicUrl }: By,
  { id: userId, email: to, firstname, federation_id: federationId }: Account,
): Promise<void> {
  await setValidated(transaction, userId, now)
  const letter = accountValidated(
    firstname,
    `${publicUrl}/giver`,
    await findContact(transaction, federationId),
  )
  await enqueueMail(transaction, { userId, to, letter, now })
  await recordAuditEntry(transaction, { act: 'giver.validated', by: caller, userId, federationId }, now)
}
