import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * The embedded database, in a separate thread so that a heavy query does not block the server. Posts
 * `ready` once it listens, and stops on any message.
 */
const { folder, socket, connections } = workerData as {
  /** Null keeps the database in memory. */
  folder: string | null
  socket: string
  connections: number
}

const database = await PGlite.create(folder ? { dataDir: folder } : {})
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: connections })
await server.start()
parentPort?.once('message', async () => {
  await server.stop()
  await database.close()
  parentPort?.postMessage('stopped')
  parentPort?.close()
})
parentPort?.postMessage('ready')
