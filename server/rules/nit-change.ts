import { EDIT } from '../../contract/pages.ts'
import type { ValidationType } from '../../contract/shared/users.ts'
import { giverValidationLifecycle } from '../../machines/lifecycles/giver-validation.ts'
import type { DbTransaction } from '../database.ts'
import { Unauthenticated } from '../http/errors.ts'
import type { Caller, Surroundings } from '../http/handler.ts'
import { recordAuditEntry } from './audit-log.ts'
import { isAllowed, stateAfter } from './lifecycle.ts'
import { findContact } from '../queries/shared/federations.ts'
import { enqueueMail } from '../mails/outbox.ts'
import { accountValidated, accountWaitsAgain } from '../mails/giver-validation-mails.ts'
import { countNitAttempt, isKnownOrWarned } from './giver-matching.ts'
import { hasSameName, type Named } from './members.ts'
import { lockGiverRecord, updateGiverRow } from '../queries/giver/givers.ts'

/** The validation state after a change of NIT; decisions of staff are kept. */
function validationAfter(before: ValidationType, isKnown: boolean): ValidationType {
  const event = { type: isKnown ? 'retriever.matched' : 'retriever.unmatched' } as const
  return isAllowed(giverValidationLifecycle, before, event)
    ? stateAfter(giverValidationLifecycle, before, event)
    : before
}

type Changing = Pick<
  Surroundings,
  'now' | 'publicUrl' | 'secret' | 'nitAttempts' | 'address' | 'networkFactor'
>
type PersonName = Pick<Named, 'firstname' | 'lastname'>

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
  call: Changing,
): Promise<void> {
  const { id: userId, federationId } = caller
  const giver = await lockGiverRecord(transaction, userId)
  if (!giver) throw new Unauthenticated()
  if (giver.nit === nit) return
  const mayMatch = await countNitAttempt(transaction, { ...call, userId, federationId })
  await updateGiverRow(transaction, userId, { nit })
  await matchAgain(transaction, { caller, giver, mayMatch, act: 'giver.nit' }, call)
}

/**
 * Matches a giver again after a change of name: whoever was validated automatically waits if no member has it,
 * and who waits is validated if they match. A decision of staff stays; the audit log shows the change. The same
 * name written otherwise is none.
 * @throws TooMany beyond the daily limit of one account
 */
export async function matchRenamed(
  transaction: DbTransaction,
  caller: Caller,
  { from, to }: { from: PersonName; to: PersonName },
  call: Changing,
): Promise<void> {
  if (caller.validationType === null || hasSameName(from, to)) return
  const { id: userId, federationId } = caller
  const giver = await lockGiverRecord(transaction, userId)
  if (!giver) throw new Unauthenticated()
  const isOpen = giver.validation_type === 'waiting' || giver.validation_type === 'auto'
  const mayMatch = isOpen && (await countNitAttempt(transaction, { ...call, userId, federationId }))
  await matchAgain(transaction, { caller, giver, mayMatch, act: 'giver.renamed' }, call)
}

type Changed = {
  caller: Caller
  giver: NonNullable<Awaited<ReturnType<typeof lockGiverRecord>>>
  /** Whether the limits allow comparing them with the members. */
  mayMatch: boolean
  act: 'giver.nit' | 'giver.renamed'
}

/** Stores, records and mails what a change of NIT or name does to a giver's validation. */
async function matchAgain(
  transaction: DbTransaction,
  { caller, giver, mayMatch, act }: Changed,
  { now, publicUrl, secret }: Changing,
): Promise<void> {
  const { id: userId, federationId } = caller
  const before = giver.validation_type
  const isKnown = mayMatch && (await isKnownOrWarned(transaction, userId, { secret, now }))
  const after = validationAfter(before, isKnown)
  const validated_at = after === 'waiting' ? null : after === before ? giver.validated_at : now
  await updateGiverRow(transaction, userId, { validation_type: after, validated_at })
  const details = { from: before, to: after }
  await recordAuditEntry(transaction, { act, by: caller, userId, federationId, details }, now)
  if (after === before) return
  const { firstname, email: to } = giver
  const contact = await findContact(transaction, federationId)
  const changed = act === 'giver.nit' ? 'nit' : 'name'
  const letter =
    after === 'auto'
      ? accountValidated(firstname, `${publicUrl}/giver`, contact)
      : accountWaitsAgain(changed, firstname, `${publicUrl}/account?${EDIT}=`, contact)
  await enqueueMail(transaction, { userId, to, letter, now })
}
