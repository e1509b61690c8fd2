import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** How a program is started: its environment beside that of this process, and its user. */
type How = { env?: Record<string, string>; uid?: number; gid?: number; cwd?: string }

/** A running program, with what it has printed. */
export type Process = {
  pid: number
  printed: () => string
  /** Its exit code; null if a signal ended it. */
  ended: Promise<number | null>
  kill: (signal: NodeJS.Signals) => void
  /** Asks it to end, and waits until it has. */
  stop: () => Promise<number | null>
}

const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/** Characters of what a program printed that are kept. */
const KEPT = 20_000

/** Starts a program, which ends with this process at the latest. */
export function startProcess(command: string, args: readonly string[], how: How = {}): Process {
  const { DATABASE_URL: _, ...environment } = process.env
  const child = spawn(command, args, { ...how, env: { ...environment, ...how.env } })
  running.add(child)
  let printed = ''
  for (const output of [child.stdout, child.stderr])
    output.on('data', (text) => (printed = `${printed}${text}`.slice(-KEPT)))
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  const kill = (signal: NodeJS.Signals) => void child.kill(signal)
  return {
    pid: child.pid!,
    printed: () => printed,
    ended,
    kill,
    stop: () => {
      kill('SIGTERM')
      return ended
    },
  }
}

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
    /** Stops it in good order, and starts another one in its place. */
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
