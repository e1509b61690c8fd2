import '@fastify/multipart'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Endpoint } from '../../contract/endpoint.ts'
import { tooLarge, type Upload } from '../../contract/uploads.ts'
import { Aborted, Refusal, TooLarge, Unreadable } from './errors.ts'

type Declared = NonNullable<Endpoint['upload']>

/** Bytes allowed for the other fields of a form and its separators. */
const AROUND = 262_144
const limits = { files: 1, fields: 50, fieldSize: 65_536, fieldNameSize: 100, headerPairs: 100 }

/** A received file, stored on disk until the request is answered. */
class ReceivedFile implements Upload {
  readonly name: string
  readonly size: number
  readonly #path: string
  constructor(path: string, name: string, size: number) {
    this.#path = path
    this.name = name
    this.size = size
  }
  async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = await readFile(this.#path)
    return buffer.slice(byteOffset, byteOffset + byteLength)
  }
  stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return Readable.toWeb(createReadStream(this.#path)) as ReadableStream<Uint8Array<ArrayBuffer>>
  }
}

/**
 * Receives a multipart form and passes its values by field to `handle`. The file is streamed to disk, so
 * that memory use is constant, and deleted after `handle` has ended.
 * @throws TooLarge at the field of the file, Unreadable
 */
export async function withForm<T>(
  request: FastifyRequest,
  declared: Declared,
  handle: (values: Record<string, unknown>) => Promise<T>,
): Promise<T> {
  if (Number(request.headers['content-length']) > declared.maxBytes + AROUND) throw refused(declared)
  const folder = await mkdtemp(join(tmpdir(), 'venaison-'))
  try {
    return await handle(await receive(request, declared, join(folder, 'upload')))
  } finally {
    await rm(folder, { recursive: true })
  }
}

const refused = ({ field, maxBytes }: Declared) => {
  const message = tooLarge(maxBytes)
  return new TooLarge(message, { [field]: [message] })
}

async function receive(request: FastifyRequest, declared: Declared, path: string) {
  const values: Record<string, unknown> = Object.create(null)
  const add = (name: string, value: unknown) => {
    values[name] = name in values ? [values[name], value].flat() : value
  }
  // A stream that was destroyed before it is read never ends.
  if (request.raw.destroyed && !request.raw.complete) throw new Aborted()
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: declared.maxBytes } })) {
      if (part.type === 'file') {
        const file = await keep(part, declared, path)
        if (file) add(part.fieldname, file)
      } else if (part.valueTruncated || part.fieldnameTruncated) throw new TooLarge()
      else add(part.fieldname, part.value)
    }
    return values
  } catch (error) {
    // The rest of the request is read and discarded, so that the client receives the answer.
    request.raw.unpipe()
    request.raw.resume()
    throw sorted(error)
  }
}

/** Writes a file to disk; null for another field, or if no file was chosen. */
async function keep(part: MultipartFile, declared: Declared, path: string): Promise<ReceivedFile | null> {
  if (part.fieldname !== declared.field || !part.filename) {
    part.file.resume()
    return null
  }
  const stop = new AbortController()
  part.file.once('limit', () => stop.abort())
  try {
    await pipeline(part.file, createWriteStream(path), { signal: stop.signal })
  } catch (error) {
    if (!part.file.truncated) throw error
  }
  if (part.file.truncated) throw refused(declared)
  return new ReceivedFile(path, part.filename, (await stat(path)).size)
}

/** Converts parser errors without a code: the form is unreadable. */
function sorted(error: unknown): unknown {
  const isNamed = error instanceof Refusal || (error instanceof Error && 'code' in error)
  return isNamed ? error : new Unreadable()
}
