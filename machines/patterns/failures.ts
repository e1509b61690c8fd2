import type { EventObject } from 'xstate'
import { statusOf, wasAborted } from '../../contract/problem.ts'

/** The HTTP status of a failed call; 0 for any other event. */
const status = (event: EventObject) => ('error' in event ? statusOf(event.error) : 0)

/** Guards on the HTTP status of a failed call. Other failures take the default transition. */
export const failureGuards = {
  wasRefused: ({ event }: { event: EventObject }) => status(event) === 422,
  wasTooLarge: ({ event }: { event: EventObject }) => status(event) === 413,
  wasThrottled: ({ event }: { event: EventObject }) => status(event) === 429,
  wasInConflict: ({ event }: { event: EventObject }) => status(event) === 409,
  /** The server did not answer in time, which no window says. */
  wasUnanswered: ({ event }: { event: EventObject }) => 'error' in event && wasAborted(event.error),
  wasMissing: ({ event }: { event: EventObject }) => status(event) === 404,
}

/** A file for the person: its name, what is in it, and its media type. */
export type Download = { name: string; content: string | Uint8Array<ArrayBuffer>; type: string }

/**
 * `reportFailure` opens the error modal of spec §8, or leads to sign-in after the session has expired.
 * `announce` shows a toast. They do nothing until `wire` gives them.
 */
export const shellActions = {
  reportFailure: (_: unknown, _params: { error: unknown }) => {},
  announce: (_: unknown, _params: { text: string }) => {},
}
