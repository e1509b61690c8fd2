import type { PGlite } from '@electric-sql/pglite'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createConnection, type Socket } from 'node:net'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** Bytes in front of a backup that tell its length, so that one that was cut short is recognised. */
const HEADER = 8

/** The backup could not be received whole. */
export class BackupCut extends Error {}

/**
 * Sends all files of the database, as a tar archive after its length. They are read at once between two
 * statements, while others wait: what is committed is in them, and opening them rolls the rest back, as
 * after a crash.
 */
export async function sendBackup(database: PGlite, client: Socket): Promise<void> {
  client.on('error', () => {})
  try {
    const archive = await database.dumpDataDir('none')
    const header = Buffer.alloc(HEADER)
    header.writeBigUInt64BE(BigInt(archive.size))
    client.write(header)
    await pipeline(Readable.fromWeb(archive.stream() as Parameters<typeof Readable.fromWeb>[0]), client)
  } catch {
    client.destroy()
  }
}

/**
 * Receives a backup from the process that runs the database, and writes it to a new file, compressed.
 * @throws BackupCut
 */
export async function receiveBackup(socket: string, path: string): Promise<void> {
  const connection = createConnection(socket)
  await once(connection, 'connect')
  let head = Buffer.alloc(0)
  let received = 0
  const body = new Transform({
    transform(chunk: Buffer, _, done) {
      const taken = Math.min(HEADER - head.length, chunk.length)
      head = Buffer.concat([head, chunk.subarray(0, taken)])
      received += chunk.length - taken
      done(null, chunk.subarray(taken))
    },
  })
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true })
  await pipeline(connection, body, createGzip(), file)
  if (head.length < HEADER || BigInt(received) !== head.readBigUInt64BE()) throw new BackupCut()
}
