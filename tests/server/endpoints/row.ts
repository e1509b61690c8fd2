import type { EndpointName, Endpoints } from '../../../contract/endpoints.ts'
import type { AuditAction } from '../../../contract/shared/audit-log.ts'
import type { Tables } from '../../../server/storage/tables.ts'
import type { TechnicalTables } from '../../../server/storage/technical-tables.ts'
import type { Kind } from '../authority/matrix-callers.ts'

export type Which = 'near' | 'far'
/** The rows that a call may name, and who may see them. */
export type Named = {
  near: number | string
  far: number | string
  sees: (caller: Kind, which: Which) => boolean
}
/** What a call sends: `sends` is its body, `form` the fields of a form. */
export type Sent = { query?: string; sends?: object; form?: () => Record<string, string | File> }

/** A call that succeeds where the one that the matrix makes is refused, or changes nothing. */
export type RightCall = Sent & { by: Kind; near?: number | string }

/** Who may make a call, on which rows, and what it sends. */
export type Row = Sent & {
  opens?: 'everybody' | 'signedIn'
  who: (caller: Kind) => boolean
  rows?: Named
  personal?: true
  owing?: readonly ('asked' | 'owed')[]
  status?: number | ((caller: Kind, which: Which) => number)
  right?: RightCall
  /** Why no call succeeds in the seeded data. */
  never?: string
}

/** By table, how many rows a call adds; `some` if that depends on the input, 0 if it only updates rows. */
export type Changes = { [T in keyof (Tables & TechnicalTables)]?: number | 'some' }
type Acts = AuditAction | readonly AuditAction[]

/** The rows of the table, by endpoint: one that may change something says what, and what it records. */
export type Rows = {
  [K in EndpointName]: Endpoints[K]['method'] extends 'GET'
    ? Row & { changes?: Changes; acts?: Acts }
    : Row & { changes: Changes; acts: Acts | null }
}

/** The expected answer of the matrix's call. */
export function expectedStatus(row: Row, caller: Kind, which: Which): number {
  const { opens, who, personal, owing = [], rows, status = 200 } = row
  const { gate } = caller
  if (opens !== 'everybody' && gate === 'out') return 401
  if (opens !== 'everybody' && (gate === 'asked' || gate === 'owed') && !owing.includes(gate)) return 403
  if (opens === undefined && gate) return 403
  if (!who(caller)) return 403
  if (personal && caller.assisted) return 403
  if (rows && !rows.sees(caller, which)) return 404
  return typeof status === 'number' ? status : status(caller, which)
}
