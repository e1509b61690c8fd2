import { fromPromise } from 'xstate'
import type { Answer, Endpoint, Request } from '../../contract/endpoint.ts'
import { CallFailed, unreachable } from '../../contract/problem.ts'
import type { CallParts } from '../../machines/patterns/calls.ts'
import type { Actions } from '../../machines/patterns/checked-deletion.ts'
import type { Parts } from './request.ts'

/** What performs calls; fetched apart, so that the first page is there before it. */
export const fetchCalls = () => import('./request.ts')

const perform = async (endpoint: Endpoint, input: unknown, signal: AbortSignal) => {
  const { request } = await fetchCalls().catch(() => {
    throw new CallFailed(unreachable)
  })
  return request(endpoint, (input ?? {}) as Parts, signal)
}

/** The actor that makes one call of the contract; giving it up aborts the request. */
export const calling = <E extends Endpoint>(endpoint: E) =>
  fromPromise<Answer<E>, Request<E>>(
    async ({ input, signal }) => (await perform(endpoint, input, signal)) as Answer<E>,
  )

/** The actor of a pre-check, of which the answer is read by the name of the action. */
export const checking = (endpoint: Endpoint) =>
  fromPromise<Actions, { params: { id: number | string }; query: { object: 1 } }>(
    async ({ input, signal }) => (await perform(endpoint, input, signal)) as Actions,
  )

/** The actor of a chart that several calls share, which checks what it sends where it is made. */
export const acting = <E extends Endpoint>(endpoint: E) =>
  fromPromise<Answer<E>, CallParts>(
    async ({ input, signal }) => (await perform(endpoint, input, signal)) as Answer<E>,
  )
