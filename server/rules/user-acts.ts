import type { EventFromLogic } from 'xstate'
import type { Permission } from '../../contract/permissions.ts'
import { userAccountLifecycle, userAccountState } from '../../machines/lifecycles/user-account.ts'
import { assertAbove, changeAuthority } from './authority.ts'
import type { DbTransaction } from '../database.ts'
import { Conflict, Forbidden, NotFound } from '../http/errors.ts'
import type { Caller, Surroundings } from '../http/handler.ts'
import { assertAllowed } from './lifecycle.ts'
import { findHolder } from '../queries/shared/authority.ts'
import { lockSubject } from '../queries/users/user-subjects.ts'

/** Whom an act is done to, as they are within its transaction. */
export type UserSubject = NonNullable<Awaited<ReturnType<typeof lockSubject>>>

type Intent = {
  permission: Permission
  /** What the chart of an account calls it. */
  event: EventFromLogic<typeof userAccountLifecycle>['type']
}
type ActCall = Pick<Surroundings, 'db'> & { caller: Caller; params: { id: number } }

/**
 * Acts on a user in one transaction, one act on rights at a time in the whole product: the caller as
 * they are within it, on somebody of their federation, not themselves, over whom they stand, and
 * whose account allows it. The last administrator stays.
 * @throws NotFound, Forbidden, Conflict
 */
export const actOnUser = <T>(
  { db, caller, params }: ActCall,
  { permission, event }: Intent,
  act: (transaction: DbTransaction, subject: UserSubject) => Promise<T>,
): Promise<T> =>
  db.transaction().execute((transaction) =>
    changeAuthority(transaction, async () => {
      const holder = await findHolder(transaction, caller.id)
      if (!holder?.permissions.includes(permission)) throw new Forbidden()
      const subject = await lockSubject(transaction, params.id, holder.federationId)
      if (!subject) throw new NotFound('Cet utilisateur est introuvable.')
      if (subject.id === holder.id)
        throw new Conflict('Vous ne pouvez pas faire cela sur votre propre compte.')
      const state = userAccountState(subject)
      const reason = `Ce compte est ${state === 'blocked' ? 'bloqué' : 'anonymisé'} : cela n’est plus possible.`
      assertAllowed(userAccountLifecycle, state, { type: event }, reason)
      assertAbove(holder, subject)
      return act(transaction, subject)
    }),
  )
