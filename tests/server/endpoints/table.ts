import { accountRows } from './account.ts'
import { federationsRows } from './federations.ts'
import { giverRows } from './giver.ts'
import { offerRows } from './offers.ts'
import { receiverRows } from './receiver.ts'
import type { EndpointName } from '../../../contract/endpoints.ts'
import type { Row, Rows } from './row.ts'
import { registrationRows } from './registration.ts'
import { rolesRows } from './roles.ts'
import { sanitaryRows } from './sanitary.ts'
import { sharedRows } from './shared.ts'
import { signInRows } from './sign-in.ts'
import { statisticsRows } from './statistics.ts'
import { usersRows } from './users.ts'

/**
 * One row per endpoint, written by hand from its description and not derived from the contract. Without a
 * row, this does not compile.
 * - `opens`: `everybody`, or anybody signed in regardless of gates (`signedIn`); by default only people
 *   with a confirmed address and accepted terms who are not held by their federation.
 * - `who`: which of those may make the call; others get a 403 before anything is read.
 * - `personal`: refused in an assisted session (403).
 * - `owing`: also available while the second factor is asked for or owed; otherwise it is needed first
 *   (403).
 * - `rows`: the rows named by the call: `near` is in Cher or the giver's, `far` is in Indre or the
 *   wolfhunter's; a caller who cannot see it gets a 404.
 * - `sends` is the body, `form` its fields as a form; `status` is the remaining answer, by default 200.
 * - `right`: a call that succeeds and takes effect, if that one does not.
 * - `changes`: the tables that the call may change besides the audit log; any other difference is a
 *   mistake.
 * - `acts`: what it writes to the audit log; null for a call that is not recorded.
 */
export const table: Rows = {
  ...sharedRows,
  ...signInRows,
  ...registrationRows,
  ...accountRows,
  ...giverRows,
  ...offerRows,
  ...receiverRows,
  ...sanitaryRows,
  ...federationsRows,
  ...usersRows,
  ...rolesRows,
  ...statisticsRows,
}

type PossibleRow = Row & { changes?: object; acts?: string | string[] | null }

/** The rows of which some call succeeds. */
export const possibleRows = (Object.entries(table) as [EndpointName, PossibleRow][]).filter(
  ([, { never }]) => never === undefined,
)
