import { type AnyStateMachine, StateMachine } from 'xstate'
import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { statusOf } from '../../contract/problem.ts'
import type { Flow } from './model.ts'
import { flows } from '../models/registry.ts'
import { childOf, type Passage } from '../explore/moment.ts'
import { nodesOf } from '../explore/paths.ts'
import { structureOf } from '../explore/structure.ts'
import { failureName } from '../explore/titles.ts'
import type { Path } from '../explore/walks.ts'

export const isEndpoint = (name: string): name is EndpointName => name in endpoints

/** A call of a signed-in person fails since the session is over: the page leads to sign-in instead. */
export const isExpiry = ({ browser }: Flow, { event, said }: Passage) =>
  browser.as !== undefined &&
  statusOf(event.error) === 401 &&
  said.some(({ type }) => type === 'reportFailure')

let thorough: ReadonlySet<Flow> | undefined
/** Of flows whose charts are the same but for names, one meets every kind of failure. */
const isThorough = (flow: Flow) =>
  (thorough ??= new Set(
    [...Map.groupBy(flows, ({ machine }) => structureOf(machine)).values()].map(([first]) => first!),
  )).has(flow)

/**
 * What a step shows: the transitions it takes, unless the page leads to sign-in instead, and the
 * kind of failure, when it is one that the chart outlives.
 */
const newsIn = (flow: Flow, step: Passage): unknown[] => {
  const isFailure = step.event.type.startsWith('xstate.error.') && step.moment.state.status === 'active'
  return [
    ...(isExpiry(flow, step) ? [] : step.taken),
    ...(isFailure && isThorough(flow) ? [failureName(step.event.error)] : []),
  ]
}

/** The calls that an invocation comes to, by itself or through the machines that it runs. */
export function callsBehind(machine: AnyStateMachine, id: string): string[] {
  if (isEndpoint(id)) return [id]
  const src = nodesOf(machine)
    .flatMap(({ invoke }) => invoke)
    .find((one) => one.id === id)?.src
  const child: unknown = machine.implementations.actors[String(src)]
  if (!(child instanceof StateMachine)) return [id]
  const inner = child as AnyStateMachine
  return nodesOf(inner).flatMap(({ invoke }) => invoke.flatMap((one) => callsBehind(inner, one.id)))
}

/** Whether a call may change something for good. */
const mayChange = (name: string) => !isEndpoint(name) || endpoints[name].method !== 'GET'

/** A call that changes something was answered, or a child that may have made such a call has ended. */
export function isChange({ machine }: Flow, { event }: Passage): boolean {
  const name = event.type.startsWith('xstate.done.actor.') ? childOf(event.type) : undefined
  return name !== undefined && callsBehind(machine, name).some(mayChange)
}

/**
 * The walks of a flow through the browser: together they take every transition that a browser can
 * take, and every chart that is not the twin of another meets every kind of failure. The other runs
 * put every failure to every call.
 */
export function pathsIn(flow: Flow): Path[] {
  const walks = flow.explored.tours({
    news: (step) => newsIn(flow, step),
    isBeyond: ({ event, before }) => flow.browser.beyond?.(event, before) ?? false,
    isLast: (step) => isExpiry(flow, step),
    isChange: (step) => isChange(flow, step),
  })
  if (walks.length > 0) return walks
  return flow.explored.byTransition().slice(0, 1)
}
