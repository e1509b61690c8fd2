import { isDeepStrictEqual } from 'node:util'
import type { Edge, Explored } from './explore.ts'
import { endedChild, type Snapshot } from './simulate.ts'
import { failureName } from './titles.ts'

/**
 * A call that failed and was repeated: the result if it is answered at once, and if the same answer comes
 * on the second attempt. `way`: the steps in between.
 */
export type RetriedCall = {
  call: string
  failure: string | number
  answered: Edge
  way: readonly Edge[]
  atOnce: Snapshot
  retried: Snapshot
}

/** Maximum steps between a failure and the next attempt. */
const FAR = 3

const isAnswer = (one: Edge, other: Edge) =>
  one.event.type === other.event.type && isDeepStrictEqual(one.event.output, other.event.output)

const isSameState = (one: Edge, other: Edge) => isDeepStrictEqual(one.before.value, other.before.value)

/**
 * The shortest path from a failure to the same answer in the same state, without new input of the person:
 * each event carries no payload, or the same as before the failure. Time may pass.
 */
function wayBack(outgoing: ReadonlyMap<string, Edge[]>, failed: Edge, answered: Edge, made: readonly Edge[]) {
  const isSaid = ({ event }: Edge) =>
    Object.keys(event).length === 1 || made.some((known) => isDeepStrictEqual(known.event, event))
  const ways = new Map<string, Edge[]>([[failed.to, []]])
  for (const [at, way] of ways) {
    const edges = outgoing.get(at) ?? []
    const again = edges.find((edge) => isAnswer(edge, answered) && isSameState(edge, answered))
    if (again) return [...way, again]
    if (way.length === FAR) continue
    for (const edge of edges)
      if (!ways.has(edge.to) && !endedChild(edge.event.type) && (edge.elapsed !== undefined || isSaid(edge)))
        ways.set(edge.to, [...way, edge])
  }
  return undefined
}

/** Every call of a flow, with each failure after which it can be repeated. */
export function retriedCalls({ graph }: Explored, isCall: (name: string) => boolean): RetriedCall[] {
  const outgoing = Map.groupBy(graph.edges, ({ from }) => from)
  const retried: RetriedCall[] = []
  const known = new Set<string>()
  for (const answered of graph.edges) {
    const call = endedChild(answered.event.type)
    if (!call || !isCall(call) || !answered.event.type.startsWith('xstate.done.')) continue
    const made = graph.prefix(answered.from)
    for (const failed of outgoing.get(answered.from)!) {
      if (failed.event.type !== `xstate.error.actor.${call}`) continue
      const failure = failureName(failed.event.error)
      const name = JSON.stringify([call, failure, answered.before.value, answered.event.output])
      const way = known.has(name) ? undefined : wayBack(outgoing, failed, answered, made)
      if (!way) continue
      known.add(name)
      const { send, elapse } = graph.origins.get((made[0] ?? answered).from)!
      let at: Snapshot | undefined = failed.snapshot
      for (const edge of way)
        at &&= edge.elapsed === undefined ? send(at, edge.event)?.snapshot : elapse(at)?.snapshot
      if (at) retried.push({ call, failure, answered, way, atOnce: answered.snapshot, retried: at })
    }
  }
  return retried
}
