import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { statusOf } from '../../contract/problem.ts'
import type { Edge } from '../explore/explore.ts'
import { type Path, replayed } from '../explore/path-generation.ts'
import { endedChild } from '../explore/simulate.ts'
import { isEndpoint } from './browser-paths.ts'
import type { Flow } from './model.ts'

/**
 * Two ways to the same end: `once`, on which a call that changes data is answered, and `lost`, on which
 * the server executes it, its answer gets lost, and the person tries again until the call is made anew.
 */
export type LostAnswer = { call: EndpointName; once: Path; lost: Path }

const changes = (name: string): name is EndpointName => isEndpoint(name) && endpoints[name].method !== 'GET'
const isFailure = ({ event, elapsed }: Edge) =>
  elapsed !== undefined || event.type.startsWith('xstate.error.')

/** For every call of a flow that changes data, the shortest way on which its answer can get lost. */
export function lostAnswers({ explored, browser, gestures, options }: Flow): LostAnswer[] {
  const { graph } = explored
  const outgoing = Map.groupBy(graph.edges, ({ from }) => from)
  const canBeMade = (edge: Edge) => !isFailure(edge) && !browser.unreachable?.(edge.event, edge.before)
  /** Whether the server itself gives the answer of an edge. */
  const isServed = ({ event, before }: Edge) => {
    const name = endedChild(event.type)
    if (name === undefined || !isEndpoint(name)) return true
    const samples = options.samples[event.type]
    const first = (typeof samples === 'function' ? samples(before) : samples)?.[0]
    return !first || first['output'] === event.output
  }
  /** The gestures after which the call is made again. */
  function wayBack(failure: Edge, call: string): Edge[] | undefined {
    const ways = new Map<string, Edge[]>([[failure.to, []]])
    for (const [at, way] of ways) {
      const edges = outgoing.get(at) ?? []
      if (edges.some(({ event }) => event.type === `xstate.done.actor.${call}`)) return way
      for (const edge of edges)
        if (!ways.has(edge.to) && gestures[edge.event.type] && canBeMade(edge))
          ways.set(edge.to, [...way, edge])
    }
    return undefined
  }

  const found = new Map<string, LostAnswer>()
  for (const answered of graph.edges) {
    const call = endedChild(answered.event.type)
    const prefix = graph.prefix(answered.from)
    if (call === undefined || !changes(call) || found.has(call)) continue
    if (![...prefix, answered].every((edge) => canBeMade(edge) && isServed(edge))) continue
    const failure = outgoing
      .get(answered.from)!
      .find(({ event }) => event.type === `xstate.error.actor.${call}` && statusOf(event.error) === 0)
    const back = failure && wayBack(failure, call)
    if (!back) continue
    const [once, lost] = [
      replayed(graph, [...prefix, answered]),
      replayed(graph, [...prefix, failure, ...back]),
    ]
    if (once && lost) found.set(call, { call, once, lost })
  }
  return [...found.values()]
}
