import type { EventFromLogic } from 'xstate'
import type { Permission } from '../../contract/permissions.ts'
import { userAccountLifecycle, userAccountState } from '../../machines/lifecycles/user-account.ts'
import { assertAbove, changeAuthority, OWN_ACCOUNT } from './authority.ts'
import type { DbTransaction } from '../database.ts'
import { Conflict, Forbidden, NotFound } from '../http/errors.ts'
import type { Caller, Surroundings } from '../http/handler.ts'
import { assertAllowed } from './lifecycle.ts'
import { findHolder } from '../queries/shared/authority.ts'
import { lockSubject } from '../queries/users/user-rows.ts'

/** The user that a command acts on, as locked by its transaction. */
export type UserSubject = NonNullable<Awaited<ReturnType<typeof lockSubject>>>

type Intent = {
  permission: Permission
  /** The event of the account's lifecycle. */
  event: EventFromLogic<typeof userAccountLifecycle>['type']
}
/** Why the account does not allow a command, by its state. */
const reasons = {
  active: 'Ce compte n’est pas bloqué.',
  blocked: 'Ce compte est bloqué : cela n’est plus possible.',
  deleted: 'Ce compte est anonymisé : cela n’est plus possible.',
}
type CommandCall = Pick<Surroundings, 'db'> & { caller: Caller; params: { id: number } }

/**
 * Runs a command on a user in one transaction. Commands that change powers run one at a time.
 * The caller is read again within the transaction. The subject must be in the caller's federation, must
 * not be the caller, must hold no power that the caller lacks, and their account must allow the event.
 * The last administrator is protected.
 * @throws NotFound, Forbidden, Conflict
 */
export const commandOnUser = <T>(
  { db, caller, params }: CommandCall,
  { permission, event }: Intent,
  run: (transaction: DbTransaction, subject: UserSubject) => Promise<T>,
): Promise<T> =>
  db.transaction().execute((transaction) =>
    changeAuthority(transaction, async () => {
      const holder = await findHolder(transaction, caller.id)
      if (!holder?.permissions.includes(permission)) throw new Forbidden()
      const subject = await lockSubject(transaction, params.id, holder.federationId)
      if (!subject) throw new NotFound('Cet utilisateur est introuvable.')
      if (subject.id === holder.id) throw new Conflict(OWN_ACCOUNT)
      const state = userAccountState(subject)
      assertAllowed(userAccountLifecycle, state, { type: event }, reasons[state])
      assertAbove({ ...holder, assistedBy: caller.assistedBy }, subject)
      return run(transaction, subject)
    }),
  )
