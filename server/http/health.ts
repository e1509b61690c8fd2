import type { FastifyInstance } from 'fastify'
import type { Db } from '../database.ts'
import { isMigrated } from '../storage/migrate.ts'

/** `/healthz`: the process answers. `/readyz`: the database answers too, and is up to date. */
export function registerHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const isReady = await isMigrated(db).catch(() => false)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'not ready' })
  })
}
