import { parisDay } from '../../../contract/days.ts'
import { Conflict } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { secondFactorReset } from '../../mails/second-factor-mails.ts'
import { findDutyRow, setDueDay } from '../../queries/shared/second-factor-duty.ts'
import { deleteSecondFactors } from '../../queries/shared/second-factors.ts'
import { endAccess } from '../../queries/users/user-subjects.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { hasFactor } from '../../rules/second-factor-changes.ts'
import { commandOnUser } from '../../rules/user-commands.ts'

/**
 * Removes the second factors of a user who has lost theirs: they set one up when they sign in next,
 * unless their day is later.
 */
export const resetSecondFactor: Handler<'resetSecondFactor'> = (call) =>
  commandOnUser(
    call,
    { permission: 'users.write.token', event: 'second_factor.reset' },
    async (transaction, subject) => {
      const { now, caller, publicUrl } = call
      const { id: userId, email: to, firstname, federation_id: federationId } = subject
      const row = await findDutyRow(transaction, userId)
      if (!row || !hasFactor(row)) throw new Conflict('Cette personne n’a pas de double vérification.')
      await deleteSecondFactors(transaction, userId)
      if (!row.is_second_factor_waived) await setDueDay(transaction, userId, parisDay(now))
      await endAccess(transaction, userId)
      const letter = secondFactorReset(firstname, `${publicUrl}/login`)
      await enqueueMail(transaction, { userId, to, letter, now })
      const whom = { by: caller, userId, federationId }
      await recordAuditEntry(transaction, { act: 'factor.reset', ...whom }, now)
    },
  )
