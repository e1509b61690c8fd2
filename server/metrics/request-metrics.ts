import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

/** Upper bounds in seconds; 0.3 is the goal for 99 of 100 requests. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10, 30]

/**
 * Observes the duration of every request by method, route pattern and status. The pattern, and not the
 * address, keeps the number of time series small and identifiers of people out of them.
 */
export function observeRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'venaison_http_request_duration_seconds',
    help: 'Duration of requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    duration.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000)
  })
}
