import type { FastifyInstance } from 'fastify'
import { statfs } from 'node:fs/promises'
import type { Db } from '../database.ts'
import { isMigrated } from '../storage/migrate.ts'
import { inTime } from './in-time.ts'

/** The data folder of a server that writes files, and the bytes that must be free there. */
export type Disk = { folder: string; leastFree: number }

/**
 * Milliseconds after which an unanswered check counts as failed, so that `/readyz` answers within two
 * seconds.
 */
const PATIENCE = 1500

/** The readiness checks, by their name in the answer. */
type Needs = Record<string, () => Promise<boolean>>

/**
 * `/healthz`: the process answers. `/readyz`: the database answers and is migrated, the disk has enough
 * space, and nobody asked the process to stop; otherwise 503 with the failed checks in `missing`.
 */
export function registerHealth(
  app: FastifyInstance,
  db: Db,
  { disk, isStopping = () => false }: { disk: Disk | null; isStopping?: (() => boolean) | undefined },
): void {
  const needs: Needs = {
    database: () => isMigrated(db),
    ...(disk && { disk: () => hasRoom(disk) }),
    running: async () => !isStopping(),
  }
  const answers = Object.entries(needs).map(([name, check]) => [name, inTime(check, PATIENCE)] as const)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const checked = await Promise.all(answers.map(async ([name, check]) => ((await check()) ? [] : [name])))
    const missing = checked.flat()
    if (missing.length === 0) return { status: 'ok' }
    return reply.code(503).send({ status: 'not ready', missing })
  })
}

const hasRoom = async ({ folder, leastFree }: Disk) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= leastFree
}
