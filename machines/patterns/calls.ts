import { type AnyActorRef, type AnyEventObject, fromPromise } from 'xstate'
import type { Answer, Request } from '../../contract/endpoint.ts'
import type { EndpointName, Endpoints } from '../../contract/endpoints.ts'

/**
 * A call that a machine declares and never performs: it rejects until the composition root, or a
 * test, provides the real one under the same name.
 */
export const call = <K extends EndpointName>(name: K) =>
  fromPromise<Answer<Endpoints[K]>, Request<Endpoints[K]>>(() => Promise.reject(new Error(`${name} absent`)))

/** What a call takes, as far as a chart knows that several calls share. */
export type CallParts = { params?: object; query?: object; body?: object }

/** The same for such a chart: the endpoint is named by who makes the chart. */
export const anyCall = <A = unknown>(name: string) =>
  fromPromise<A, CallParts>(() => Promise.reject(new Error(`${name} absent`)))

/** How long a person waits for an answer before being offered to try again, in milliseconds. */
export const callDelays = { CALL_TIMEOUT: 20_000 }

/**
 * Whom a child machine reports to. A machine that runs alone has nobody to report to: its message
 * comes back to itself, where no state listens to it.
 */
export const parentOf = ({ self }: { self: AnyActorRef }) =>
  (self as AnyActorRef & { _parent?: AnyActorRef })._parent as AnyActorRef & {
    send: (event: AnyEventObject) => void
  }
