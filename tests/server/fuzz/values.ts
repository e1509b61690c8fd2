import * as fc from 'fast-check'
import { right } from './seeded.ts'

/** The subset of JSON Schema used by the API description. */
export type Schema = {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null'
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
}

/** Names of object properties, and of filters and lists of the product. */
const reserved = ['constructor __proto__ toString length x[] x[0] id from place a.b'.split(' '), ''].flat()
const names = fc.constantFrom(...reserved)

const texts = [
  '',
  ' ',
  '\0',
  '\ud800',
  'a\udc00',
  '\u202e',
  '🦌',
  "'; drop table users; --",
  '%',
  '_',
  '\\',
  'x'.repeat(300),
]
const written = ['99999999999', '1e3', '0x10', '٣', 'NaN', '2026-02-30', '0000-01-01']
const numbers = [-1, 0, 0.5, 1e308, -0, 2 ** 31, 2 ** 53]
const others = [null, true, [], {}, [[]], { constructor: {} }, [null], [{}]]

/** Values that nobody types and that parsers trip over. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...texts, ...written, ...numbers, ...others),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 })
    .map((units) => String.fromCharCode(...units)),
  fc.double(),
  fc.integer(),
  fc.dictionary(names, fc.constantFrom(null, 1, 'x', [], {}), { maxKeys: 3 }),
  fc.array(fc.constantFrom(null, 1, '1', 'x', [], {}), { maxLength: 4 }),
)

const samples: Record<string, fc.Arbitrary<string>> = {
  date: fc
    .integer({ min: -40, max: 400 })
    .map((days) => new Date(Date.UTC(2026, 2, 10 + days)).toISOString().slice(0, 10)),
  email: fc.oneof(
    fc.constantFrom('giver@example.org', 'receiver@example.org', 'matrix-500@example.org'),
    fc.stringMatching(/^[a-z0-9]{1,12}$/).map((name) => `${name}@example.org`),
  ),
}

function text({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  const sample = format ? samples[format] : undefined
  if (sample) return sample
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) }),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 20)) }),
    fc.constantFrom('Dupont', 'Bourges', 'Venaison-2026').filter((one) => one.length <= maxLength),
  )
}

/** Values allowed by the schema; small numbers, since seeded ids are small. */
export function allowed(schema: Schema): fc.Arbitrary<unknown> {
  const { enum: values, anyOf, oneOf, type, items, properties, required = [] } = schema
  if ('const' in schema) return fc.constant(schema.const)
  if (values) return fc.constantFrom(...values)
  const either = anyOf ?? oneOf
  if (either) return fc.oneof(...either.map(allowed))
  if (type === 'string') return text(schema)
  if (type === 'number' || type === 'integer')
    return fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 600 }))
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'array') return fc.array(allowed(items ?? {}), { maxLength: 4 })
  if (type !== 'object') return hostile
  if (!properties)
    return fc.dictionary(
      names,
      allowed(schema.additionalProperties === true ? {} : schema.additionalProperties || {}),
      { maxKeys: 3 },
    )
  const parts = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, fitting(name, one)]),
  )
  return fc.record(parts, { requiredKeys: required })
}

/** Values allowed by the schema of a property, mostly valid ones for its name. */
export function fitting(name: string, schema: Schema): fc.Arbitrary<unknown> {
  const values = right[name]
  if (!values) return allowed(schema)
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: allowed(schema) },
  )
}

/** Values allowed by the schema, with parts replaced, removed or added. */
export function spoilt(schema: Schema): fc.Arbitrary<unknown> {
  if (!schema.properties) return fc.oneof(allowed(schema), hostile)
  const fields = fc.constantFrom(...Object.keys(schema.properties), 'constructor', '__proto__', 'id')
  const changes = fc.array(fc.tuple(fields, fc.option(hostile)), { minLength: 1, maxLength: 3 })
  return fc.tuple(allowed(schema), changes).map(([value, changed]) => {
    const entries = new Map(Object.entries(value as object))
    for (const [field, to] of changed)
      if (to === null) entries.delete(field)
      else entries.set(field, to)
    return Object.fromEntries(entries)
  })
}
