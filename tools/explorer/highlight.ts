import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import type { Highlight } from './views/chart-overlay.tsx'
import { type Timeline, snapshotAt, takenTo } from './timeline.ts'
import { leavesOf, wiresOf } from './location.ts'

const idsOf = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id)

export const highlightOf = (
  state: AnyMachineSnapshot,
  taken: readonly AnyTransitionDefinition[],
  visited: readonly string[] = [],
): Highlight => ({
  leaves: idsOf(leavesOf(state)),
  active: idsOf(state._nodes),
  visited: visited.filter((id) => !state._nodes.some((node) => node.id === id)),
  wires: wiresOf(taken),
})

export function highlightAt(timeline: Timeline): Highlight {
  const before = Array.from({ length: timeline.at }, (_, after) => snapshotAt(timeline, after))
  const visited = new Set(before.flatMap(({ state }) => idsOf(leavesOf(state))))
  return highlightOf(snapshotAt(timeline).state, takenTo(timeline), [...visited])
}
