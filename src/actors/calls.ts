import { fromPromise } from 'xstate'
import type { Answer, Endpoint, Request } from '../../contract/endpoint.ts'
import { type Parts, request } from './request.ts'

/** The actor that makes one call of the contract; giving it up aborts the request. */
export const calling = <E extends Endpoint>(endpoint: E) =>
  fromPromise<Answer<E>, Request<E>>(
    async ({ input, signal }) => (await request(endpoint, (input ?? {}) as Parts, signal)) as Answer<E>,
  )
