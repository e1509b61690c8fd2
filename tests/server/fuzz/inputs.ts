import * as fc from 'fast-check'
import { WORKBOOK } from '../../../contract/endpoint.ts'
import { describeApi } from '../../../server/http/openapi/openapi.ts'
import type { Sent } from '../endpoints/row.ts'
import { png } from '../support/files/png.ts'
import { allowed, fitting, hostile, type Schema, spoilt } from './values.ts'

/** An operation of the API description. */
export type Operation = {
  operationId: string
  tags: string[]
  description?: string
  parameters: { name?: string; in?: string; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, object>
}
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const described = describeApi(false) as { paths: Record<string, Record<string, Operation>> }

/** Every operation of the description, with its path. */
export const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase() as Method,
    operation,
  })),
)

/** One call. `caller`: index in the list of callers; `body` null sends none. */
export type Input = {
  caller: number
  url: string
  headers: Record<string, string>
  body: string | { fields: Field[] } | null
}
/** A field of a form, which may be a file. */
type Field = [name: string, value: string | Content]
type Content = { file: string; name: string; type: string }

/** A path parameter, valid or not. */
const places = (schema: Schema | undefined, known: readonly (string | number)[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known).map(String) },
    { weight: 2, arbitrary: allowed(schema ?? {}).map((value) => encode(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...'0 -1 1e3 99999999999 %00 % %ff ..%2f __proto__ %20 é'.split(' ')),
    },
  )

/** In a URL; unpaired surrogates cannot be encoded. */
const encode = (value: unknown) => encodeURIComponent(written(value))
const written = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

const queries = (parameters: Operation['parameters']) =>
  fc
    .tuple(
      ...parameters
        .filter((one) => one.in === 'query')
        .map(({ name = '', schema = {} }) =>
          fc
            .option(fc.oneof({ weight: 3, arbitrary: allowed(schema) }, { weight: 1, arbitrary: hostile }))
            .map((value) => (value === null ? [] : [`${name}=${encode(value)}`])),
        ),
      fc
        .option(fc.constantFrom('constructor=1', 'x[]=1', 'search[]=a', 'search=%ff', '__proto__=1', '='), {
          freq: 8,
        })
        .map((one) => (one === null ? [] : [one])),
    )
    .map((parts) => parts.flat())

const json = { 'content-type': 'application/json' }
const nested = `${'['.repeat(3000)}${']'.repeat(3000)}`
const unreadable = fc.constantFrom(
  '{',
  'null',
  '[]',
  '"x"',
  '1',
  '{"a":1,}',
  nested,
  '{"__proto__":1}',
  '\u0000',
)
const types = fc.constantFrom(
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=latin1',
)

/** A body sent as JSON or as a form, or an unreadable one. */
const bodies = (schema: Schema): fc.Arbitrary<Pick<Input, 'headers' | 'body'>> => {
  const values = fc.oneof({ weight: 3, arbitrary: allowed(schema) }, { weight: 4, arbitrary: spoilt(schema) })
  const asJson = values.map((value) => ({ headers: json, body: JSON.stringify(value) ?? '' }))
  const asForm = values.map((value) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Object.entries(value ?? {})
      .flatMap(([name, one]) => [one].flat().map((part) => `${encode(name)}=${encode(part)}`))
      .join('&'),
  }))
  return fc.oneof(
    { weight: 12, arbitrary: asJson },
    { weight: 2, arbitrary: asForm },
    { weight: 1, arbitrary: unreadable.map((body) => ({ headers: json, body })) },
    { weight: 1, arbitrary: types.map((type) => ({ headers: { 'content-type': type }, body: '{}' })) },
    { weight: 1, arbitrary: fc.constant({ headers: {}, body: null }) },
  )
}

const picture = Buffer.from(png(10, 10)).toString('latin1')
const members = 'NOM;PRENOM;NIT;MAIL;ADRESSE;CP;COMMUNE;PORTABLE\nRoux;Paul;1800077;;;;;'
const unfit = fc.constantFrom('', 'NOM;PRENOM', '\0', '"', picture.slice(0, 40))
const contents = fc.oneof(fc.constantFrom(members, picture), unfit)

/** A form with a file, or sometimes another body. */
const forms = (schema: Schema): fc.Arbitrary<Pick<Input, 'headers' | 'body'>> => {
  const { properties = {} } = schema
  const fields = Object.entries(properties).map(([name, one]) =>
    fc.option(
      one.format === 'binary'
        ? contents.map((file): Field => [name, { file, name: 'x', type: 'image/png' }])
        : fc
            .oneof({ weight: 4, arbitrary: fitting(name, one) }, { weight: 1, arbitrary: hostile })
            .map((value): Field => [name, written(value ?? '')]),
      { freq: 6 },
    ),
  )
  const asForm = fc.tuple(...fields).map((some) => ({
    headers: {},
    body: { fields: some.filter((one) => one !== null) },
  }))
  return fc.oneof({ weight: 4, arbitrary: asForm }, { weight: 1, arbitrary: bodies(schema) })
}

/** The inputs of an operation. `callers`: the number of callers. `known`: ids that its path may name. */
export function inputsOf(
  { path, method, operation }: (typeof operations)[number],
  callers: readonly number[],
  known: readonly (string | number)[],
): fc.Arbitrary<Input> {
  const named = operation.parameters.filter((one) => one.in === 'path')
  const content = operation.requestBody?.content
  const upload = content?.['multipart/form-data']
  const body =
    method === 'GET'
      ? fc.constant({ headers: {}, body: null })
      : upload
        ? forms(upload.schema)
        : bodies(content?.['application/json']?.schema ?? {})
  const rare = fc.oneof(
    { weight: 12, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom({ 'x-xsrf-token': 'none' }, { 'x-xsrf-token': '%' }) },
    { weight: 1, arbitrary: fc.constantFrom({ 'idempotency-key': 'x' }, { 'idempotency-key': 'é' }) },
    { weight: 1, arbitrary: fc.constant({ accept: WORKBOOK }) },
  )
  return fc
    .record({
      caller: fc.constantFrom(...callers),
      places: fc.tuple(...named.map(({ schema }) => places(schema, known))),
      query: queries(operation.parameters),
      sent: body,
      rare,
    })
    .map(({ caller, places, query, sent, rare }) => {
      const at = [...places]
      const address = path.replace(/\{\w+\}/g, () => at.shift() ?? '')
      const url = query.length > 0 ? `${address}?${query.join('&')}` : address
      return { caller, url, body: sent.body, headers: { ...sent.headers, ...rare } }
    })
}

/** A call of the table, as an input. */
export async function rightCall(
  { near, query = '', sends, form }: Sent & { near?: number | string | undefined },
  caller: number,
  path: string,
): Promise<Input> {
  const url = path.replace(/\{\w+\}/, String(near)) + query
  if (!form) return { caller, url, headers: sends ? json : {}, body: sends ? JSON.stringify(sends) : null }
  const fields = Object.entries(form()).map(async ([name, value]): Promise<Field> => {
    if (typeof value === 'string') return [name, value]
    const file = Buffer.from(await value.arrayBuffer()).toString('latin1')
    return [name, { file, name: value.name, type: value.type }]
  })
  return { caller, url, headers: {}, body: { fields: await Promise.all(fields) } }
}
