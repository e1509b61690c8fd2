import { fromPromise } from 'xstate'
import type { Answer, Endpoint, Request } from '../../contract/endpoint.ts'
import { OTHER_ACCOUNT } from '../../contract/page-account.ts'
import { CallFailed, statusOf, unreachable } from '../../contract/problem.ts'
import type { CallParts } from '../../machines/patterns/calls.ts'
import type { Actions } from '../../machines/patterns/checked-deletion.ts'
import type { Parts } from './request.ts'
import { errorModal } from './shell.ts'

/** Loads the HTTP client in a separate chunk, so that the first page does not wait for it. */
export const fetchCalls = () => import('./request.ts')

const perform = async (endpoint: Endpoint, input: unknown, signal: AbortSignal) => {
  const { request } = await fetchCalls().catch(() => {
    throw new CallFailed(unreachable())
  })
  return request(endpoint, (input ?? {}) as Parts, signal).catch((error: unknown) => {
    // Whatever the flow says of a failure: nothing on this page can be done any more.
    if (statusOf(error) === OTHER_ACCOUNT) errorModal.send({ type: 'failure.reported', error })
    throw error
  })
}

/**
 * Performs a call, and then tells what it made outdated beyond the page's own machines. Whatever the end: the
 * server may have executed a call whose answer was lost, and a conflict means that somebody else changed it.
 */
const performThen = async (endpoint: Endpoint, input: unknown, signal: AbortSignal, outdate?: () => void) => {
  try {
    return await perform(endpoint, input, signal)
  } finally {
    outdate?.()
  }
}

/**
 * An actor that calls an endpoint of the contract. Stopping it aborts the request. `outdate`: is called at
 * the end of each call.
 */
export const calling = <E extends Endpoint>(endpoint: E, outdate?: () => void) =>
  fromPromise<Answer<E>, Request<E>>(
    async ({ input, signal }) => (await performThen(endpoint, input, signal, outdate)) as Answer<E>,
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
 * The same for a pattern machine, which serves several endpoints: its input is typed where it is created.
 */
export const callingAny = <E extends Endpoint>(endpoint: E, outdate?: () => void) =>
  fromPromise<Answer<E>, CallParts>(
    async ({ input, signal }) => (await performThen(endpoint, input, signal, outdate)) as Answer<E>,
  )

/** An actor that calls an endpoint and ignores its answer. */
export const performing = (endpoint: Endpoint) =>
  fromPromise<unknown, CallParts>(({ input, signal }) => perform(endpoint, input, signal))
