import { fromPromise } from 'xstate'
import type { Answer, Request } from '../../contract/endpoint.ts'
import type { EndpointName, Endpoints } from '../../contract/endpoints.ts'

/** A placeholder for a call: rejects until the composition root or a test provides the actor. */
export const call = <K extends EndpointName>(name: K) =>
  fromPromise<Answer<Endpoints[K]>, Request<Endpoints[K]>>(() => Promise.reject(new Error(`${name} absent`)))

/** The request of a call whose endpoint the chart does not know. */
export type CallParts = { params?: object; query?: object; body?: object }

/** The placeholder for a call in a pattern, which serves several endpoints. */
export const anyCall = <A = unknown>(name: string) =>
  fromPromise<A, CallParts>(() => Promise.reject(new Error(`${name} absent`)))

/** Milliseconds after which an unanswered call may be retried. */
export const callDelays = { CALL_TIMEOUT: 20_000 }

/** Milliseconds that the server told to wait. */
export const waitDelays = {
  WAIT_IMPOSED: ({ context }: { context: { secondsToWait: number } }) => context.secondsToWait * 1000,
}
