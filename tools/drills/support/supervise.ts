import type { Process } from '../../../tests/server/support/processes/process.ts'

/** Milliseconds after which whatever ended is started again: `RestartSec` of the units. */
const RESTART = 1000

/** Starts a program, and again whenever it ends by itself, as systemd does with `Restart=always`. */
export function supervise(start: () => Process) {
  let isStopping = false
  let current = start()
  let timer: NodeJS.Timeout | undefined
  const watch = (one: Process) =>
    void one.ended.then(() => {
      if (isStopping || one !== current) return
      timer = setTimeout(() => watch((current = start())), RESTART)
    })
  watch(current)
  return {
    current: () => current,
    async replace(next = start): Promise<void> {
      start = next
      const former = current
      isStopping = true
      await former.stop()
      isStopping = false
      watch((current = start()))
    },
    async stop(): Promise<void> {
      isStopping = true
      clearTimeout(timer)
      await current.stop()
    },
  }
}
