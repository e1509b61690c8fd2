import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds after which a start is given up. */
const TIME_LIMIT = 120_000

/** Starts a server in `dataDir`, with more settings. `took`: milliseconds from its spawn to its first page. */
export const startServer = async (dataDir: string, port: number, settings: Record<string, string> = {}) => {
  const { DATABASE_URL: _, ...environment } = process.env
  const url = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...environment,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const answers = async () => {
    const ready = await fetch(`${url}/readyz`)
    return ready.ok && (await fetch(`${url}/login`)).ok
  }
  while (!(await answers().catch(() => false))) {
    if (server.exitCode !== null) throw new Error(`The server stopped with ${server.exitCode}`)
    if (performance.now() - begun > TIME_LIMIT) {
      server.kill('SIGKILL')
      throw new Error(`No page within ${TIME_LIMIT} ms`)
    }
    await pause(20)
  }
  const took = performance.now() - begun
  const stop = async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  return { url, took, stop }
}
