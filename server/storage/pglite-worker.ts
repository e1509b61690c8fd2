import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { sendBackup } from './pglite-backup.ts'

/**
 * The embedded database, in a separate thread so that a heavy query does not block the server. Posts
 * `ready` once it listens, and stops on any message.
 */
const { folder, socket, backupSocket, connections } = workerData as {
  /** Null keeps the database in memory. */
  folder: string | null
  socket: string
  /** Whoever connects there receives a backup. */
  backupSocket: string
  connections: number
}

const database = await PGlite.create(folder ? { dataDir: folder } : {})
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: connections })
await server.start()
const receivers = new Set<Socket>()
const backups = createServer((client) => {
  receivers.add(client)
  client.on('close', () => receivers.delete(client))
  void sendBackup(database, client)
}).listen(backupSocket)
await once(backups, 'listening')
parentPort?.once('message', async () => {
  backups.close()
  for (const client of receivers) client.destroy()
  await server.stop()
  await database.close()
  parentPort?.postMessage('stopped')
  parentPort?.close()
})
parentPort?.postMessage('ready')
