import { type AnyStateMachine, StateMachine } from 'xstate'
import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { statusOf, wasAborted } from '../../contract/problem.ts'
import type { Flow } from './model.ts'
import { endedChild, type Step } from '../explore/simulate.ts'
import { type Edge, nodesOf } from '../explore/explore.ts'
import type { Path } from '../explore/path-generation.ts'

export const isEndpoint = (name: string): name is EndpointName => name in endpoints

/** A call fails because the session has expired: the page leads to sign-in instead. */
export const isSessionExpiry = ({ browser }: Flow, { event, effects }: Step) =>
  browser.as !== undefined &&
  statusOf(event.error) === 401 &&
  effects.some(({ type }) => type === 'reportFailure')

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
export function pathsFor(flow: Flow, goals: (step: Step) => unknown[]): Path[] {
  const paths = flow.explored.coveringPaths({
    goals,
    isUnreachable: (edge) => !isTakenByBrowser(flow, edge),
    endsPath: (step) => isSessionExpiry(flow, step),
    changesData: (step) => changesData(flow, step),
  })
  if (paths.length > 0) return paths
  return flow.explored.byTransition().slice(0, 1)
}

/** Whether a step is a failed call, an elapsed delay, or the end of the session. */
export const isFailureOrDelay = (flow: Flow, step: Step) =>
  step.event.type.startsWith('xstate.error.') ||
  step.event.type.startsWith('xstate.after.') ||
  isSessionExpiry(flow, step)

/**
 * Paths on which each call and child of a flow is answered and each gesture is made. They take failures and
 * delays only if these are on the way.
 */
export const everyGesture = (flow: Flow): Path[] =>
  pathsFor(flow, (step) => (isFailureOrDelay(flow, step) ? [] : [step.event.type]))
