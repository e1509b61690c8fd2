import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readLogo } from '../../../server/http/logos.ts'
import { chunk, header, signature } from '../support/png.ts'

test.for([false, true])('A decompression bomb takes no memory (interlaced: %s)', async (interlaced) => {
  const unfolding = chunk('IDAT', deflateSync(Buffer.alloc(400_000_000)))
  const parts = [signature, header({ width: 1, height: 1, interlaced }), unfolding, chunk('IEND')]
  const bomb = new File(
    parts.map((part) => new Uint8Array(part)),
    'logo.png',
  )
  const before = process.memoryUsage().rss
  await expect(readLogo(bomb)).rejects.toMatchObject({
    errors: { logo: [expect.stringMatching(/pas une image/)] },
  })
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
})
