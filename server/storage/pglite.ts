import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Bytes: the path of a Unix socket in this folder has at most 107. */
const LONGEST_FOLDER = 85
/** libpq names the socket of a server by its port. */
const PORT = 5432
const BACKUP_SOCKET = '.backup'
/** A link to the folder of the sockets, if they are not in the data folder. */
const SOCKETS = 'sockets'

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
  const backupSocket = join(place.folder, BACKUP_SOCKET)
  for (const left of [socket, backupSocket]) rmSync(left, { force: true })
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { folder, socket, backupSocket, connections },
  })
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`The embedded database did not start (${code})`)
  })
  await Promise.race([once(worker, 'message'), ended])
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

/** The folder of the sockets: the data folder, or a private temporary folder if its path is too long. */
function socketFolder(dataDir: string | null) {
  const link = dataDir && join(dataDir, SOCKETS)
  if (link) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    rmSync(link, { force: true })
    if (Buffer.byteLength(dataDir) <= LONGEST_FOLDER) return { folder: dataDir, forget: () => {} }
  }
  const folder = mkdtempSync(join(tmpdir(), 'venaison-'))
  if (link) symlinkSync(folder, link, 'junction')
  const forget = () => {
    rmSync(folder, { recursive: true, force: true })
    if (link) rmSync(link, { force: true })
  }
  return { folder, forget }
}

/** The socket that gives backups of the database that runs in a data folder. */
export function backupSocketOf(dataDir: string): string {
  const link = join(dataDir, SOCKETS)
  return join(existsSync(link) ? realpathSync(link) : dataDir, BACKUP_SOCKET)
}
