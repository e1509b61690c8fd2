import { fromPromise, type PromiseActorLogic } from 'xstate'
import type { Answer, Endpoint, Request } from '../../contract/endpoint.ts'

/** A call of the contract. It rejects until `wire` gives the chart its transport, or a test an actor. */
export const call = <E extends Endpoint>(endpoint: E): PromiseActorLogic<Answer<E>, Request<E>> =>
  Object.assign(
    fromPromise<Answer<E>, Request<E>>(() => Promise.reject(new Error(endpoint.name))),
    { endpoint },
  )

/** The endpoint that an actor calls; undefined if it is no call. */
export const endpointOf = (logic: object) => (logic as { endpoint?: Endpoint }).endpoint

/** What a call sends. */
export type CallParts = { params?: object; query?: object; body?: object }

/** What a pattern sends to an endpoint. */
export type Sent<E extends Endpoint> = Request<E> extends void ? CallParts : Request<E> & CallParts

/**
 * A call in a pattern, whose endpoint is a parameter. TypeScript cannot resolve an `invoke` over a type
 * parameter: the pattern's own signature checks the request.
 */
export const anyCall = <A = unknown>(endpoint: Endpoint) =>
  call(endpoint) as unknown as PromiseActorLogic<A, CallParts>

/** Milliseconds that the server told to wait. */
export const waitDelays = {
  WAIT_IMPOSED: ({ context }: { context: { secondsToWait: number } }) => context.secondsToWait * 1000,
}
