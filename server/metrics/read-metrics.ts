import { Counter, Gauge, type Registry } from 'prom-client'
import type { ReplicaWatch } from '../storage/replica-watch.ts'

/**
 * The lag of the replica that this process reads, and how often it was used. Answers the function that
 * counts a read by the database that answered it.
 */
export function readMetrics(registry: Registry, watch: Pick<ReplicaWatch, 'lag'>) {
  const registers = [registry]
  void new Gauge({
    name: 'venaison_read_replica_lag_seconds',
    help: 'Age of the data of the replica that is read; no value while it does not answer.',
    registers,
    collect() {
      const lag = watch.lag()
      this.set(lag === null ? NaN : lag / 1000)
    },
  })
  const reads = new Counter({
    name: 'venaison_reads_total',
    help: 'Reads that a replica may answer, by the database that answered them.',
    labelNames: ['database'],
    registers,
  })
  return (database: 'primary' | 'replica') => reads.inc({ database })
}
