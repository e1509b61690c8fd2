import type { Db, DbTransaction } from '../../database.ts'
import type { EraseMails } from '../../mails/delivery.ts'
import type { Place } from '../../queries/shared/retention/idle-contacts.ts'

/** Rows of one batch. */
export const ROWS = 5000
/** Hunts of one batch, each of which has up to `limits.contacts` contacts. */
export const HUNTS = 20

/** The dependencies of the rules; `publicUrl` as handlers receive it. */
export type Retention = { db: Db; secret: string; now: Date; publicUrl: string; eraseMails: EraseMails }

/** Applies a rule to one batch. Answers the number of rows affected; 0 when none is left. */
export type Apply = (transaction: DbTransaction, retention: Retention) => Promise<number>

/**
 * Applies a rule to one batch of a walk over hunts, from its start (null) or where the batch before ended;
 * `next` is null after the last one.
 */
export type Walk = (
  transaction: DbTransaction,
  retention: Retention,
  after: Place | null,
) => Promise<{ count: number; next: Place | null }>

/** A retention rule: its label, printed by the command, how to count its rows, and how to apply it. */
export type Rule = { label: string; count: (retention: Retention) => Promise<number> } & (
  | { apply: Apply }
  | { walk: Walk }
)
