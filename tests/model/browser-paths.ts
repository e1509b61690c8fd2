import { type AnyStateMachine, StateMachine } from 'xstate'
import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { statusOf, wasAborted } from '../../contract/problem.ts'
import type { Flow } from './model.ts'
import { flows } from '../models/registry.ts'
import { endedChild, type Step } from '../explore/simulate.ts'
import { type Edge, nodesOf } from '../explore/explore.ts'
import { structureOf } from '../explore/structure.ts'
import { failureName } from '../explore/titles.ts'
import type { Path } from '../explore/path-generation.ts'

export const isEndpoint = (name: string): name is EndpointName => name in endpoints

/** A call fails because the session has expired: the page leads to sign-in instead. */
export const isSessionExpiry = ({ browser }: Flow, { event, effects }: Step) =>
  browser.as !== undefined &&
  statusOf(event.error) === 401 &&
  effects.some(({ type }) => type === 'reportFailure')

let structures: ReadonlyMap<Flow, number> | undefined
/** How many flows have a chart like this one’s, of which it is the first; 0 of the others. */
function likenessOf(flow: Flow): number {
  structures ??= new Map(
    [...Map.groupBy(flows, ({ machine }) => structureOf(machine)).values()].map((alike) => [
      alike[0]!,
      alike.length,
    ]),
  )
  return structures.get(flow) ?? 0
}
/** Whether this one, among flows with isomorphic charts, covers every kind of failure, and every gesture. */
export const representsStructure = (flow: Flow) => likenessOf(flow) > 0
/** Whether this one stands for others with isomorphic charts: that of a pattern. */
export const standsForOthers = (flow: Flow) => likenessOf(flow) > 1

/**
 * The goals reached by a step: its transitions, unless the page leads to sign-in instead, and the kind of
 * failure if the machine continues after it.
 */
const goalsOf = (flow: Flow, step: Step): unknown[] => {
  const isFailure = step.event.type.startsWith('xstate.error.') && step.snapshot.state.status === 'active'
  return [
    ...(isSessionExpiry(flow, step) ? [] : step.transitions),
    ...(isFailure && representsStructure(flow) ? [failureName(step.event.error)] : []),
  ]
}

/** The calls that an invocation makes, itself or through its child machines. */
export function callsMadeBy(machine: AnyStateMachine, id: string): string[] {
  if (isEndpoint(id)) return [id]
  const src = nodesOf(machine)
    .flatMap(({ invoke }) => invoke)
    .find((one) => one.id === id)?.src
  const child: unknown = machine.implementations.actors[String(src)]
  if (!(child instanceof StateMachine)) return [id]
  const inner = child as AnyStateMachine
  return nodesOf(inner).flatMap(({ invoke }) => invoke.flatMap((one) => callsMadeBy(inner, one.id)))
}

/** Whether a call may change stored data. */
const mayChange = (name: string) => !isEndpoint(name) || endpoints[name].method !== 'GET'

/** Whether a step ends a call that may change stored data, or a child that may have made one. */
export function changesData({ machine }: Flow, { event }: Step): boolean {
  const name = event.type.startsWith('xstate.done.actor.') ? endedChild(event.type) : undefined
  return name !== undefined && callsMadeBy(machine, name).some(mayChange)
}

/**
 * Whether a call stays unanswered while another one is pending: in the browser the time that ends the first ends
 * both.
 */
const isOneOfTwoUnanswered = ({ event, before }: Edge) =>
  wasAborted(event.error) &&
  before._nodes.flatMap(({ invoke }) => invoke.filter(({ id }) => isEndpoint(id))).length > 1

/** Whether a browser can take a step of a flow. */
export const isTakenByBrowser = (flow: Flow, edge: Edge): boolean =>
  !isOneOfTwoUnanswered(edge) && !(flow.browser.unreachable?.(edge.event, edge.before) ?? false)

/** Paths of a flow that a browser can take, which together reach every goal. */
function pathsFor(flow: Flow, goals: (step: Step) => unknown[]): Path[] {
  const paths = flow.explored.coveringPaths({
    goals,
    isUnreachable: (edge) => !isTakenByBrowser(flow, edge),
    endsPath: (step) => isSessionExpiry(flow, step),
    changesData: (step) => changesData(flow, step),
  })
  if (paths.length > 0) return paths
  return flow.explored.byTransition().slice(0, 1)
}

/**
 * The covering paths of a flow in the browser. Together they take every transition that a browser can
 * take; of isomorphic charts, one covers every kind of failure. The other runs test every failure of
 * every call.
 */
export const browserPaths = (flow: Flow): Path[] => pathsFor(flow, (step) => goalsOf(flow, step))

/** A failed call, or an elapsed delay. */
const isFailureOrDelay = ({ event: { type } }: Step) =>
  type.startsWith('xstate.error.') || type.startsWith('xstate.after.')

/**
 * The integration points of a step, by event type: answers, and gestures unless another flow covers them.
 */
function joinsOf(flow: Flow, step: Step): string[] {
  if (isFailureOrDelay(step) || isSessionExpiry(flow, step)) return []
  const { type } = step.event
  return representsStructure(flow) || type.startsWith('xstate.done.actor.') ? [type] : []
}

/**
 * Paths on which each call and child of a flow is answered and each gesture is made; of isomorphic
 * charts, one makes all gestures. They take failures and delays only if these are on the way.
 */
export const gesturePaths = (flow: Flow): Path[] => pathsFor(flow, (step) => joinsOf(flow, step))
