/**
 * Every failure of a call, in one shape (spec §8). `text`: plain text, also an unreachable network
 * (`status` 0). `PHP`: a server exception. `API`: any other JSON error. `unknown`: anything else.
 * `requestId`: under which the logs have the request.
 */
export type Problem =
  | { source: 'text'; message: string; status?: 0; requestId?: string }
  | { source: 'PHP'; message: string; exception: string; line: number; file: string; requestId?: string }
  | {
      source: 'API'
      version: string
      status: number
      code: string
      message: string
      details: unknown
      /** French messages by field, from a 422. */
      fields: Record<string, string[]>
      /** Seconds to wait before retrying, from a 429 or 503; parts of a second after a 503. */
      retryAfter?: number
      requestId?: string
    }
  | { source: 'unknown' }

/** The message of a request aborted by its caller, which is not displayed (spec §8). */
const ABORTED = 'Request aborted'

/** The message of an unknown error (spec §8). */
const UNKNOWN = 'Erreur inconnue'

/** The problem when no answer was received, to a request that was sent with this id, if any was. */
export const unreachable = (requestId?: string): Problem => ({
  source: 'text',
  status: 0,
  message: 'Le serveur ne répond pas. Vérifiez votre réseau, puis réessayez.',
  ...(requestId && { requestId }),
})

/** The error with which every actor that calls the API rejects. */
export class CallFailed extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.source === 'unknown' ? UNKNOWN : problem.message)
    this.problem = problem
  }
}

/** The failure of a call that its caller aborted, or that was not answered in time. */
export const aborted = () => new CallFailed({ source: 'text', message: ABORTED })

/** The problem of a rejected actor; other errors become plain text or unknown. */
export function problemOf(error: unknown): Problem {
  if (error instanceof CallFailed) return error.problem
  if (error instanceof Error) return { source: 'text', message: error.message }
  if (typeof error === 'string') return { source: 'text', message: error }
  return { source: 'unknown' }
}

/** The French message of a failure. */
export function messageOf(error: unknown): string {
  const problem = problemOf(error)
  return problem.source === 'unknown' ? UNKNOWN : problem.message
}

/** The HTTP status of a failed call; 0 when there was no readable answer. */
export function statusOf(error: unknown): number {
  const problem = problemOf(error)
  return problem.source === 'API' ? problem.status : problem.source === 'PHP' ? 500 : 0
}

/** French messages by field; empty unless the server answered 422. */
export function fieldsOf(error: unknown): Record<string, string[]> {
  const problem = problemOf(error)
  return problem.source === 'API' ? problem.fields : {}
}

/** Why the server refused an entry: messages by field, otherwise its single general message. */
export function refusalOf(error: unknown): Record<string, string[]> {
  const fields = fieldsOf(error)
  return Object.keys(fields).length > 0 ? fields : { '': [messageOf(error)] }
}

/** Whether a server with too much to do refused the call and said when to ask again. */
export function isOverload(error: unknown): boolean {
  const problem = problemOf(error)
  return problem.source === 'API' && problem.status === 503 && problem.retryAfter !== undefined
}

/** Whether the call was aborted: `aborted`. */
export function wasAborted(error: unknown): boolean {
  const problem = problemOf(error)
  return problem.source === 'text' && problem.message === ABORTED
}

/** Seconds to wait before retrying (429, 503); 1 if the server does not say. */
export function waitOf(error: unknown): number {
  const problem = problemOf(error)
  return (problem.source === 'API' && problem.retryAfter) || 1
}
