import { parentPort } from 'node:worker_threads'
import { Refused } from '../http/errors.ts'
import { type FileKind, readers } from './readers.ts'

/** Reads one file after the other, and answers each with its content or why it is refused. */
parentPort?.on('message', async ({ kind, bytes }: { kind: FileKind; bytes: Uint8Array }) => {
  try {
    parentPort?.postMessage({ content: await readers[kind](bytes) })
  } catch (error) {
    // An error loses its class on its way to another thread; any other than a refusal ends this one.
    if (!(error instanceof Refused)) throw error
    parentPort?.postMessage({ refused: error.errors })
  }
})
