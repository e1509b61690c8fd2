import * as z from 'zod/mini'
import { type Problem, unreachable } from '../../contract/problem.ts'
import { REQUEST_ID_HEADER } from '../../contract/request-id.ts'

const API_VERSION = 'v1'
/** Bad gateway, service unavailable, gateway time-out. */
const GATEWAY = new Set([502, 503, 504])

/** An answer, and its body: JSON, text, or a file such as a workbook; undefined without one. */
export type Answered = { response: Response; body: unknown }

/** Reads the body of an answer. */
export async function answered(response: Response): Promise<Answered> {
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.body) return { response, body: undefined }
  if (!/json|^text\/|^$/.test(type)) return { response, body: await response.blob() }
  const text = await response.text()
  try {
    return { response, body: JSON.parse(text) }
  } catch {
    return { response, body: text }
  }
}

const ErrorBody = z.looseObject({
  message: z._default(z.string(), ''),
  exception: z.optional(z.string()),
  file: z.optional(z.string()),
  line: z.optional(z.number()),
  errors: z._default(z.record(z.string(), z.array(z.string())), {}),
})

/**
 * Converts a refusal to a `Problem` (spec §8). `sentId`: the id it was sent with; the answer may have another
 * one, if the document had asked for it.
 */
export function problemOf({ response, body }: Answered, sentId: string): Problem {
  const requestId = response.headers.get(REQUEST_ID_HEADER) ?? sentId
  const { success, data } = ErrorBody.safeParse(body)
  // What a proxy says on behalf of a server that does not answer is not in the contract's shape.
  if (!success && GATEWAY.has(response.status)) return unreachable(requestId)
  if (success && data.exception && data.file)
    return {
      source: 'PHP',
      message: data.message,
      exception: data.exception,
      file: data.file,
      line: data.line ?? 0,
      requestId,
    }
  const retryAfter = Number(response.headers.get('Retry-After'))
  return {
    source: 'API',
    version: API_VERSION,
    status: response.status,
    code: response.statusText,
    message: success ? data.message : response.statusText,
    details: body,
    fields: success ? data.errors : {},
    requestId,
    ...(retryAfter > 0 && { retryAfter }),
  }
}
