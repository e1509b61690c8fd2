import { fromPromise } from 'xstate'
import type { Answer, Endpoint, Request } from '../../contract/endpoint.ts'
import { CallFailed, unreachable } from '../../contract/problem.ts'
import type { CallParts } from '../../machines/patterns/calls.ts'
import type { Actions } from '../../machines/patterns/checked-deletion.ts'
import type { Parts } from './request.ts'

/** Loads the HTTP client in a separate chunk, so that the first page does not wait for it. */
export const fetchCalls = () => import('./request.ts')

const perform = async (endpoint: Endpoint, input: unknown, signal: AbortSignal) => {
  const { request } = await fetchCalls().catch(() => {
    throw new CallFailed(unreachable())
  })
  return request(endpoint, (input ?? {}) as Parts, signal)
}

/** An actor that calls an endpoint of the contract. Stopping it aborts the request. */
export const calling = <E extends Endpoint>(endpoint: E) =>
  fromPromise<Answer<E>, Request<E>>(
    async ({ input, signal }) => (await perform(endpoint, input, signal)) as Answer<E>,
  )

/** Performs one call of an endpoint, for actors whose request differs from their input. */
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

/**
 * An actor for a pattern machine, which serves several endpoints: its input is typed where it is created.
 */
export const callingAny = <E extends Endpoint>(endpoint: E) =>
  fromPromise<Answer<E>, CallParts>(
    async ({ input, signal }) => (await perform(endpoint, input, signal)) as Answer<E>,
  )

/** An actor that calls an endpoint and ignores its answer. */
export const performing = (endpoint: Endpoint) =>
  fromPromise<unknown, CallParts>(({ input, signal }) => perform(endpoint, input, signal))
