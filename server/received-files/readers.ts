import { checkFile } from '../retriever-file/check-file.ts'
import { checkLogo } from './logo.ts'

/**
 * What reads each kind of received file. A file is small, but what it says may take seconds and hundreds of
 * megabytes to read, so that all of them run in the thread of `reader-worker.ts`.
 */
export const readers = {
  logo: (bytes: Uint8Array): Uint8Array => checkLogo(Buffer.from(bytes)),
  retrievers: checkFile,
}

export type Readers = typeof readers
export type FileKind = keyof Readers
export type FileContent<K extends FileKind> = Awaited<ReturnType<Readers[K]>>
