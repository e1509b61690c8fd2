import { limits } from '../../../contract/limits.ts'
import type { GroupOutcome, GroupResult } from '../../../contract/users/giver-validation.ts'
import type { DbTransaction } from '../../database.ts'
import type { Call, Handler } from '../../http/handler.ts'
import { lockGiverAccount } from '../../queries/users/giver-validation.ts'
import { holdsAll } from '../../rules/authority.ts'
import { isKnownMember, NIT_OF } from '../../rules/giver-matching.ts'
import { recordValidation } from '../../rules/manual-validation.ts'
import { findExhausted } from '../../security/request-limits.ts'

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
