import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/endpoint.ts'

export type Schema = Record<string, unknown>

/** JSON Schema of what the wire carries: the input of requests, the output of answers. */
export const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema
  return rest
}

/** The body of a request: JSON, or a form with its file. */
export function received({ body, upload }: Endpoint): Schema {
  if (!body) return {}
  const schema = schemaOf(body, 'input')
  if (!upload) return { requestBody: { required: true, ...json('', schema) } }
  const file = { [upload.field]: { type: 'string', format: 'binary' } }
  const properties = { ...(schema['properties'] as Schema), ...file }
  const content = { 'multipart/form-data': { schema: { ...schema, properties } } }
  return { requestBody: { required: true, description: '', content } }
}

/** A body or an answer in JSON. */
export const json = (description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
})
