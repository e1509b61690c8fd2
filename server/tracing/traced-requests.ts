import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { traced, traces } from './traced.ts'
import { REQUEST_ID_HEADER } from '../../contract/request-id.ts'

const ID = `http.request.header.${REQUEST_ID_HEADER.toLowerCase()}`

/**
 * Traces every request by its route's pattern, with the id by which the logs know it, and neither its
 * address nor anything it carries. Statements of the request are a part of it.
 */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('preHandler', (request, reply, done) => {
    if (!traces.hasSubscribers) return done()
    const { method, id } = request
    const route = request.routeOptions.url ?? 'none'
    void traced(
      () => ({
        kind: 'request',
        name: `${method} ${route}`,
        attributes: { 'http.request.method': method, 'http.route': route, [ID]: id },
        elapsed: reply.elapsedTime,
        outcome: () => ({
          attributes: { 'http.response.status_code': reply.statusCode },
          hasFailed: reply.statusCode >= 500,
        }),
      }),
      async () => {
        const closed = once(reply.raw, 'close')
        done()
        await closed
      },
    ).catch(() => {})
  })
}
