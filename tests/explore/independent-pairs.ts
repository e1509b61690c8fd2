import type { AnyStateNode } from 'xstate'
import type { Edge, Explored } from './explore.ts'
import type { Effect, Snapshot, Step } from './simulate.ts'

/**
 * Two steps of different regions of a parallel state, both possible in one snapshot, and the result of
 * each order.
 */
export type IndependentPair = { first: Edge; second: Edge; inOrder: Outcome; inReverse: Outcome }
/** The result of two steps, independent of their order: effects are sorted. */
export type Outcome = { value: unknown; context: unknown; children: string[]; effects: string[] }

/** The region of the innermost parallel state that contains a state. */
function regionOf(node: AnyStateNode): AnyStateNode | undefined {
  if (node.parent === undefined) return undefined
  return node.parent.type === 'parallel' ? node : regionOf(node.parent)
}

/** The single region affected by a step; undefined if it affects several, or leaves the parallel state. */
function regionOfStep({ transitions, snapshot }: Step): AnyStateNode | undefined {
  const [region, ...others] = new Set(transitions.map(({ source }) => regionOf(source)))
  return region && others.length === 0 && snapshot.state._nodes.includes(region) ? region : undefined
}

const effectText = ({ type, params }: Effect) => JSON.stringify([type, params])

function outcomeOf({ state }: Snapshot, effects: readonly Effect[]): Outcome {
  return {
    value: state.value,
    context: JSON.parse(JSON.stringify(state.context)),
    children: Object.keys(state.children).toSorted(),
    effects: effects.map(effectText).toSorted(),
  }
}

/** Every pair of events that different regions handle in one snapshot, executed in both orders. */
export function independentPairs({ graph }: Explored): IndependentPair[] {
  const pairs: IndependentPair[] = []
  for (const [from, edges] of Map.groupBy(graph.edges, (edge) => edge.from)) {
    const placed = edges.flatMap((edge) => {
      const region = edge.elapsed === undefined ? regionOfStep(edge) : undefined
      return region ? [{ edge, region }] : []
    })
    if (placed.length < 2) continue
    const { send } = graph.origins.get((graph.prefix(from)[0] ?? edges[0]!).from)!
    for (const [index, one] of placed.entries())
      for (const other of placed.slice(index + 1)) {
        if (one.region === other.region || one.region.parent !== other.region.parent) continue
        const then = send(one.edge.snapshot, other.edge.event)
        const before = send(other.edge.snapshot, one.edge.event)
        if (!then || !before) continue
        pairs.push({
          first: one.edge,
          second: other.edge,
          inOrder: outcomeOf(then.snapshot, [...one.edge.effects, ...then.effects]),
          inReverse: outcomeOf(before.snapshot, [...other.edge.effects, ...before.effects]),
        })
      }
  }
  return pairs
}
