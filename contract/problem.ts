/**
 * Everything that can go wrong with a call, in one shape (spec §8).
 * `text`: plain text, also a network that does not answer (`status` 0) ;
 * `PHP`: a server exception ; `API`: any other error answer ; `unknown`: anything else.
 */
export type Problem =
  | { source: 'text'; message: string; status?: 0 }
  | { source: 'PHP'; message: string; exception: string; line: number; file: string }
  | {
      source: 'API'
      version: string
      status: number
      code: string
      message: string
      details: unknown
      /** French messages by field, from a 422. */
      fields: Record<string, string[]>
      /** Seconds to wait before the next try, from a 429. */
      retryAfter?: number
    }
  | { source: 'unknown' }

/** The message of a request aborted by its caller: nothing is shown (spec §8). */
export const ABORTED = 'Request aborted'

/** The message of an unknown error (spec §8). */
const UNKNOWN = 'Erreur inconnue'

/** No answer came at all. */
export const unreachable: Problem = {
  source: 'text',
  status: 0,
  message: 'Le serveur ne répond pas. Vérifiez votre réseau, puis réessayez.',
}

/** The rejection of every actor that calls the API. */
export class CallFailed extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.source === 'unknown' ? UNKNOWN : problem.message)
    this.problem = problem
  }
}

/** The problem that an actor was rejected with; foreign errors become plain text or unknown. */
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

/** The HTTP status of a failed call; 0 when there was no answer to read. */
export function statusOf(error: unknown): number {
  const problem = problemOf(error)
  return problem.source === 'API' ? problem.status : problem.source === 'PHP' ? 500 : 0
}

/** French messages by field; empty unless the server refused the entry (422). */
export function fieldsOf(error: unknown): Record<string, string[]> {
  const problem = problemOf(error)
  return problem.source === 'API' ? problem.fields : {}
}

/** Why the server refused an entry: messages by field, or else its one message, which is about no field. */
export function refusalOf(error: unknown): Record<string, string[]> {
  const fields = fieldsOf(error)
  return Object.keys(fields).length > 0 ? fields : { '': [messageOf(error)] }
}

/** The seconds to wait before the next try (429); 1 where the server does not say. */
export function waitOf(error: unknown): number {
  const problem = problemOf(error)
  return (problem.source === 'API' && problem.retryAfter) || 1
}
