import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Bytes: the path of a Unix socket in this folder has at most 107. */
const LONGEST_FOLDER = 85
/** libpq names the socket of a server by its port. */
const PORT = 5432

/**
 * Starts the embedded database and answers how `pg` connects to it. `dataDir` null keeps it in memory.
 * `onCrash` is called when the thread terminates by itself.
 */
export async function startPglite(
  dataDir: string | null,
  connections: number,
  onCrash: (error: unknown) => void,
) {
  const folder = dataDir ? join(dataDir, 'pglite') : null
  const place = socketFolder(dataDir)
  const socket = join(place.folder, `.s.PGSQL.${PORT}`)
  rmSync(socket, { force: true })
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { folder, socket, connections },
  })
  await once(worker, 'message')
  let stopping = false
  worker.on('error', onCrash)
  worker.on('exit', (code) => stopping || onCrash(new Error(`The embedded database stopped (${code})`)))
  const stop = async () => {
    stopping = true
    worker.postMessage('stop')
    await once(worker, 'exit')
    place.forget()
  }
  return { host: place.folder, port: PORT, stop }
}

/** The folder of the socket: the data folder, or a private temporary folder if its path is too long. */
function socketFolder(dataDir: string | null) {
  if (dataDir) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (Buffer.byteLength(dataDir) <= LONGEST_FOLDER) return { folder: dataDir, forget: () => {} }
  }
  const folder = mkdtempSync(join(tmpdir(), 'venaison-'))
  return { folder, forget: () => rmSync(folder, { recursive: true, force: true }) }
}
