import { Worker } from 'node:worker_threads'
import type { Upload } from '../../contract/uploads.ts'
import { type FieldMessages, Refused, TooMany } from '../http/errors.ts'
import type { FileContent, FileKind } from './readers.ts'

/** Files that may wait for the thread before people are asked to come back. */
const LONGEST_QUEUE = 20
/** Seconds after which they may. */
const SOON = 5
/**
 * Milliseconds that reading one file may take, the start of the thread included. The largest take two or
 * three seconds of an idle core.
 */
const LONGEST = 60_000
/** Milliseconds after which a thread without work is ended. */
const IDLE = 60_000
/** Megabytes of a thread's objects: what the largest valid file needs, several times. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 }

/** The field of each kind of file in its form. */
const fields: Record<FileKind, string> = { logo: 'logo', retrievers: 'file_retrivers' }

/** What the thread says of a file; `ended`: it took too long, or too much memory. */
type Told = { content: unknown } | { refused: FieldMessages } | { ended: true }
type Bounds = { longest?: number; memory?: typeof resourceLimits }

/**
 * Reads received files in one thread beside the server's, one after the other, so that nobody else waits for
 * a file: not for a picture that unfolds to megabytes, nor for millions of separators. The thread is started
 * when it is needed. A file that takes too long or too much memory ends it, and is refused.
 */
export function makeFileReader({ longest = LONGEST, memory = resourceLimits }: Bounds = {}) {
  let thread: Worker | undefined
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()
  let resting: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new Worker(new URL('./reader-worker.ts', import.meta.url), { resourceLimits: memory })
    started.on('exit', () => {
      if (thread === started) thread = undefined
    })
    return started
  }
  async function end(): Promise<void> {
    await thread?.terminate()
  }

  /** What the thread says of one file. */
  async function ask(kind: FileKind, bytes: ArrayBuffer): Promise<Told> {
    clearTimeout(resting)
    const asked = (thread ??= start())
    const { promise, resolve, reject } = Promise.withResolvers<Told>()
    const limit = setTimeout(() => resolve({ ended: true }), longest)
    const failed = (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ ended: true }) : reject(error)
    asked.once('message', resolve).once('error', failed).ref()
    asked.postMessage({ kind, bytes: new Uint8Array(bytes) }, [bytes])
    try {
      const told = await promise
      if ('ended' in told) await end()
      return told
    } finally {
      clearTimeout(limit)
      asked.off('message', resolve).off('error', failed).unref()
      resting = setTimeout(end, IDLE).unref()
    }
  }

  /**
   * The content of a file.
   * @throws Refused at its field, TooMany
   */
  return async function readApart<K extends FileKind>(kind: K, file: Upload): Promise<FileContent<K>> {
    if (waiting >= LONGEST_QUEUE) throw new TooMany(SOON, 'Le service est très sollicité.')
    waiting++
    // Its bytes are read once it is its turn: files that wait are on the disk.
    const told = turn.then(async () => ask(kind, await file.arrayBuffer()))
    turn = told.catch(() => {}).finally(() => waiting--)
    const said = await told
    if ('content' in said) return said.content as FileContent<K>
    if ('refused' in said) throw new Refused(said.refused)
    throw new Refused({
      [fields[kind]]: ['Ce fichier demande trop de travail pour être lu : il est refusé.'],
    })
  }
}

/** Reads the files that this process receives. */
export const readApart = makeFileReader()
