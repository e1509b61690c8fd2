import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import { statusOf } from '../contract/problem.ts'
import type { Flow } from './model.ts'
import { childOf, type Passage } from './moment.ts'
import { failureName } from './titles.ts'
import type { Path } from './walks.ts'

export const isEndpoint = (name: string): name is EndpointName => name in endpoints

/** A call of a signed-in person fails since the session is over: the page leads to sign-in instead. */
export const isExpiry = ({ browser }: Flow, { event, said }: Passage) =>
  browser.as !== undefined &&
  statusOf(event.error) === 401 &&
  said.some(({ type }) => type === 'reportFailure')

/**
 * What a step shows: the transitions it takes, unless the page leads to sign-in instead, and the
 * kind of failure, when it is one, that it meets.
 */
const newsIn = (flow: Flow, step: Passage): unknown[] => [
  ...(isExpiry(flow, step) ? [] : step.taken),
  ...(step.event.type.startsWith('xstate.error.') ? [failureName(step.event.error)] : []),
]

/** A call that changes something was answered, or a child that may have made such a call has ended. */
function isChange({ event }: Passage): boolean {
  const name = event.type.startsWith('xstate.done.actor.') ? childOf(event.type) : undefined
  return name !== undefined && !(isEndpoint(name) && endpoints[name].method === 'GET')
}

/**
 * The walks of a flow through the browser: together they take every transition that a browser can
 * take, and every flow meets every kind of failure. The other runs put every failure to every call.
 */
export function pathsIn(flow: Flow): Path[] {
  const walks = flow.explored.tours({
    news: (step) => newsIn(flow, step),
    isBeyond: ({ event, before }) => flow.browser.beyond?.(event, before) ?? false,
    isLast: (step) => isExpiry(flow, step),
    isChange,
  })
  if (walks.length > 0) return walks
  return flow.explored.byTransition().slice(0, 1)
}
