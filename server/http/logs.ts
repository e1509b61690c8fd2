import { randomUUID } from 'node:crypto'
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { networkOf } from '../security/networks.ts'
import { keyedHash } from '../security/secret.ts'
import type { Settings } from '../settings.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that a request is about: of whom calls, or who is trying to sign in. */
    accountId: number | null
    /** Who acts in the place of that account. */
    assistantId: number | null
    /** Why it was refused, by the name of the refusal. */
    refusal: string | null
  }
}

/** Where lines go; the standard output unless a test reads them. */
export type LogStream = { write: (line: string) => void }

/** Logs are lines of JSON; Fastify's own lines would quote addresses and query strings. */
export const logging = (level: Settings['logLevel'], stream?: LogStream) =>
  ({
    logger: {
      level,
      ...(stream ? { stream } : {}),
      base: null,
      serializers: { req: () => ({}), res: () => ({}) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  }) satisfies FastifyServerOptions

/**
 * One line a request: by the pattern of its route, never by what a person sent. Accounts and networks are
 * keyed hashes: what one of them did can be told apart, and nobody reads whose it was without the key.
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
