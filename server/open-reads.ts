import type { Registry } from 'prom-client'
import { type Db, openDatabase } from './database.ts'
import { readMetrics } from './metrics/read-metrics.ts'
import type { Settings } from './settings.ts'
import { readsApart } from './storage/reads.ts'
import { watchReplica } from './storage/replica-watch.ts'

/** Milliseconds between two measurements of a replica's lag. */
const EVERY = 5000

type ReplicaSettings = Pick<Settings, 'readUrl' | 'directUrl' | 'lockTimeout' | 'idleTimeout'>

/** Opens the replica, which may be gone, and watches it until `close`. */
export async function openReads(
  primary: Db,
  { readUrl, directUrl, lockTimeout, idleTimeout }: ReplicaSettings,
  registry: Registry | undefined,
) {
  const isPooled = directUrl !== null
  const place = { databaseUrl: readUrl, dataDir: null, isPooled, lockTimeout, idleTimeout }
  const { db: replica, close } = await openDatabase(place)
  const watch = watchReplica({ primary, replica })
  const count = registry && readMetrics(registry, watch)
  await watch.check()
  const checking = setInterval(() => void watch.check(), EVERY)
  return {
    reads: readsApart({ primary, replica, watch, ...(count && { count }) }),
    async close(): Promise<void> {
      clearInterval(checking)
      await close()
    },
  }
}
