import Fastify, { type FastifyInstance } from 'fastify'
import type { Db } from '../database.ts'
import { type Disk, registerHealth } from '../http/health.ts'
import { logging } from '../http/logs.ts'
import type { Settings } from '../settings.ts'
import type { ServiceMetrics } from './service-metrics.ts'

type Parts = {
  db: Db
  disk: Disk | null
  /** Null serves the health only. */
  metrics: ServiceMetrics | null
  logLevel: Settings['logLevel']
  /** Whether the process was asked to stop. */
  isStopping: () => boolean
}

/** `GET /metrics`, `/healthz` and `/readyz` of a process, on a port of its own for its operator. */
export function buildMonitoring({ db, disk, metrics, logLevel, isStopping }: Parts): FastifyInstance {
  const app: FastifyInstance = Fastify(logging(logLevel))
  registerHealth(app, db, { disk, isStopping })
  if (metrics)
    app.get('/metrics', async (_, reply) =>
      reply.header('content-type', metrics.registry.contentType).send(await metrics.text()),
    )
  return app
}
