import { holdsPowers, type Permission } from '../../contract/permissions.ts'
import type { DbTransaction } from '../database.ts'
import { Conflict, Forbidden } from '../http/errors.ts'
import type { Caller } from '../http/handler.ts'
import { isAnyAdministratorLeft, lockAuthority } from '../queries/shared/authority.ts'

/** The French reason of a refusal to act on one’s own account. */
export const OWN_ACCOUNT = 'Vous ne pouvez pas faire cela sur votre propre compte.'

/** Whether the caller holds every power over others among these permissions. */
export const holdsAll = (caller: Pick<Caller, 'permissions'>, permissions: readonly Permission[]): boolean =>
  holdsPowers(caller.permissions, permissions)

/**
 * Refuses commands on a user with more powers than the caller: changing their address, role or session
 * would allow acting in their place. Who acts in a colleague’s place is still nobody’s judge of their own account.
 * @throws Forbidden, Conflict
 */
export function assertAbove(
  caller: Pick<Caller, 'permissions' | 'assistedBy'>,
  target: { id: number; permissions: readonly Permission[] },
): void {
  if (target.id === caller.assistedBy?.id) throw new Conflict(OWN_ACCOUNT)
  if (!holdsAll(caller, target.permissions))
    throw new Forbidden('Cette personne a des permissions que vous n’avez pas.')
}

/**
 * Changes powers, one change at a time across the application, and rolls back if no administrator would
 * remain: active, without a federation, with every power.
 * @throws Conflict
 */
export async function changeAuthority<T>(transaction: DbTransaction, change: () => Promise<T>): Promise<T> {
  await lockAuthority(transaction)
  const changed = await change()
  if (!(await isAnyAdministratorLeft(transaction)))
    throw new Conflict('Il doit rester au moins un administrateur actif, sans fédération.')
  return changed
}
