import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, type Registry } from 'prom-client'
import type { Database } from '../database.ts'
import type { Overload } from '../http/overload.ts'

/** Milliseconds over which the delay of the event loop is averaged. */
const WINDOW = 1000
/** Milliseconds between two measurements of it, which are counted as no delay. */
const RESOLUTION = 10
const NANOSECONDS = 1e6

/** Measures how busy this process is, until `stop` is called; `registry` counts what is refused. */
export function watchLoad({ connections }: Pick<Database, 'connections'>, registry: Registry | undefined) {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION })
  histogram.enable()
  let delay = 0
  const timer = setInterval(() => {
    delay = Math.max(0, histogram.mean / NANOSECONDS - RESOLUTION) || 0
    histogram.reset()
  }, WINDOW)
  const shed =
    registry &&
    new Counter({
      name: 'venaison_requests_shed_total',
      help: 'Requests that were refused because the server was overloaded, by kind.',
      labelNames: ['kind'],
      registers: [registry],
    })
  const overload: Overload = {
    load: () => ({ delay, waiting: connections().waiting }),
    count: (kind) => shed?.inc({ kind }),
  }
  return {
    overload,
    stop(): void {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
