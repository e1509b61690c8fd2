import { constants, inflateSync } from 'node:zlib'
import { PNG } from 'pngjs'
import { limits } from '../../contract/limits.ts'
import { Refused } from '../http/errors.ts'

const { maxSide } = limits.logo
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Samples per pixel by the PNG colour type. */
const samplesOf: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Surplus bytes tolerated in decompressed image data; some programs write them. */
const SPARE = 1024

const refused = (message: string) => new Refused({ logo: [message] })
const unreadable = () => refused('Ce fichier n’est pas une image PNG lisible.')

/**
 * Decodes a logo and encodes it again, so that nothing else in the file is stored. Its dimensions and
 * decompressed size are checked before it is decompressed.
 * Takes more than a second for the largest pictures: `readers.ts` calls it in a thread of its own.
 * @throws Refused at the field `logo`
 */
export function checkLogo(bytes: Buffer): Buffer {
  const { width, height, data, unfolded } = readChunks(bytes)
  if (width > maxSide || height > maxSide)
    throw refused(`Cette image fait ${width} × ${height} pixels : ${maxSide} de côté au plus.`)
  try {
    // With too little data, the library would expose uninitialised memory.
    if (inflateSync(data, { maxOutputLength: unfolded + SPARE }).length < unfolded) throw unreadable()
    const picture = PNG.sync.read(bytes)
    return PNG.sync.write(picture, { deflateLevel: 6, deflateStrategy: constants.Z_DEFAULT_STRATEGY })
  } catch {
    throw unreadable()
  }
}

/** Starts and steps of the passes of an interlaced (Adam7) PNG: x start, y start, x step, y step. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** The decompressed size in bytes of an image with `bits` per pixel; each line has a filter byte. */
function bytesOf(width: number, height: number, bits: number, interlaced: boolean): number {
  const all = interlaced ? passes : ([[0, 0, 1, 1]] as const)
  const sizes = all.map(
    ([x, y, dx, dy]) => [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)] as const,
  )
  return sizes
    .filter(([across, down]) => across > 0 && down > 0)
    .reduce((sum, [across, down]) => sum + down * (Math.ceil((across * bits) / 8) + 1), 0)
}

/** The dimensions of an image, its compressed data, and their expected decompressed size. */
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
  const unfolded = bytesOf(width, height, samples * bytes.readUInt8(24), bytes.readUInt8(28) !== 0)
  return { width, height, data: Buffer.concat(parts), unfolded }
}
