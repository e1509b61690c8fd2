import { fromPromise } from 'xstate'
import type { Answer, Endpoint, Request } from '../../contract/endpoint.ts'
import { CallFailed, unreachable } from '../../contract/problem.ts'
import type { Parts } from './request.ts'

/** What performs calls; fetched apart, so that the first page is there before it. */
export const fetchCalls = () => import('./request.ts')

/** The actor that makes one call of the contract; giving it up aborts the request. */
export const calling = <E extends Endpoint>(endpoint: E) =>
  fromPromise<Answer<E>, Request<E>>(async ({ input, signal }) => {
    const { request } = await fetchCalls().catch(() => {
      throw new CallFailed(unreachable)
    })
    return (await request(endpoint, (input ?? {}) as Parts, signal)) as Answer<E>
  })
