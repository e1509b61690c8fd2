import { randomUUID } from 'node:crypto'
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Settings } from '../settings.ts'

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

/** One line a request: by the pattern of its route, never by what a person sent. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}
