import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../contract/endpoint.ts'
import { endpoints, type EndpointName } from '../contract/endpoints.ts'
import { checkAccess } from './access.ts'
import { checkToken } from './csrf.ts'
import { readEntry, readIdempotencyKey } from './entry.ts'
import { NotFound } from './errors.ts'
import type { Handlers, RevealBudget, Surroundings } from './handler.ts'
import { answerPlainForm, isPlainForm } from './plain-forms.ts'
import type { Sessions, SessionSettings } from './sessions.ts'
import { readWire } from './wire.ts'

/** What routes need: the settings and the sessions, and a handler for each endpoint. */
export type RouteSettings = SessionSettings & {
  sessions: Sessions
  handlers: Handlers
  reveals: RevealBudget
  publicUrl: () => string
}

type Group = Partial<Record<string, EndpointName>>

/** The routes of every endpoint of the contract. A POST may stand for another method (`_method`). */
export function registerEndpoints(app: FastifyInstance, settings: RouteSettings): void {
  const groups = new Map<string, Group>()
  for (const [name, { method, path }] of Object.entries(endpoints)) {
    const group = groups.get(path) ?? {}
    groups.set(path, { ...group, [method]: name as EndpointName })
  }
  for (const [path, group] of groups) {
    const methods = new Set(Object.keys(group))
    if (methods.has('PUT') || methods.has('DELETE')) methods.add('POST')
    app.route({
      method: [...methods],
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        if (!isPlainForm(request)) return answer(settings, group, request, reply)
        return answerPlainForm(reply, () => answer(settings, group, request, reply))
      },
    })
  }
}

async function answer(settings: RouteSettings, group: Group, request: FastifyRequest, reply: FastifyReply) {
  const body = readWire(request.body)
  const name = group[methodOf(request, body.values)]
  if (!name) throw new NotFound()
  const endpoint: Endpoint = endpoints[name]
  const { sessions } = settings
  const { caller, sessionHash } = await sessions.read(request, reply)
  if (endpoint.method !== 'GET') checkToken(request, reply, settings, sessionHash, body.values)
  checkAccess(endpoint.access, caller)
  const surroundings: Surroundings = {
    db: settings.db,
    now: settings.now(),
    idempotencyKey: readIdempotencyKey(request),
    address: request.ip,
    log: request.log,
    secret: settings.secret,
    reveals: settings.reveals,
    publicUrl: settings.publicUrl(),
    session: {
      open: (userId) => sessions.open(request, reply, userId),
      close: () => sessions.close(request, reply),
    },
  }
  const entry = readEntry(endpoint, request, body)
  // The contract types each handler; behind a name only known at run time they are all alike.
  const handle = settings.handlers[name] as unknown as (call: object) => Promise<unknown>
  return wrapped(name, endpoint, await handle({ ...entry, ...surroundings, caller }))
}

/** `_method` in the body of a POST overrides it (design: multipart forms cannot PUT). */
function methodOf(request: FastifyRequest, body: Record<string, unknown>): string {
  if (request.method === 'HEAD') return 'GET'
  if (request.method !== 'POST' || typeof body['_method'] !== 'string') return request.method
  return body['_method'].toUpperCase()
}

/**
 * The answer in its envelope. It goes through the contract, so that nothing undeclared leaves the
 * server and a handler that breaks its promise is found at once.
 */
function wrapped(name: string, endpoint: Endpoint, answered: unknown): unknown {
  if (endpoint.envelope === 'nothing') return {}
  const checked = endpoint.answer.safeParse(answered)
  if (!checked.success) {
    const where = checked.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`)
    throw new Error(`The answer of ${name} breaks the contract: ${where.join(', ')}`)
  }
  return endpoint.envelope === 'data' ? { data: checked.data } : checked.data
}
