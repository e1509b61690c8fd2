import { giverValidationLifecycle } from '../../../machines/lifecycles/giver-validation.ts'
import { assertAbove, holdsAll } from '../../rules/authority.ts'
import { Conflict, NotFound } from '../../http/errors.ts'
import type { Call, Handler } from '../../http/handler.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { accountBanned } from '../../mails/giver-validation-mails.ts'
import { NIT_OF, isKnownMember, recordValidation } from '../../rules/giver-matching.ts'
import { endOffersOf } from '../../rules/offers/offers.ts'
import { findingOf } from '../../rules/members.ts'
import { findExhausted } from '../../security/request-limits.ts'
import { limits } from '../../../contract/limits.ts'
import { findGiverValidations, lockGiverAccount, setRefused } from '../../queries/users/giver-validation.ts'
import { findExpected } from '../../queries/shared/offers/called-off.ts'
import { findContact } from '../../queries/shared/federations.ts'
import type { DbTransaction } from '../../database.ts'
import { toUser } from '../../queries/shared/people.ts'
import { workingHours } from '../../rules/working-hours.ts'
import type { GroupOutcome, GroupResult } from '../../../contract/users/giver-validation.ts'

/** Lists the givers awaiting validation in the caller's federation. */
export const listGiverValidations: Handler<'listGiverValidations'> = async ({ db, now, secret, caller }) => {
  const rows = await findGiverValidations(db, caller.federationId)
  const ids = rows.map(({ id }) => id)
  const expected = await findExpected(db, 'hunts.giver_id', ids, now)
  const who = ids.map(String)
  const most = limits.nitAttempts.perAccount
  const exhausted = await findExhausted(db, { secret, now, what: NIT_OF, who, most })
  return rows.flatMap((row) => {
    const user = toUser(row)
    if (!user.giver) return []
    const found = findingOf({ ...row, city: row.city_label, isVerified: user.is_verified })
    const isTaken = found === 'held' || found === 'refused'
    return {
      ...user,
      giver: user.giver,
      expected: expected.get(row.id) ?? [],
      waited_hours: workingHours(row.created_at, now),
      finding: exhausted.has(String(row.id)) && !isTaken ? 'exhausted' : found,
    }
  })
}

type Decision = 'giver.validated' | 'giver.banned'

/** Locks an account for this decision; 409 if the lifecycle or a block forbids it. */
async function lockCandidate(
  transaction: DbTransaction,
  { caller, params }: Pick<Call<'validateGiver'>, 'caller' | 'params'>,
  act: Decision,
) {
  const account = await lockGiverAccount(transaction, params.id, caller.federationId)
  if (!account) throw new NotFound('Ce compte chasseur est introuvable.')
  if (account.blocked_at !== null || account.is_deleted)
    throw new Conflict('Ce compte est bloqué ou anonymisé : il ne change plus.')
  assertAbove(caller, account)
  const reason = `Ce compte a déjà été ${account.validation_type === 'ban' ? 'banni' : 'validé'}.`
  assertAllowed(giverValidationLifecycle, account.validation_type, { type: act }, reason)
  return account
}

/** Validates a giver manually, even one who was banned, and queues the mail that notifies them. */
export const validateGiver: Handler<'validateGiver'> = (call) =>
  call.db.transaction().execute(async (transaction) => {
    await recordValidation(transaction, call, await lockCandidate(transaction, call, 'giver.validated'))
  })

/**
 * Bans a waiting giver: their registration is refused. The audit log records whether a reason was given,
 * but not its text.
 */
export const invalidateGiver: Handler<'invalidateGiver'> = (call) =>
  call.db.transaction().execute(async (transaction) => {
    const { now, caller, body } = call
    const account = await lockCandidate(transaction, call, 'giver.banned')
    const { id: userId, email: to, firstname, federation_id: federationId } = account
    const { reason = null, note = null } = body
    await setRefused(transaction, userId, now, { reason, note })
    await endOffersOf(transaction, userId, now)
    const letter = accountBanned(firstname, await findContact(transaction, federationId), reason)
    await enqueueMail(transaction, { userId, to, letter, now })
    const details = { reason: reason !== null, note: note !== null }
    const done = { act: 'giver.banned', by: caller, userId, federationId, details } as const
    await recordAuditEntry(transaction, done, now)
  })

/** Validates one giver if they match a member, and answers the outcome. */
async function validateKnown(
  transaction: DbTransaction,
  call: Call<'validateGivers'>,
  id: number,
): Promise<GroupOutcome> {
  const { caller, secret, now } = call
  const account = await lockGiverAccount(transaction, id, caller.federationId)
  if (!account) return 'gone'
  if (account.blocked_at !== null || account.is_deleted) return 'blocked'
  if (id === caller.assistedBy?.id || !holdsAll(caller, account.permissions)) return 'superior'
  if (account.validation_type === 'ban') return 'refused'
  if (account.validation_type !== 'waiting') return 'already'
  const tried = { secret, now, what: NIT_OF, who: [String(id)], most: limits.nitAttempts.perAccount }
  const isExhausted = (await findExhausted(transaction, tried)).size > 0
  if (isExhausted || !(await isKnownMember(transaction, id))) return 'unmatched'
  await recordValidation(transaction, call, account)
  return 'validated'
}

/**
 * Validates several waiting givers who match a member. Each has their own transaction, so that locks are
 * short and one failure does not affect the others.
 */
export const validateGivers: Handler<'validateGivers'> = async (call) => {
  const results: GroupResult[] = []
  for (const id of new Set(call.body.ids))
    results.push({
      id,
      outcome: await call.db.transaction().execute((transaction) => validateKnown(transaction, call, id)),
    })
  return results
}
