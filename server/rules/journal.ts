import type { ActCode } from '../../contract/shared/acts.ts'
import type { DbTransaction } from '../database.ts'
import { insertAct } from '../queries/shared/acts.ts'

/**
 * An act to be kept. `actorId` is null for what the application does by itself; `details` holds
 * counts and codes, never a personal datum: nothing of the journal can be erased.
 */
export type ActDone = {
  act: ActCode
  actorId: number | null
  userId?: number
  roleId?: number
  /** The federation that it concerns: its own, or that of the user. */
  federationId?: number | null
  details?: Record<string, string | number | boolean | null>
}

/** Writes a sensitive act into the journal, in the transaction that does it. */
export const recordAct = (transaction: DbTransaction, done: ActDone, now: Date): Promise<void> =>
  insertAct(transaction, {
    at: now,
    act: done.act,
    actor_id: done.actorId,
    user_id: done.userId ?? null,
    role_id: done.roleId ?? null,
    federation_id: done.federationId ?? null,
    details: JSON.stringify(done.details ?? {}),
  })
