import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { limits } from '../contract/limits.ts'
import { registerApiDocs } from './http/openapi/api-docs.ts'
import { registerAssets } from './http/assets.ts'
import { BODY_LIMIT, readBodies, readQuery } from './http/bodies.ts'
import { compressAnswers } from './http/compression.ts'
import { nameStatements } from './storage/request-comment.ts'
import type { Registry } from 'prom-client'
import type { Db } from './database.ts'
import { Unreadable } from './http/errors.ts'
import { makeDevices } from './http/devices.ts'
import { registerCertificates } from './http/certificates.ts'
import { registerExports } from './http/exports.ts'
import type { GiverLimits, Handlers, RevealBudget } from './http/handler.ts'
import type { EraseMails } from './mails/delivery.ts'
import { type Disk, registerHealth } from './http/health.ts'
import { registerSecurityText } from './http/security-text.ts'
import { makeJobs } from './rules/jobs.ts'
import { registerLogos } from './http/logos.ts'
import { idle, type Overload } from './http/overload.ts'
import { makeOwnWrites } from './http/own-writes.ts'
import { logging, logRequests, type LogStream } from './http/logs.ts'
import { registerUnsubscribing } from './http/unsubscribing.ts'
import { registerPages } from './http/pages.ts'
import { observeRequests } from './metrics/request-metrics.ts'
import { answerProblem, answerProblems, describe } from './http/problems.ts'
import { registerEndpoints, type RouteSettings } from './http/routes.ts'
import { addSecurityHeaders } from './security/security-headers.ts'
import { makeCostlyCalls } from './security/costly-calls.ts'
import { makeRefusedBodies } from './security/refused-bodies.ts'
import { makeSessions } from './http/sessions.ts'
import { traceRequests } from './tracing/traced-requests.ts'
import { type Reads, readsOf } from './storage/reads.ts'
import type { Settings } from './settings.ts'

/** The parts of the application; tests pass their own clock and handlers. */
export type AppParts = {
  db: Db
  /** Reads that a replica may answer; all from `db` by default. */
  reads?: Reads
  /** How busy the process is; never too busy by default. */
  overload?: Overload
  handlers: Handlers
  /** Absolute path of the built browser application. */
  dist: string
  /** The key of sessions and tokens. */
  secret: string
  isSecure?: boolean
  /** The public URL of the application; defaults to the address it listens on. */
  publicUrl?: string | null
  /** Where security flaws are reported, `mailto:` or `https:`; defaults to the page about reporting. */
  securityContact?: string | null
  /** Number of trusted reverse proxies in front; default 0. */
  proxyHops?: number
  /** The required free disk space for readiness; not checked by default. */
  disk?: Disk
  /** Whether the server was asked to stop, and is therefore no longer ready. */
  isStopping?: () => boolean
  logLevel?: Settings['logLevel']
  nitAttempts?: number
  reveals?: RevealBudget
  giverLimits?: GiverLimits
  /** Expensive calls in progress at once, per person. */
  costlyCalls?: number
  /** Multiplies every limit that counts a network; default 1. */
  networkFactor?: number
  /** Refused bodies within 15 minutes, per account or network; unlimited by default. */
  refusedBodies?: number
  /** Milliseconds after which a connection is closed whose client neither sends nor reads. */
  unreadTimeout?: number
  /** Deletes mails that were written to files. Does nothing by default. */
  eraseMails?: EraseMails
  /** Copies recent erasures out of the database (`server/erasures/ledger.ts`). Does nothing by default. */
  copyErasures?: (now: Date) => Promise<void>
  logStream?: LogStream
  /** Where the duration of requests is noted; nowhere by default. */
  metrics?: Registry
  now?: () => Date
}

/** Milliseconds to receive a whole request, 20 MB at half a megabit a second, and of inactivity allowed. */
const REQUEST_TIMEOUT = 320_000
const UNREAD_TIMEOUT = 60_000

/** Builds the server, ready to listen or to be tested by `inject`. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, handlers, dist, secret, isSecure = false, now = () => new Date() } = parts
  const { eraseMails = async () => {}, copyErasures = async () => {}, proxyHops = 0 } = parts
  const { reveals = limits.reveals, giverLimits = limits.giver } = parts
  const { nitAttempts = limits.nitAttempts.perFederation } = parts
  const app: FastifyInstance = Fastify({
    ...logging(parts.logLevel ?? 'silent', parts.logStream),
    bodyLimit: BODY_LIMIT,
    // What was on its way when the server began to close is answered; the database is closed after that.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: parts.unreadTimeout ?? UNREAD_TIMEOUT,
    trustProxy: (_, hop) => hop < proxyHops,
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: true, querystringParser: readQuery },
    frameworkErrors: (_, request, reply) => answerProblem(new Unreadable(), request, reply),
  })
  answerProblems(app)
  logRequests(app, secret)
  nameStatements(app)
  traceRequests(app)
  if (parts.metrics) observeRequests(app, parts.metrics)
  await addSecurityHeaders(app, isSecure)
  compressAnswers(app)
  await app.register(cookie)
  await readBodies(app)

  const sessions = makeSessions({ db, secret, isSecure, now })
  const devices = makeDevices({ secret, isSecure, now })
  let origin: string | undefined
  // Set for requests that are still being answered after the server stopped listening.
  app.addHook('onListen', async () => void (origin = app.listeningOrigin))
  const publicUrl = () => parts.publicUrl ?? origin ?? app.listeningOrigin
  const jobs = makeJobs({ db, log: app.log, now })
  app.addHook('onClose', jobs.settle)
  const own = { db, secret, isSecure, now, sessions, devices }
  const given = {
    nitAttempts,
    networkFactor: parts.networkFactor ?? 1,
    reveals,
    giverLimits,
    eraseMails,
    // What could not be written is in the database, and is copied within the hour.
    copyErasures: () =>
      copyErasures(now()).catch((error: Error) =>
        app.log.error({ problem: describe(error) }, 'erasures were not copied'),
      ),
  }
  const costlyCalls = makeCostlyCalls(parts.costlyCalls ?? limits.costlyCalls)
  const refusedBodies = makeRefusedBodies(parts.refusedBodies ?? Number.MAX_SAFE_INTEGER, now)
  const replica = {
    overload: parts.overload ?? idle,
    reads: parts.reads ?? readsOf(db),
    ownWrites: parts.reads ? makeOwnWrites(isSecure) : null,
  }
  const known = { ...own, ...given, ...replica, costlyCalls, refusedBodies }
  const settings: RouteSettings = { ...known, handlers, jobs, publicUrl }
  registerHealth(app, db, { disk: parts.disk ?? null, isStopping: parts.isStopping })
  registerSecurityText(app, { contact: parts.securityContact ?? null, publicUrl, now })
  registerLogos(app, db)
  registerExports(app, settings)
  registerCertificates(app, settings)
  registerUnsubscribing(app, settings)
  registerEndpoints(app, settings)
  registerPages(app, { ...settings, dist })
  await registerApiDocs(app, isSecure)
  await registerAssets(app, dist)
  return app
}
