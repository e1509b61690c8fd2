import type { EventObject } from 'xstate'
import { statusOf } from '../../contract/problem.ts'

/** What a failed invocation says; the machine's other events carry no error. */
const status = (event: EventObject) => ('error' in event ? statusOf(event.error) : 0)

/** The guards by which every machine sorts the failures of its calls, worst first left to the default. */
export const failureGuards = {
  wasRefused: ({ event }: { event: EventObject }) => status(event) === 422,
  wasTooLarge: ({ event }: { event: EventObject }) => status(event) === 413,
  wasThrottled: ({ event }: { event: EventObject }) => status(event) === 429,
  wasInConflict: ({ event }: { event: EventObject }) => status(event) === 409,
  wasMissing: ({ event }: { event: EventObject }) => status(event) === 404,
}

/**
 * The actions by which every machine speaks to the person through the shell: `reportFailure` opens
 * the error modal of spec §8 (an expired session goes to sign-in instead), `announce` shows a toast.
 * They do nothing until the composition root provides them.
 */
export const shellActions = {
  reportFailure: (_: unknown, _params: { error: unknown }) => {},
  announce: (_: unknown, _params: { text: string }) => {},
}
