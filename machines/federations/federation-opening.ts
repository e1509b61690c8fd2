import type { Federation } from '../../contract/shared/federations.ts'

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
