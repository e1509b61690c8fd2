import type { Answer, Endpoint, Request } from '../../contract/endpoint.ts'
import { OTHER_ACCOUNT } from '../../contract/page-account.ts'
import { CallFailed, statusOf, unreachable } from '../../contract/problem.ts'
import { announceChange } from './changes.ts'
import type { Parts } from './request.ts'
import { errorModal } from './shell.ts'

/** Loads the HTTP client in a separate chunk, so that the first page does not wait for it. */
export const fetchCalls = () => import('./request.ts')

/**
 * Performs a call of the contract, and then announces what it changed. Whatever the end: the server may have
 * executed a call whose answer was lost, and a conflict means that somebody else changed it.
 * @throws CallFailed
 */
export async function transport<E extends Endpoint>(endpoint: E, input: Request<E>, signal: AbortSignal) {
  try {
    const { request } = await fetchCalls().catch(() => {
      throw new CallFailed(unreachable())
    })
    return (await request(endpoint, (input ?? {}) as Parts, signal)) as Answer<E>
  } catch (error) {
    // Whatever the flow says of a failure: nothing on this page can be done any more.
    if (statusOf(error) === OTHER_ACCOUNT) errorModal.send({ type: 'failure.reported', error })
    throw error
  } finally {
    if (endpoint.changes) announceChange()
  }
}
