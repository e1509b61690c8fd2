import { giverValidationLifecycle } from '../../../machines/lifecycles/giver-validation.ts'
import { assertAbove } from '../../rules/authority.ts'
import { Conflict, NotFound } from '../../http/errors.ts'
import type { Call, Handler } from '../../http/handler.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { accountBanned, accountValidated } from '../../mails/giver-validation-mails.ts'
import { NIT_OF } from '../../rules/giver-matching.ts'
import { findingOf } from '../../rules/members.ts'
import { findExhausted } from '../../security/request-limits.ts'
import { limits } from '../../../contract/limits.ts'
import { findWaitingGivers, lockGiverAccount, setValidation } from '../../queries/users/giver-validation.ts'
import { toUser } from '../../queries/shared/people.ts'
import { workingHours } from '../../rules/working-hours.ts'

/** The givers awaiting validation by the caller's federation. */
export const listWaitingGivers: Handler<'listWaitingGivers'> = async ({ db, now, secret, caller }) => {
  const rows = await findWaitingGivers(db, caller.federationId)
  const who = rows.map(({ id }) => String(id))
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
      waited_hours: workingHours(row.created_at, now),
      finding: exhausted.has(String(row.id)) && !isTaken ? 'exhausted' : found,
    }
  })
}

type Decision = 'giver.validated' | 'giver.banned'

/** Validates or bans a waiting giver and queues the mail that notifies them, in one transaction. */
async function decide(call: Call<'validateGiver' | 'invalidateGiver'>, act: Decision): Promise<void> {
  const { db, now, caller, params, publicUrl } = call
  await db.transaction().execute(async (transaction) => {
    const account = await lockGiverAccount(transaction, params.id, caller.federationId)
    if (!account) throw new NotFound('Ce compte chasseur est introuvable.')
    if (account.blocked_at !== null || account.is_deleted)
      throw new Conflict('Ce compte est bloqué ou anonymisé : il ne change plus.')
    assertAbove(caller, account)
    const reason = `Ce compte a déjà été ${account.validation_type === 'ban' ? 'banni' : 'validé'}.`
    assertAllowed(giverValidationLifecycle, account.validation_type, { type: act }, reason)
    const isValidated = act === 'giver.validated'
    const { id: userId, email: to, firstname, federation_id: federationId, federation_name } = account
    await setValidation(transaction, userId, isValidated ? 'manual' : 'ban', isValidated ? now : null)
    const letter = isValidated
      ? accountValidated(firstname, `${publicUrl}/giver`)
      : accountBanned(firstname, federation_name)
    await enqueueMail(transaction, { userId, to, letter, now })
    await recordAuditEntry(transaction, { act, actorId: caller.id, userId, federationId }, now)
  })
}

/** Validates a waiting giver by hand. */
export const validateGiver: Handler<'validateGiver'> = (call) => decide(call, 'giver.validated')

/** Bans a waiting giver: their registration is refused. */
export const invalidateGiver: Handler<'invalidateGiver'> = (call) => decide(call, 'giver.banned')
