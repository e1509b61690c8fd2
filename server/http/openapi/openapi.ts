import * as z from 'zod/mini'
import { type Endpoint, WORKBOOK } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { Meta } from '../../../contract/fields.ts'
import { describeFiles } from './openapi-files.ts'
import { tagNames, tagOf } from './api-tags.ts'

type Schema = Record<string, unknown>

/** JSON Schema of a zod schema: the input of requests, the output of answers. */
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema
  return rest
}

/** The schema of a request body: JSON, or a multipart form with its file. */
function received({ body, upload }: Endpoint): Schema {
  if (!body) return {}
  const schema = schemaOf(body, 'input')
  if (!upload) return { requestBody: { required: true, ...json('', schema) } }
  const file = { [upload.field]: { type: 'string', format: 'binary' } }
  const properties = { ...(schema['properties'] as Schema), ...file }
  const content = { 'multipart/form-data': { schema: { ...schema, properties } } }
  return { requestBody: { required: true, description: '', content } }
}

/** The schema of a JSON body or answer. */
const json = (description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
})

const problem = (description: string) => json(description, { $ref: '#/components/schemas/Problem' })

/** What a 403 means for this access: an account of another kind, or a missing permission. */
const missing = (access: Endpoint['access']) =>
  access === 'giver' || access === 'receiver' || access === 'signedIn'
    ? 'Droit manquant'
    : `Droit manquant : ${[access].flat().join(' ou ')}`

/** A refusal with a `Retry-After` header. */
const later = (description: string) => ({
  ...problem(description),
  headers: { 'Retry-After': { description: 'Secondes à attendre', schema: { type: 'integer' } } },
})

/** The refusals that an endpoint may answer, derived from its declaration (design: errors). */
function refusals({ method, access, params, body, guarded, limited, costly }: Endpoint): Schema {
  const isRead = method === 'GET'
  return {
    400: problem('Demande illisible'),
    ...(access !== 'public' && {
      401: problem('Personne n’est connecté'),
      403: problem(missing(access)),
    }),
    ...((params || body) && { 404: problem('Introuvable, ou à quelqu’un d’autre') }),
    412: problem('La session est celle d’un autre compte que X-Account'),
    ...((!isRead || guarded) && {
      409: problem('Refusé par le cycle de vie'),
      419: problem('Jeton CSRF absent ou périmé'),
    }),
    ...(!isRead && {
      413: problem('Envoi trop volumineux'),
      415: problem('Format d’envoi inconnu'),
    }),
    422: json('Saisie refusée', { $ref: '#/components/schemas/RefusedEntry' }),
    ...((!isRead || limited || costly) && { 429: later('Trop de demandes') }),
    500: problem('Erreur du serveur'),
    503: later('La base de données ne répond pas'),
  }
}

function parameters({ method, params, query }: Endpoint): Schema[] {
  const list = (schema: z.ZodMiniType | undefined, place: 'path' | 'query') => {
    const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {}
    return Object.entries(properties as Record<string, Schema>).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || (required as string[]).includes(name),
      schema: property,
    }))
  }
  const token = { $ref: '#/components/parameters/CsrfToken' }
  return [...list(params, 'path'), ...list(query, 'query'), ...(method === 'GET' ? [] : [token])]
}

function answered({ envelope, answer }: Endpoint): Schema {
  if (envelope === 'nothing') return { type: 'object' }
  const schema = schemaOf(answer, 'output')
  if (envelope !== 'data') return schema
  return { type: 'object', required: ['data'], properties: { data: schema } }
}

const operation = (name: string, endpoint: Endpoint): Schema => ({
  operationId: name,
  tags: [tagOf(endpoint.path)],
  summary: endpoint.summary,
  security: endpoint.access === 'public' ? [] : [{ session: [] }],
  parameters: parameters(endpoint),
  ...received(endpoint),
  responses: { 200: json('Fait', answered(endpoint)), ...refusals(endpoint) },
})

/** Describes the alternative answer of the same path for another `Accept`. */
const otherwise = (name: string, endpoint: Endpoint) =>
  `Avec « Accept: ${WORKBOOK} » : ${name}, ${endpoint.summary}. Réponse : ${JSON.stringify(answered(endpoint))}.`

const message = { type: 'string' }
const messages = { type: 'array', items: message }

/** Cached, as generating it takes long and it never changes. */
let paths: Record<string, Schema> | undefined

function describePaths(): Record<string, Schema> {
  const paths: Record<string, Schema> = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const methods = (paths[endpoint.path] ??= {})
    const method = endpoint.method.toLowerCase()
    // OpenAPI describes each path and method once, so the alternative answer is added to the usual one.
    methods[method] = endpoint.accepts
      ? { ...(methods[method] as Schema), description: otherwise(name, endpoint) }
      : operation(name, endpoint)
  }
  return { ...paths, ...describeFiles({ problem, later }) }
}

/** The description of the whole API, OpenAPI 3.1, derived from the contract. */
export function describeApi(isSecure: boolean) {
  return {
    openapi: '3.1.0',
    info: { title: 'Venaison', version: '1', description: 'Le don de venaison, appel par appel.' },
    tags: tagNames.map((name) => ({ name })),
    paths: (paths ??= describePaths()),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: isSecure ? '__Host-session' : 'venaison_session' },
      },
      parameters: {
        CsrfToken: {
          name: 'X-XSRF-TOKEN',
          in: 'header',
          required: true,
          description: 'La valeur du cookie XSRF-TOKEN, que toute page dépose',
          schema: { type: 'string' },
        },
      },
      schemas: {
        Problem: { type: 'object', required: ['message'], properties: { message } },
        RefusedEntry: {
          type: 'object',
          required: ['message', 'errors'],
          properties: { message, errors: { type: 'object', additionalProperties: messages } },
        },
        Meta: schemaOf(Meta, 'output'),
      },
    },
  }
}
