import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'

/** A TCP port that nobody uses, for programs that must be told one: somebody may take it before they do. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** The settings of a server with real data. */
export const real = {
  SESSION_SECRET: 'that all processes have been given alike',
  SMTP_URL: 'smtp://127.0.0.1:9',
  PUBLIC_URL: 'https://venaison.example.org',
}

/** How a program is started: its environment beside that of this process, its user and process group. */
type How = { env?: Record<string, string>; uid?: number; gid?: number; cwd?: string; detached?: boolean }

/** A running program, with what it has printed. */
export type Process = {
  pid: number
  printed: () => string
  /**
   * What it had printed once that contained a text.
   * @throws if it ends before
   */
  says: (text: string) => Promise<string>
  /** Its exit code, once all it printed was read; null if a signal ended it. */
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
export function startProgram(command: string, args: readonly string[], how: How = {}): Process {
  const { DATABASE_URL: _, ...environment } = process.env
  const child = spawn(command, args, { ...how, env: { ...environment, ...how.env } })
  running.add(child)
  let printed = ''
  for (const output of [child.stdout, child.stderr])
    output.on('data', (text) => (printed = `${printed}${text}`.slice(-KEPT)))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  const kill = (signal: NodeJS.Signals) => void child.kill(signal)
  function says(text: string): Promise<string> {
    const said = new Promise<string>((resolve, reject) => {
      child.stdout.on('data', () => printed.includes(text) && resolve(printed))
      void ended.then((code) => reject(new Error(`ended with ${code}: ${printed}`)))
    })
    // Whoever does not wait for it need not know that it never came.
    said.catch(() => {})
    return said
  }
  return {
    pid: child.pid!,
    printed: () => printed,
    says,
    ended,
    kill,
    stop: () => {
      kill('SIGTERM')
      return ended
    },
  }
}

/** Environment variables. */
type Settings = Record<string, string>

/** The environment of a process of the service, which is none of this process's database. */
const settingsOf = (settings: Settings) => ({ LOG_LEVEL: 'error', DEMO: '0', ...settings })

/**
 * Starts a process of the service without demonstration data. `ready`: what it had printed once it said
 * that it runs. Killed after the test.
 */
export function startProcess(script: string, settings: Settings) {
  const started = startProgram(process.execPath, [script], { env: settingsOf(settings) })
  onTestFinished(() => started.kill('SIGKILL'))
  const ready = started.says('Venaison : ')
  return { ...started, ready }
}

/**
 * Starts a process of the service on ports that the system gives it, and waits until it runs. `url`: where
 * a server answers; `metricsUrl`: where either does for those who watch it, with `METRICS_PORT: '0'`.
 */
export async function startServer(script: 'server/main.ts' | 'server/worker.ts', settings: Settings) {
  const started = startProcess(script, { LOG_LEVEL: 'info', PORT: '0', ...settings })
  const urls = () =>
    [...started.printed().matchAll(/Server listening at (http:[^"]+)"/g)].map(([, url]) => url!)
  await started.ready
  // It logs where it listens at about the time when it says that it runs.
  const count = (script === 'server/main.ts' ? 1 : 0) + ('METRICS_PORT' in settings ? 1 : 0)
  await expect.poll(() => urls().length).toBe(count)
  return { ...started, url: urls().at(-1)!, metricsUrl: urls()[0]! }
}

/** Runs a command of the server to its end, without demonstration data. */
export async function runCommand(script: string, settings: Settings, ...args: string[]) {
  const { ended, printed } = startProgram(process.execPath, [script, ...args], { env: settingsOf(settings) })
  return { code: await ended, printed: printed() }
}
