import * as z from 'zod/mini'
import { type Endpoint, WORKBOOK } from '../../contract/endpoint.ts'
import { Meta } from '../../contract/fields.ts'
import { CallFailed, type Problem, unreachable } from '../../contract/problem.ts'
import { announceTotal } from './changes.ts'
import { load, Refused, searchOf } from './load.ts'
import { pageAccount } from './page-account.ts'
import { spreadWait } from './spread-wait.ts'
import { ACCOUNT_HEADER } from '../../contract/page-account.ts'
import { newRequestId, REQUEST_ID_HEADER } from '../../contract/request-id.ts'

// In the same file, so that it is there once a server refuses.
export { readInTurn } from './reading-in-turn.ts'

/** The input of a call: the declared parts of any endpoint. */
export type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  idempotencyKey?: string
}

const API_VERSION = 'v1'
const EXPIRED_TOKEN = 419
const UNAVAILABLE = 503
/** Bad gateway, service unavailable, gateway time-out. */
const GATEWAY = new Set([502, 503, 504])

const csrfToken = () => decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')

/** Encodes values for the wire: booleans as 1 and 0 (design §4), absent values left out. */
const onTheWire = (part: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, typeof value === 'boolean' ? Number(value) : value]),
  )

/**
 * A multipart form without absent values; null is sent as '' (design §4). `_method` replaces the PUT that
 * forms cannot send.
 */
function formOf(method: Endpoint['method'], body: Record<string, unknown>): FormData {
  const form = new FormData()
  if (method !== 'POST') form.append('_method', method)
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof File) form.append(name, value, value.name)
    else if (value !== undefined) form.append(name, String(value ?? ''))
  }
  return form
}

const ErrorBody = z.looseObject({
  message: z._default(z.string(), ''),
  exception: z.optional(z.string()),
  file: z.optional(z.string()),
  line: z.optional(z.number()),
  errors: z._default(z.record(z.string(), z.array(z.string())), {}),
})

/**
 * Converts a failed request to a `Problem` (spec §8). `sentId`: the id it was sent with; the answer may have
 * another one, if the document had asked for it.
 */
function problemFrom(error: unknown, sentId: string): Problem {
  if (!(error instanceof Refused)) return unreachable(sentId)
  const { response, body } = error
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
  const told = Number(response.headers.get('Retry-After'))
  // A 429 is about one person, who need not wait longer.
  const retryAfter = response.status === UNAVAILABLE ? spreadWait(told) : told
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

/** Unwraps an answer from its envelope; pagination is read from `meta` or the top level (design §4). */
function unwrapped(envelope: Endpoint['envelope'], body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  if (envelope === 'page') {
    const { data, meta, ...top } = body as { data?: unknown; meta?: unknown }
    return { data, meta: Meta.safeParse(meta).success ? meta : top }
  }
  return 'data' in body ? body.data : body
}

const Counted = z.object({ meta: Meta })

/** Performs one call of the contract and parses its answer; rejects with `CallFailed`. */
export async function request(endpoint: Endpoint, parts: Parts, signal: AbortSignal): Promise<unknown> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name])),
  )
  const requestId = newRequestId()
  const account = pageAccount()
  const isJson = endpoint.method !== 'GET' && !endpoint.upload
  const body = onTheWire(parts.body)
  const send = (): Promise<unknown> =>
    load(path + searchOf(onTheWire(parts.query)), {
      method: endpoint.upload ? 'POST' : endpoint.method,
      ...(endpoint.upload && { body: formOf(endpoint.method, body) }),
      ...(isJson && {
        body: JSON.stringify({ ...body, ...(!path.startsWith('/api/') && { _token: csrfToken() }) }),
      }),
      headers: {
        Accept: endpoint.accepts ? WORKBOOK : 'application/json',
        ...(isJson && { 'Content-Type': 'application/json' }),
        'X-Requested-With': 'XMLHttpRequest',
        [REQUEST_ID_HEADER]: requestId,
        'X-XSRF-TOKEN': csrfToken(),
        ...(account !== null && { [ACCOUNT_HEADER]: String(account) }),
        ...(parts.idempotencyKey && { 'Idempotency-Key': parts.idempotencyKey }),
      },
      signal,
    })
  const answer = await send()
    .catch(async (error: unknown) => {
      if (!(error instanceof Refused) || error.response.status !== EXPIRED_TOKEN) throw error
      await load('/', { headers: { Accept: 'text/html' }, signal })
      return send()
    })
    .catch((error: unknown) => {
      throw new CallFailed(problemFrom(error, requestId))
    })
  const read = endpoint.answer.safeParse(unwrapped(endpoint.envelope, answer))
  if (!read.success)
    throw new CallFailed({ source: 'text', message: 'La réponse du serveur est illisible.', requestId })
  if (endpoint.counts) announceTotal(endpoint.counts, Counted.parse(read.data).meta.total)
  return read.data
}
