import type { FastifyInstance } from 'fastify'
import { constants, inflateSync } from 'node:zlib'
import { PNG } from 'pngjs'
import { Id } from '../contract/fields.ts'
import { limits } from '../contract/limits.ts'
import type { Upload } from '../contract/uploads.ts'
import type { Db } from './database.ts'
import { NotFound, Refused } from './errors.ts'
import { findLogo } from './queries/federation-rows.ts'

const { maxSide } = limits.logo
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Samples of a pixel by the colour type of the header; there are no others. */
const samplesOf: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

const refused = (reproach: string) => new Refused({ logo: [reproach] })
const unreadable = () => refused('Ce fichier n’est pas une image PNG lisible.')

/**
 * A logo as it is kept: read as a picture and written again, so that nothing else of what was sent
 * remains. Dimensions, and what the data unfold to, are bounded before anything is unfolded.
 * @throws Refused at the field `logo`
 */
export async function readLogo(file: Upload): Promise<Buffer> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const { width, height, data, unfolded } = readChunks(bytes)
  if (width > maxSide || height > maxSide)
    throw refused(`Cette image fait ${width} × ${height} pixels : ${maxSide} de côté au plus.`)
  try {
    inflateSync(data, { maxOutputLength: unfolded })
    const picture = PNG.sync.read(bytes)
    return PNG.sync.write(picture, { deflateLevel: 6, deflateStrategy: constants.Z_DEFAULT_STRATEGY })
  } catch {
    throw unreadable()
  }
}

/** The size of a picture, its folded data, and the bytes that these may unfold to at most. */
function readChunks(bytes: Buffer) {
  const isPng = bytes.subarray(0, 8).equals(SIGNATURE) && bytes.toString('latin1', 12, 16) === 'IHDR'
  if (!isPng || bytes.length < 33) throw unreadable()
  const width = bytes.readUInt32BE(16)
  const height = bytes.readUInt32BE(20)
  const samples = samplesOf[bytes.readUInt8(25)]
  if (width === 0 || height === 0 || samples === undefined) throw unreadable()
  const parts: Buffer[] = []
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  const line = Math.ceil((width * samples * bytes.readUInt8(24)) / 8) + 1
  // Interlaced pictures have more and shorter lines, each with its own mark.
  return { width, height, data: Buffer.concat(parts), unfolded: 2 * line * height + 1024 }
}

/** Serves the logos of federations to anybody; the address of a version may be kept for ever. */
export function registerLogos(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { id: string }; Querystring: { v?: string } }>(
    '/federations/:id/logo',
    async (request, reply) => {
      const id = Id.safeParse(request.params.id)
      const found = id.success ? await findLogo(db, id.data) : undefined
      if (!found?.logo) throw new NotFound()
      const tag = `"${found.logo_version}"`
      const isVersion = request.query.v === found.logo_version
      reply.header('cache-control', isVersion ? 'public, max-age=31536000, immutable' : 'no-cache')
      reply.header('etag', tag)
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      return reply.type('image/png').send(found.logo)
    },
  )
}
