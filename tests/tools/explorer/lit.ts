import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import type { Lit } from './views/chart-overlay.tsx'
import { type Journey, snapshotAt, takenTo } from './journey.ts'
import { leavesOf, wiresOf } from './standing.ts'

const idsOf = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id)

/** What to light on the chart of a machine in this state, come to by these transitions. */
export const litBy = (
  state: AnyMachineSnapshot,
  taken: readonly AnyTransitionDefinition[],
  visited: readonly string[] = [],
): Lit => ({
  leaves: idsOf(leavesOf(state)),
  active: idsOf(state._nodes),
  visited: visited.filter((id) => !state._nodes.some((node) => node.id === id)),
  wires: wiresOf(taken),
})

/** What to light for a journey. */
export function litFor(journey: Journey): Lit {
  const before = Array.from({ length: journey.at }, (_, after) => snapshotAt(journey, after))
  const visited = new Set(before.flatMap(({ state }) => idsOf(leavesOf(state))))
  return litBy(snapshotAt(journey).state, takenTo(journey), [...visited])
}
