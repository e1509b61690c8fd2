import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Database } from '../database.ts'
import { inTime } from '../http/in-time.ts'
import { backlogMetrics } from './backlog-metrics.ts'

/** Milliseconds after which the database counts as down: a scrape usually times out after ten seconds. */
const PATIENCE = 3000

type Parts = Pick<Database, 'db' | 'connections'> & { now?: () => Date; patience?: number }

/**
 * The metrics of a process: memory, event loop, the connections of its pool, and what waits in the
 * database. If the database does not answer, `venaison_database_up` is 0 and what waits there is left out.
 * `registry`: those of the process, to which requests add theirs.
 */
export function serviceMetrics({ db, connections, now = () => new Date(), patience = PATIENCE }: Parts) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const up = new Gauge({ name: 'venaison_database_up', help: 'Whether the database answers.', registers })
  const pool = new Gauge({
    name: 'venaison_database_connections',
    help: 'Connections of the pool, by state; awaited: requests that wait for one.',
    labelNames: ['state'],
    registers,
  })
  const backlog = backlogMetrics(db, now)
  const isRead = inTime(async () => {
    await backlog.read()
    return true
  }, patience)

  return {
    registry,
    /** The metrics as text, in the format of Prometheus. */
    async text(): Promise<string> {
      const { total, idle, waiting } = connections()
      pool.set({ state: 'busy' }, total - idle)
      pool.set({ state: 'idle' }, idle)
      pool.set({ state: 'awaited' }, waiting)
      const isUp = await isRead()
      up.set(Number(isUp))
      const texts = [registry, ...(isUp ? [backlog.registry] : [])].map((one) => one.metrics())
      return (await Promise.all(texts)).join('\n')
    },
  }
}
export type ServiceMetrics = ReturnType<typeof serviceMetrics>
