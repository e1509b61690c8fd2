import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { statusOf } from '../../contract/problem.ts'
import type { Edge } from '../explore/explore.ts'
import { type Path, replayed } from '../explore/path-generation.ts'
import { endedChild } from '../explore/simulate.ts'
import { isEndpoint } from './browser-steps.ts'
import type { Flow } from './model.ts'

/**
 * Paths to the same end: `once`, on which a call that changes data is answered; and, by the status of a
 * failure, those on which the call fails and the person retries until it is answered as well. After a lost
 * answer, whose status is 0, until it is made again.
 */
export type RetriedAnswer = { call: EndpointName; once: Path; failed: ReadonlyMap<number, Path> }

const changes = (name: string): name is EndpointName => isEndpoint(name) && endpoints[name].method !== 'GET'
const isFailure = ({ event, elapsed }: Edge) =>
  elapsed !== undefined || event.type.startsWith('xstate.error.')

/** For every call of a flow that changes data, the shortest paths on which it can fail and be repeated. */
export function retriedAnswers({ explored, browser, gestures, options }: Flow): RetriedAnswer[] {
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
  /** The gestures after which the call is repeated, and then answered as the first time. */
  function wayBack(failure: Edge, { event: { type, output } }: Edge): Edge[] | undefined {
    const ways = new Map<string, Edge[]>([[failure.to, []]])
    for (const [at, way] of ways) {
      const edges = outgoing.get(at) ?? []
      const answer = edges.find(({ event }) => event.type === type && event.output === output)
      // Of a lost answer only the server knows what trying again says.
      if (answer) return statusOf(failure.event.error) === 0 ? way : [...way, answer]
      for (const edge of edges)
        if (!ways.has(edge.to) && gestures[edge.event.type] && canBeMade(edge))
          ways.set(edge.to, [...way, edge])
    }
    return undefined
  }

  const found = new Map<string, RetriedAnswer>()
  for (const answered of graph.edges) {
    const call = endedChild(answered.event.type)
    const prefix = graph.prefix(answered.from)
    if (call === undefined || !changes(call) || found.has(call)) continue
    if (![...prefix, answered].every((edge) => canBeMade(edge) && isServed(edge))) continue
    const once = replayed(graph, [...prefix, answered])
    const failed = new Map<number, Path>()
    for (const failure of outgoing.get(answered.from)!) {
      const status = statusOf(failure.event.error)
      const isFirst =
        failure.event.type === `xstate.error.actor.${call}` &&
        !failed.has(status) &&
        !browser.unreachable?.(failure.event, failure.before)
      // An expired session leads to sign-in.
      const back = isFirst && status !== 401 ? wayBack(failure, answered) : undefined
      const path = back && replayed(graph, [...prefix, failure, ...back])
      if (path) failed.set(status, path)
    }
    if (once && failed.size > 0) found.set(call, { call, once, failed })
  }
  return [...found.values()]
}
