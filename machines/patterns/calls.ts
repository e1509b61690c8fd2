import { type AnyActorRef, type AnyEventObject, fromPromise } from 'xstate'
import type { Answer, Request } from '../../contract/endpoint.ts'
import type { EndpointName, Endpoints } from '../../contract/endpoints.ts'

/** A placeholder for a call: it rejects until the composition root or a test provides the actor. */
export const call = <K extends EndpointName>(name: K) =>
  fromPromise<Answer<Endpoints[K]>, Request<Endpoints[K]>>(() => Promise.reject(new Error(`${name} absent`)))

/** The request of a call whose endpoint is not known to the chart. */
export type CallParts = { params?: object; query?: object; body?: object }

/** The placeholder in a pattern, which serves several endpoints. */
export const anyCall = <A = unknown>(name: string) =>
  fromPromise<A, CallParts>(() => Promise.reject(new Error(`${name} absent`)))

/** Milliseconds after which a call that was not answered may be retried. */
export const callDelays = { CALL_TIMEOUT: 20_000 }

/**
 * Whom a child machine reports to. A machine that runs alone has nobody to report to: its message
 * comes back to itself, where no state listens to it.
 */
export const parentOf = ({ self }: { self: AnyActorRef }) =>
  (self as AnyActorRef & { _parent?: AnyActorRef })._parent as AnyActorRef & {
    send: (event: AnyEventObject) => void
  }
