import type { IncomingMessage } from 'node:http'
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { networkOf } from '../security/networks.ts'
import { keyedHash } from '../security/secret.ts'
import type { Settings } from '../settings.ts'
import { newRequestId, REQUEST_ID, REQUEST_ID_HEADER } from '../../contract/request-id.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the request: the caller's, or the one that somebody is trying to sign in to. */
    accountId: number | null
    /** The staff member acting on behalf of that account. */
    assistantId: number | null
    /** The class name of the refusal, if any. */
    refusal: string | null
  }
}

/** Where log lines are written; standard output unless a test captures them. */
export type LogStream = { write: (line: string) => void }

/** The name that the caller gave the request, if it has the right shape; otherwise a new one. */
function genReqId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[HEADER]
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : newRequestId()
}
const HEADER = REQUEST_ID_HEADER.toLowerCase()

/**
 * Logs are JSON lines. Fastify's own request logs are off, because they contain addresses and query
 * strings.
 */
export const logging = (level: Settings['logLevel'], stream?: LogStream) =>
  ({
    logger: {
      level,
      ...(stream ? { stream } : {}),
      base: null,
      serializers: { req: () => ({}), res: () => ({}) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId,
  }) satisfies FastifyServerOptions

/**
 * Logs one line per request, with the route's pattern and never the request's data. Accounts and networks
 * are keyed hashes: requests of the same one can be correlated, but not identified without the key.
 */
export function logRequests(app: FastifyInstance, secret: string): void {
  const marked = (what: string, who: number | string) =>
    keyedHash(secret, `log ${what}`, String(who)).slice(0, 16)
  for (const name of ['accountId', 'assistantId', 'refusal'] as const) app.decorateRequest(name, null)
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        network: marked('network', networkOf(request.ip)),
        ...(request.accountId === null ? {} : { account: marked('account', request.accountId) }),
        ...(request.assistantId === null ? {} : { by: marked('account', request.assistantId) }),
        ...(request.refusal === null ? {} : { refusal: request.refusal }),
      },
      'answered',
    )
  })
}
