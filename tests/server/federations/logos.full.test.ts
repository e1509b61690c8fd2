import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkLogo } from '../../../server/received-files/logo.ts'
import { Refused } from '../../../server/http/errors.ts'
import { chunk, header, signature } from '../support/files/png.ts'

const NO_PICTURE = 'Ce fichier n’est pas une image PNG lisible.'

test.for([false, true])('A decompression bomb takes no memory (interlaced: %s)', (interlaced) => {
  const unfolding = chunk('IDAT', deflateSync(Buffer.alloc(400_000_000)))
  const parts = [signature, header({ width: 1, height: 1, interlaced }), unfolding, chunk('IEND')]
  const bomb = Buffer.concat(parts)
  const before = process.memoryUsage().rss
  expect(() => checkLogo(bomb)).toThrow(new Refused({ logo: [NO_PICTURE] }))
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
})
