import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '../../tests/server/support/processes/process.ts'
import { until } from '../drills/support/until.ts'

/** The folder of the data of this process's servers, one after the other. */
const DATA_DIR = mkdtempSync(join(tmpdir(), 'venaison-bench-'))
process.on('exit', () => rmSync(DATA_DIR, { recursive: true }))

/** Starts a server, with more settings. `took`: milliseconds from its spawn to its first page. */
export async function startServer(port: number, settings: Record<string, string> = {}) {
  const url = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const { ended, printed, stop } = startProgram(process.execPath, ['server/main.ts'], {
    env: { DATA_DIR, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error', ...settings },
  })
  const isServing = async () => (await fetch(`${url}/readyz`)).ok && (await fetch(`${url}/login`)).ok
  await Promise.race([
    until('the server serves a page', isServing),
    ended.then((code) => {
      throw new Error(`The server stopped with ${code}: ${printed()}`)
    }),
  ])
  return { url, took: performance.now() - begun, stop }
}
