import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { Readable } from 'node:stream'
import { type Endpoint, WORKBOOK } from '../../contract/endpoint.ts'
import { endpoints, type EndpointName } from '../../contract/endpoints.ts'
import { kindOf } from '../../contract/kinds.ts'
import { checkAccess, checkPersonal } from './access.ts'
import { checkToken } from '../security/csrf.ts'
import type { Devices } from './devices.ts'
import { readEntry, readIdempotencyKey } from './entry.ts'
import { NotFound, UnknownFormat } from './errors.ts'
import type { GiverLimits, Handlers, RevealBudget, Surroundings } from './handler.ts'
import type { Jobs } from '../rules/jobs.ts'
import type { CostlyCalls } from '../security/costly-calls.ts'
import { checkSender, limitRefusedBodies, type RefusedBodies } from '../security/refused-bodies.ts'
import type { EraseMails } from '../mails/delivery.ts'
import { networkOf } from '../security/networks.ts'
import { checkPageAccount } from './page-account.ts'
import { answerPlainForm, isPlainForm } from './bodies.ts'
import { type Overload, shed } from './overload.ts'
import type { OwnWrites } from './own-writes.ts'
import type { Reads } from '../storage/reads.ts'
import type { Sessions, SessionSettings } from './sessions.ts'
import { answerOf } from './streamed.ts'
import { withForm } from './uploads.ts'
import { methodOf, readWire, type Wire } from './wire.ts'

/** What routes need: settings, sessions, and a handler for each endpoint. */
export type RouteSettings = SessionSettings & {
  sessions: Sessions
  devices: Devices
  handlers: Handlers
  nitAttempts: number
  networkFactor: number
  reveals: RevealBudget
  giverLimits: GiverLimits
  costlyCalls: CostlyCalls
  refusedBodies: RefusedBodies
  jobs: Jobs
  overload: Overload
  reads: Reads
  /** Null without a replica. */
  ownWrites: OwnWrites | null
  publicUrl: () => string
  eraseMails: EraseMails
  copyErasures: Surroundings['copyErasures']
}

/** The endpoints of a path, by method, and by method plus accepted media type. */
type Group = Partial<Record<string, EndpointName>>

const keyOf = ({ method, accepts }: Endpoint) => (accepts ? `${method} ${accepts}` : method)
const wantsWorkbook = ({ headers }: FastifyRequest) => headers.accept?.includes(WORKBOOK) ?? false

/** Registers a route for every endpoint of the contract. A POST may override its method (`_method`). */
export function registerEndpoints(app: FastifyInstance, settings: RouteSettings): void {
  limitRefusedBodies(app, settings.refusedBodies)
  const groups = new Map<string, Group>()
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const group = groups.get(endpoint.path) ?? {}
    groups.set(endpoint.path, { ...group, [keyOf(endpoint)]: name as EndpointName })
  }
  for (const [path, group] of groups) {
    const methods = new Set<HTTPMethods>(Object.values(group).map((name) => endpoints[name!].method))
    if (methods.has('PUT') || methods.has('DELETE')) methods.add('POST')
    app.route({
      method: [...methods],
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        if (!isPlainForm(request)) return answer(settings, group, request, reply)
        return answerPlainForm(request, reply, () => answer(settings, group, request, reply))
      },
    })
  }
}

async function answer(settings: RouteSettings, group: Group, request: FastifyRequest, reply: FastifyReply) {
  if (!request.isMultipart()) return respond(settings, group, request, reply, readWire(request.body))
  const name = (Object.values(group) as EndpointName[]).find((one) => 'upload' in endpoints[one])
  const endpoint: Endpoint | undefined = name && endpoints[name]
  if (!name || !endpoint?.upload) throw new UnknownFormat()
  shed(settings.overload, kindOf(name))
  // Access is checked before the body is received.
  const { caller, sessionHash } = await settings.sessions.read(request, reply)
  if (!endpoint.fromAnyPage) await checkPageAccount(settings.db, request, caller)
  checkToken(request, reply, settings, sessionHash, {})
  checkAccess(endpoint, caller)
  return withForm(request, endpoint.upload, (values) =>
    respond(settings, group, request, reply, readWire(values)),
  )
}

async function respond(
  settings: RouteSettings,
  group: Group,
  request: FastifyRequest,
  reply: FastifyReply,
  body: Wire,
) {
  const method = methodOf(request, body.values)
  const name = (wantsWorkbook(request) && group[`${method} xlsx`]) || group[method]
  if (!name) throw new NotFound()
  const endpoint: Endpoint = endpoints[name]
  shed(settings.overload, kindOf(name))
  const { sessions } = settings
  const { caller, sessionHash } = await sessions.read(request, reply)
  if (!endpoint.fromAnyPage) await checkPageAccount(settings.db, request, caller)
  if (endpoint.method !== 'GET') checkSender(settings.refusedBodies, request, caller)
  if (endpoint.method !== 'GET' || endpoint.guarded)
    checkToken(request, reply, settings, sessionHash, body.values)
  checkAccess(endpoint, caller)
  checkPersonal(endpoint, caller)
  const about = (accountId: number) => void (request.accountId = accountId)
  const surroundings: Surroundings = {
    db: settings.db,
    now: settings.now(),
    idempotencyKey: readIdempotencyKey(request),
    address: networkOf(request.ip),
    device: settings.devices(request, reply),
    log: request.log,
    about,
    secret: settings.secret,
    nitAttempts: settings.nitAttempts,
    networkFactor: settings.networkFactor,
    reveals: settings.reveals,
    giverLimits: settings.giverLimits,
    jobs: settings.jobs,
    publicUrl: settings.publicUrl(),
    eraseMails: settings.eraseMails,
    copyErasures: settings.copyErasures,
    session: {
      hash: caller && sessionHash,
      open: (userId, hash, isOwn = false) => {
        about(userId)
        return sessions.open(request, reply, { userId, hash, isOwn })
      },
      assist: (begin) => sessions.assist(request, reply, begin),
      endAssistance: () => sessions.endAssistance(request, reply),
      close: () => sessions.close(request, reply),
    },
  }
  const entry = readEntry(endpoint, request, body)
  // The contract types each handler; the name is known only at run time, so they are treated alike here.
  const handle = settings.handlers[name] as (call: object) => Promise<unknown>
  const work = () => {
    if (!endpoint.replica) return handle({ ...entry, ...surroundings, caller })
    return settings.reads(
      ({ db, asOf }) => handle({ ...entry, ...surroundings, caller, db, asOf, primary: settings.db }),
      endpoint.replica !== 'always' && settings.ownWrites?.isRecent(request),
    )
  }
  settings.ownWrites?.note(reply, endpoint)
  const result = await (endpoint.costly && caller
    ? settings.costlyCalls.during(caller.id, reply.raw, work)
    : work())
  const answered = answerOf(name, endpoint, result)
  if (answered instanceof Readable) reply.type('application/json; charset=utf-8')
  if (endpoint.attachment)
    reply.header('content-disposition', `attachment; filename="${endpoint.attachment}"`)
  return answered
}
