import { fromPromise } from 'xstate'
import type { Answer, Endpoint, Request } from '../../contract/endpoint.ts'
import { CallFailed, unreachable } from '../../contract/problem.ts'
import type { CallParts } from '../../machines/patterns/calls.ts'
import type { Actions } from '../../machines/patterns/checked-deletion.ts'
import type { Parts } from './request.ts'

/** Loads the transport in a separate chunk, so that the first page does not wait for it. */
export const fetchCalls = () => import('./request.ts')

const perform = async (endpoint: Endpoint, input: unknown, signal: AbortSignal) => {
  const { request } = await fetchCalls().catch(() => {
    throw new CallFailed(unreachable)
  })
  return request(endpoint, (input ?? {}) as Parts, signal)
}

/** An actor that calls an endpoint of the contract; stopping it aborts the request. */
export const calling = <E extends Endpoint>(endpoint: E) =>
  fromPromise<Answer<E>, Request<E>>(
    async ({ input, signal }) => (await perform(endpoint, input, signal)) as Answer<E>,
  )

/** One call of an endpoint, for an actor that makes another request than its input says. */
export const performingWith = async <E extends Endpoint>(
  endpoint: E,
  input: Request<E>,
  signal: AbortSignal,
) => (await perform(endpoint, input, signal)) as Answer<E>

/** An actor that calls a pre-check (spec §8) and returns the available actions by name. */
export const checking = (endpoint: Endpoint) =>
  fromPromise<Actions, { params: { id: number | string }; query: { object: 1 } }>(
    async ({ input, signal }) => (await perform(endpoint, input, signal)) as Actions,
  )

/** The same for a machine that several endpoints share: the input is typed where it is created. */
export const callingAny = <E extends Endpoint>(endpoint: E) =>
  fromPromise<Answer<E>, CallParts>(
    async ({ input, signal }) => (await perform(endpoint, input, signal)) as Answer<E>,
  )

/** An actor that calls an endpoint whose answer nobody reads. */
export const performing = (endpoint: Endpoint) =>
  fromPromise<unknown, CallParts>(({ input, signal }) => perform(endpoint, input, signal))
