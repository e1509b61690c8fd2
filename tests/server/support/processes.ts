import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A TCP port that nobody uses. */
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

/**
 * Starts a process of the service without demonstration data, and captures its output. `ready`: what it
 * had printed once it said that it runs. Killed after the test.
 */
export function startProcess(script: string, settings: Record<string, string>) {
  const { DATABASE_URL: _, ...environment } = process.env
  const child = spawn(process.execPath, [script], {
    env: { ...environment, LOG_LEVEL: 'error', DEMO: '0', ...settings },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (printed += text))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => printed.includes('Venaison : ') && resolve(printed))
    void ended.then((code) => reject(new Error(`ended with ${code}: ${printed}`)))
  })
  ready.catch(() => {})
  return { server: child, ready, ended, printed: () => printed }
}
