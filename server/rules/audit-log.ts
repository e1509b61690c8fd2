import type { AuditAction } from '../../contract/shared/audit-log.ts'
import type { DbTransaction } from '../database.ts'
import { insertAuditEntry } from '../queries/shared/audit-log.ts'

/** The actor of a command, and the assistant acting on their behalf, if any. */
export type Actor = { id: number; assistedBy: { id: number } | null }

/**
 * An entry to write. `by` is null for the application itself. `details` contains counts and codes, never
 * personal data, because entries cannot be erased.
 */
export type NewAuditEntry = {
  act: AuditAction
  by: Actor | null
  userId?: number
  roleId?: number
  /** The federation concerned: the changed one, or the user's. */
  federationId?: number | null
  details?: Record<string, string | number | boolean | null>
}

/** Adds an entry to the audit log, in the transaction of the command that it records. */
export const recordAuditEntry = (
  transaction: DbTransaction,
  entry: NewAuditEntry,
  now: Date,
): Promise<void> =>
  insertAuditEntry(transaction, {
    at: now,
    act: entry.act,
    actor_id: entry.by?.id ?? null,
    assistant_id: entry.by?.assistedBy?.id ?? null,
    user_id: entry.userId ?? null,
    role_id: entry.roleId ?? null,
    federation_id: entry.federationId ?? null,
    details: JSON.stringify(entry.details ?? {}),
  })
