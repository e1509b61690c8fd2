import { crc32, deflateSync } from 'node:zlib'

/** One chunk of a PNG file. */
export function chunk(type: string, data: Uint8Array = new Uint8Array()) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

export const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

type Header = { width: number; height: number; depth?: number; colour?: number; interlaced?: boolean }
export function header({ width, height, depth = 8, colour = 2, interlaced = false }: Header) {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, colour, 0, 0, interlaced ? 1 : 0])
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  return chunk('IHDR', data)
}

/** A single-colour image, encoded without the library that the server uses. */
export function png(width: number, height: number, ...extra: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([31, 77, 58]))])
  const data = deflateSync(Buffer.concat(Array<Buffer>(height).fill(line)))
  const parts = [signature, header({ width, height }), ...extra, chunk('IDAT', data), chunk('IEND')]
  return new Uint8Array(Buffer.concat(parts))
}
