import { type Endpoint, WORKBOOK } from '../../contract/endpoint.ts'
import { Meta } from '../../contract/fields.ts'
import { ABORTED, CallFailed, unreachable } from '../../contract/problem.ts'
import { newRequestId, REQUEST_ID_HEADER } from '../../contract/request-id.ts'
import { answered, problemOf } from './answered.ts'
import { earlyAnswer } from './early-answers.ts'

/** The input of a call: the declared parts of any endpoint. */
export type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  idempotencyKey?: string
}

const EXPIRED_TOKEN = 419
const load = (url: string, init: RequestInit) => earlyAnswer(url, init) ?? fetch(url, init)

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

/** Unwraps an answer from its envelope; pagination is read from `meta` or the top level (design §4). */
function unwrapped(envelope: Endpoint['envelope'], body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  if (envelope === 'page') {
    const { data, meta, ...top } = body as { data?: unknown; meta?: unknown }
    return { data, meta: Meta.safeParse(meta).success ? meta : top }
  }
  return 'data' in body ? body.data : body
}

/** The query of a call, with `?`; empty without any. Null is sent as '', as in forms. */
function queryOf(part: Record<string, unknown> | undefined): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(onTheWire(part)))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) query.append(name, String(one ?? ''))
  const text = String(query)
  return text && `?${text}`
}

/** Performs one call of the contract and parses its answer; rejects with `CallFailed`. */
export async function request(endpoint: Endpoint, parts: Parts, signal: AbortSignal): Promise<unknown> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name])),
  )
  const requestId = newRequestId()
  const isForm = Boolean(endpoint.upload)
  const bodyOf = () =>
    isForm
      ? formOf(endpoint.method, onTheWire(parts.body))
      : JSON.stringify({
          ...onTheWire(parts.body),
          ...(!path.startsWith('/api/') && { _token: csrfToken() }),
        })
  const send = async () =>
    answered(
      await load(path + queryOf(parts.query), {
        method: isForm ? 'POST' : endpoint.method,
        ...(endpoint.method !== 'GET' && { body: bodyOf() }),
        headers: {
          Accept: endpoint.accepts ? WORKBOOK : 'application/json',
          ...(endpoint.method !== 'GET' && !isForm && { 'Content-Type': 'application/json' }),
          'X-Requested-With': 'XMLHttpRequest',
          [REQUEST_ID_HEADER]: requestId,
          'X-XSRF-TOKEN': csrfToken(),
          ...(parts.idempotencyKey && { 'Idempotency-Key': parts.idempotencyKey }),
        },
        signal,
      }),
    )
  const answer = await send()
    .then(async (first) => {
      if (first.response.status !== EXPIRED_TOKEN) return first
      await load('/', { headers: { Accept: 'text/html' }, signal })
      return send()
    })
    .catch(() => {
      throw new CallFailed(signal.aborted ? { source: 'text', message: ABORTED } : unreachable(requestId))
    })
  if (!answer.response.ok) throw new CallFailed(problemOf(answer, requestId))
  const read = endpoint.answer.safeParse(unwrapped(endpoint.envelope, answer.body))
  if (!read.success)
    throw new CallFailed({ source: 'text', message: 'La réponse du serveur est illisible.', requestId })
  return read.data
}
