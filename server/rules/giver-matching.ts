import { limits } from '../../contract/limits.ts'
import { giverValidationLifecycle } from '../../machines/lifecycles/giver-validation.ts'
import type { DbTransaction } from '../database.ts'
import { findContactOf, findContact } from '../queries/shared/federations.ts'
import { accountValidated, nitUsed } from '../mails/giver-validation-mails.ts'
import { enqueueMail } from '../mails/outbox.ts'
import { lockGiverRecord, updateGiverRow } from '../queries/giver/givers.ts'
import { lockCandidate } from '../queries/shared/member-matches.ts'
import { countRequest, DAY_SECONDS, limitRequests } from '../security/request-limits.ts'
import { isAllowed, stateAfter } from './lifecycle.ts'
import { addressesToWarn, findingOf } from './members.ts'
import type { Caller } from '../http/handler.ts'
import { setValidated } from '../queries/users/giver-validation.ts'
import { recordAuditEntry } from './audit-log.ts'

/** The counter name of NIT checks by one account. */
export const NIT_OF = 'NIT of'

type Attempt = {
  secret: string
  now: Date
  userId: number
  federationId: number | null
  /** The daily limit of a federation. */
  nitAttempts: number
  /** The network that the check comes from, and what multiplies its limit. */
  address: string
  networkFactor: number
}

/** NIT checks of one network in a day that count for a federation: fewer than would use up its own. */
const MOST_OF_NETWORK = 20

/**
 * Counts a NIT check. Answers whether the comparison is allowed: beyond the daily limit of a federation or
 * a network, accounts wait for staff.
 * @throws TooMany beyond the daily limit of one account
 */
export async function countNitAttempt(transaction: DbTransaction, attempt: Attempt): Promise<boolean> {
  const { secret, now, userId, federationId, nitAttempts } = attempt
  const { perAccount } = limits.nitAttempts
  const common = { secret, now, window: DAY_SECONDS }
  const reason = `Vous avez essayé ${perAccount} NIT en un jour. Votre fédération peut valider votre compte elle-même.`
  await limitRequests(transaction, {
    ...common,
    what: NIT_OF,
    who: String(userId),
    most: perAccount,
    reason,
  })
  const { address: network, networkFactor } = attempt
  const fromNetwork = { ...common, what: 'NIT from', who: network, most: MOST_OF_NETWORK * networkFactor }
  if ((await countRequest(transaction, fromNetwork)) !== null) return false
  const inAll = { ...common, what: 'NIT in', who: String(federationId), most: nitAttempts }
  return (await countRequest(transaction, inAll)) === null
}

/** Whether a giver, as stored now, matches a member of their federation whose NIT nobody else holds. */
export async function isKnownMember(transaction: DbTransaction, userId: number): Promise<boolean> {
  const candidate = await lockCandidate(transaction, userId)
  return candidate !== undefined && findingOf(candidate) === 'known'
}

type Warning = Pick<Attempt, 'secret' | 'now'>

/**
 * The same for a NIT or name that somebody has just entered: if they have another address than the member, the
 * member is warned at theirs, once a day.
 */
export async function isKnownOrWarned(
  transaction: DbTransaction,
  userId: number,
  { secret, now }: Warning,
): Promise<boolean> {
  const candidate = await lockCandidate(transaction, userId)
  if (!candidate) return false
  for (const to of addressesToWarn(candidate)) {
    const counted = { secret, now, window: DAY_SECONDS, what: 'NIT used told to', who: to, most: 1 }
    if ((await countRequest(transaction, counted)) !== null) continue
    const letter = nitUsed(await findContactOf(transaction, userId))
    await enqueueMail(transaction, { userId: null, to, letter, now })
  }
  return findingOf(candidate) === 'known'
}

/**
 * Validates a waiting giver who matches a member; answers them, or null for anybody else. `secret`: of an entry
 * that warns a member with another address.
 */
export async function validateIfKnown(
  transaction: DbTransaction,
  userId: number,
  { now, secret }: { now: Date; secret?: string },
) {
  const matched = { type: 'retriever.matched' } as const
  const giver = await lockGiverRecord(transaction, userId)
  if (!giver || !isAllowed(giverValidationLifecycle, giver.validation_type, matched)) return null
  const isKnown = secret
    ? await isKnownOrWarned(transaction, userId, { secret, now })
    : await isKnownMember(transaction, userId)
  if (!isKnown) return null
  const validation_type = stateAfter(giverValidationLifecycle, giver.validation_type, matched)
  await updateGiverRow(transaction, userId, { validation_type, validated_at: now })
  return giver
}

/** The same after a person has confirmed their address; notifies them by mail. */
export async function validateByAddress(
  transaction: DbTransaction,
  userId: number,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const giver = await validateIfKnown(transaction, userId, { now })
  if (!giver) return
  const letter = accountValidated(
    giver.firstname,
    `${publicUrl}/giver`,
    await findContactOf(transaction, userId),
  )
  await enqueueMail(transaction, { userId, to: giver.email, letter, now })
}

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
