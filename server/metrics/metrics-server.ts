import Fastify, { type FastifyInstance } from 'fastify'
import type { ServiceMetrics } from './service-metrics.ts'

/** Serves `GET /metrics` and nothing else, on a port of its own that only the operator reaches. */
export function buildMetricsServer(metrics: ServiceMetrics): FastifyInstance {
  const server = Fastify()
  server.get('/metrics', async (_, reply) =>
    reply.header('content-type', metrics.registry.contentType).send(await metrics.text()),
  )
  return server
}
