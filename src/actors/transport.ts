import { type Answer, type Endpoint, isRead, type Request, timeoutOf } from '../../contract/endpoint.ts'
import { aborted, CallFailed, isOverload, statusOf, unreachable } from '../../contract/problem.ts'
import { announceChange } from './changes.ts'
import type { Parts } from './request.ts'
import { errorModal } from './shell.ts'
import { OTHER_ACCOUNT } from '../../contract/page-account.ts'

/** Loads the HTTP client in a separate chunk, so that the first page does not wait for it. */
export const fetchCalls = () => import('./request.ts')

/** The answer of a call that has not been aborted, by its caller or because its time is over. */
async function answerInTime<A>(
  call: (signal: AbortSignal) => Promise<A>,
  caller: AbortSignal,
  seconds: number,
): Promise<A> {
  const controller = new AbortController()
  const whenAborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(aborted()))
  })
  const abort = () => controller.abort()
  caller.addEventListener('abort', abort)
  const timer = setTimeout(abort, seconds * 1000)
  try {
    return await Promise.race([call(controller.signal), whenAborted])
  } finally {
    clearTimeout(timer)
    caller.removeEventListener('abort', abort)
  }
}

async function answerOf<E extends Endpoint>(endpoint: E, input: Request<E>, signal: AbortSignal) {
  const { request } = await fetchCalls().catch(() => {
    throw new CallFailed(unreachable())
  })
  return (await request(endpoint, (input ?? {}) as Parts, signal)) as Answer<E>
}

/**
 * Performs a call of the contract, a reading as often as an overloaded server refuses it, and then announces what
 * it changed. Whatever the end: the server may have executed a call whose answer was lost, and a conflict means
 * that somebody else changed it.
 * @throws CallFailed, of a call that was not answered in time as of one that its caller aborted
 */
export async function transport<E extends Endpoint>(endpoint: E, input: Request<E>, caller: AbortSignal) {
  const attempt = () =>
    answerInTime((signal) => answerOf(endpoint, input, signal), caller, timeoutOf(endpoint))
  try {
    return await attempt().catch(async (error: unknown) => {
      if (!isRead(endpoint) || !isOverload(error)) throw error
      const { readInTurn } = await fetchCalls()
      return readInTurn(error, attempt, caller)
    })
  } catch (error) {
    // Whatever the flow says of a failure: nothing on this page can be done any more.
    if (statusOf(error) === OTHER_ACCOUNT) errorModal.send({ type: 'failure.reported', error })
    throw error
  } finally {
    if (endpoint.changes) announceChange()
  }
}
