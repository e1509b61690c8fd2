import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/endpoint.ts'
import { MARK } from './templates.ts'

/** The subset of JSON Schema used by the contract. */
type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  format?: string
  minimum?: number
  maxLength?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

/** A value that a schema accepts; texts are marked as still to be written. */
function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {})
  switch (schema.type) {
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'string':
      return schema.format === 'date' ? '2026-01-01' : MARK
    case 'array':
      return schema.items ? [sampleOf(schema.items)] : []
    case 'object': {
      const required = new Set(schema.required)
      const entries = Object.entries(schema.properties ?? {}).filter(([name]) => required.has(name))
      return Object.fromEntries(entries.map(([name, property]) => [name, sampleOf(property)]))
    }
    default:
      throw new Error('This call carries a file: write its flow without --call, after another upload.')
  }
}

/** A sample request of a call as a TypeScript literal; undefined for a call without parameters. */
export function sampleRequest(endpoint: Endpoint): string | undefined {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    if (!schema) return []
    return [[part, sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)]]
  })
  if (parts.length === 0) return undefined
  const key = endpoint.idempotent ? [['idempotencyKey', MARK]] : []
  return JSON.stringify(Object.fromEntries([...parts, ...key]))
}

/** The first text that a call carries, and how many characters it has at most. */
export function textOf({ body }: Endpoint): { field: string; characters: number | undefined } {
  const schema = body && (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema)
  const entries = Object.entries(schema?.properties ?? {})
  const [field, text] = entries.find(([, { type, enum: values }]) => type === 'string' && !values) ?? []
  if (field === undefined) throw new Error('This call carries no text: write its flow with « flow ».')
  return { field, characters: text?.maxLength }
}

/** The constant of a file of the contract that has this value, if there is one. */
export const constantOf = (contract: string, value: number): string | undefined =>
  [...contract.matchAll(/^export const ([A-Z][A-Z_]*) = (\d+)$/gm)].find(
    ([, , digits]) => Number(digits) === value,
  )?.[1]
