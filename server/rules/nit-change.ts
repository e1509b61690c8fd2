import { EDIT } from '../../contract/pages.ts'
import type { ValidationType } from '../../contract/shared/users.ts'
import { giverValidationLifecycle } from '../../machines/lifecycles/giver-validation.ts'
import type { DbTransaction } from '../database.ts'
import { Unauthenticated } from '../http/errors.ts'
import type { Caller, Surroundings } from '../http/handler.ts'
import { recordAuditEntry } from './audit-log.ts'
import { isAllowed, stateAfter } from './lifecycle.ts'
import { findContact } from '../queries/shared/federation-contact.ts'
import { enqueueMail } from '../mails/outbox.ts'
import { accountValidated, accountWaitsAgain } from '../mails/giver-validation-mails.ts'
import { countNitAttempt, isKnownMember } from './giver-matching.ts'
import { lockGiverRecord, updateGiverRow } from '../queries/giver/givers.ts'

/** The validation state after a change of NIT; decisions of staff are kept. */
function validationAfter(before: ValidationType, isKnown: boolean): ValidationType {
  const event = { type: isKnown ? 'retriever.matched' : 'retriever.unmatched' } as const
  return isAllowed(giverValidationLifecycle, before, event)
    ? stateAfter(giverValidationLifecycle, before, event)
    : before
}

/**
 * Changes a giver's NIT and updates an automatic validation: a giver validated automatically waits again
 * if no member has the new NIT, and a waiting giver is validated if they match. The giver is notified by
 * mail.
 * @throws TooMany beyond the daily limit of one account
 */
export async function changeNit(
  transaction: DbTransaction,
  caller: Caller,
  nit: string,
  call: Pick<Surroundings, 'now' | 'publicUrl' | 'secret' | 'nitAttempts' | 'address' | 'networkFactor'>,
): Promise<void> {
  const { now, publicUrl } = call
  const { id: userId, federationId } = caller
  const giver = await lockGiverRecord(transaction, userId)
  if (!giver) throw new Unauthenticated()
  if (giver.nit === nit) return
  const mayMatch = await countNitAttempt(transaction, { ...call, userId, federationId })
  await updateGiverRow(transaction, userId, { nit })
  const before = giver.validation_type
  const after = validationAfter(before, mayMatch && (await isKnownMember(transaction, userId)))
  const validated_at = after === 'waiting' ? null : after === before ? giver.validated_at : now
  await updateGiverRow(transaction, userId, { validation_type: after, validated_at })
  const details = { from: before, to: after }
  await recordAuditEntry(transaction, { act: 'giver.nit', by: caller, userId, federationId, details }, now)
  if (after === before) return
  const { firstname, email: to } = giver
  const letter =
    after === 'auto'
      ? accountValidated(firstname, `${publicUrl}/giver`, await findContact(transaction, federationId))
      : accountWaitsAgain(
          firstname,
          `${publicUrl}/account?${EDIT}=`,
          await findContact(transaction, federationId),
        )
  await enqueueMail(transaction, { userId, to, letter, now })
}
