import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/endpoint.ts'
import { NotFound, noMessages, Refused, type FieldMessages } from './errors.ts'
import { readWire, withoutNulls, type Wire } from './wire.ts'

// Messages that the contract leaves to zod are in French too.
z.config(z.locales.fr())

const FORBIDDEN = 'Ce champ contient un caractère interdit.'

/**
 * Parses the parts of a request that an endpoint declares; unknown keys are dropped. `body` is the result
 * of `readWire`.
 * @throws NotFound for an impossible path parameter, Refused for a query or body by field
 */
export function readEntry(endpoint: Endpoint, request: FastifyRequest, body: Wire): Record<string, unknown> {
  const parts: Record<string, unknown> = {}
  if (endpoint.params) {
    const read = endpoint.params.safeParse(request.params)
    if (!read.success) throw new NotFound()
    parts['params'] = read.data
  }
  const query = readWire(request.query)
  const errors = noMessages()
  for (const field of [...query.unwritable, ...body.unwritable]) errors[field] = [FORBIDDEN]
  if (Object.keys(errors).length > 0) throw new Refused(errors)
  if (endpoint.query) parts['query'] = checked(endpoint.query, withoutNulls(query.values), errors)
  if (endpoint.body) parts['body'] = checked(endpoint.body, cut(endpoint.body, body.values), errors)
  if (Object.keys(errors).length > 0) throw new Refused(errors)
  return parts
}

const longest = new Map<z.ZodMiniType, Map<string, number>>()

/** By field of a body, how many entries its list may have. */
function longestLists(schema: z.ZodMiniType): Map<string, number> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const lists = Object.entries(properties).flatMap(([field, one]): [string, number][] =>
    typeof one === 'object' && one.maxItems !== undefined ? [[field, one.maxItems]] : [],
  )
  return new Map(lists)
}

/** Cuts lists to one entry more than they may have: the schema refuses them without reading the rest. */
function cut(schema: z.ZodMiniType, values: Record<string, unknown>): Record<string, unknown> {
  const lists = longest.get(schema) ?? longestLists(schema)
  longest.set(schema, lists)
  const isLong = (field: string, value: unknown): value is unknown[] =>
    Array.isArray(value) && value.length > (lists.get(field) ?? Infinity)
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      isLong(field, value) ? value.slice(0, lists.get(field)! + 1) : value,
    ]),
  )
}

/** The parsed values; undefined if invalid, with the messages added to `errors`. */
function checked(schema: z.ZodMiniType, values: unknown, errors: FieldMessages): unknown {
  const read = schema.safeParse(values)
  if (read.success) return read.data
  for (const { path, message } of read.error.issues) {
    const messages = (errors[path.join('.')] ??= [])
    if (!messages.includes(message)) messages.push(message)
  }
  return undefined
}

/**
 * Reads the header `Idempotency-Key`, which identifies retries; null without one.
 * @throws Refused unless it has 1 to 100 printable ASCII characters
 */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\x20-\x7e]{1,100}$/.test(key)) return key
  throw new Refused({ 'Idempotency-Key': ['La clé doit avoir 1 à 100 caractères imprimables.'] })
}
