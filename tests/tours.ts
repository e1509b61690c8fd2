import { type AnyStateMachine, StateMachine } from 'xstate'
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import { statusOf } from '../contract/problem.ts'
import type { Flow } from './model.ts'
import { flows } from './models/registry.ts'
import { childOf, type Passage } from './moment.ts'
import { nodesOf } from './paths.ts'
import { structureOf } from './structure.ts'
import { failureName } from './titles.ts'
import type { Path } from './walks.ts'

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

/** Whether a call, or one that a child makes, may change something for good. */
function mayChange(machine: AnyStateMachine, id: string): boolean {
  if (isEndpoint(id)) return endpoints[id].method !== 'GET'
  const src = nodesOf(machine)
    .flatMap(({ invoke }) => invoke)
    .find((one) => one.id === id)?.src
  const child: unknown = machine.implementations.actors[String(src)]
  if (!(child instanceof StateMachine)) return true
  return nodesOf(child as AnyStateMachine).some(({ invoke }) =>
    invoke.some((one) => mayChange(child as AnyStateMachine, one.id)),
  )
}

/** A call that changes something was answered, or a child that may have made such a call has ended. */
export function isChange({ machine }: Flow, { event }: Passage): boolean {
  const name = event.type.startsWith('xstate.done.actor.') ? childOf(event.type) : undefined
  return name !== undefined && mayChange(machine, name)
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
