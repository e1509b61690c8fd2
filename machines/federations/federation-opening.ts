import type { FederationsQuery } from '../../contract/federations/federations.ts'
import type { Federation } from '../../contract/shared/federations.ts'
import type { FederationWindow } from './federation-detail.ts'
import type { FederationRights } from './federation-rights.ts'

/**
 * `query`: the search, filter and order of the list, from its URL. `asked`: the federation named there, and `window` the one over
 * its page.
 */
export type FederationsInput = FederationRights & {
  query: FederationsQuery
  asked?: number | undefined
  window?: FederationWindow | undefined
}

const chosen = ({ event }: { event: { federation: Federation } }) => event
/** Remembers the federation of an event. */
export const remembered = { type: 'rememberFederation', params: chosen } as const
const listed = ({ event }: { event: { output: Federation[] } }) => event
/** Remembers the federations that were read. */
export const listRead = { type: 'rememberFederations', params: listed } as const
/** Opens a window about a federation, if the guard allows it. */
export const opening = <G extends string, S extends string>(guard: G, state: S) =>
  ({
    guard: { type: guard, params: chosen },
    target: `#federations.${state}`,
    actions: remembered,
  }) as const
