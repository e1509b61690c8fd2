import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { retrieverColumns } from '../../../contract/federations/retrievers.ts'
import { makeFileReader, readApart } from '../../../server/received-files/read-apart.ts'
import type { FileKind } from '../../../server/received-files/readers.ts'
import { chunk, header, png, signature } from '../support/files/png.ts'

const head = retrieverColumns.join(';')
const fileOf = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, 'file')

/** A picture of 8 kB that unfolds to 8 MB. */
const bomb = () => {
  const data = deflateSync(Buffer.alloc(1000 * 8001))
  const parts = [signature, header({ width: 1000, height: 1000, depth: 16, colour: 6 })]
  return fileOf(...[...parts, chunk('IDAT', data), chunk('IEND')].map((part) => new Uint8Array(part)))
}

/** What each kind of file says at most, in ways that take long to read. */
const laborious: [name: string, kind: FileKind, () => File][] = [
  ['a picture that unfolds', 'logo', bomb],
  ['separators alone', 'retrievers', () => fileOf(`${head}\n`, ';'.repeat(1_000_000))],
  ['many cells a line', 'retrievers', () => fileOf(`${head}\n`, `${';'.repeat(490)}\n`.repeat(1000))],
  ['letters of no encoding', 'retrievers', () => fileOf(new Uint8Array(500_000).fill(0xe9))],
]

test.each(laborious)('Other requests are answered while a file is read: %s', async (_, kind, file) => {
  const content = file()
  // Its thread runs.
  await readApart('logo', fileOf(png(1, 1)))
  let isReading = true
  let turns = 0
  const serve = () => {
    turns++
    if (isReading) setImmediate(serve)
  }
  setImmediate(serve)
  await readApart(kind, content).catch(() => {})
  isReading = false
  expect(turns).toBeGreaterThan(100)
})

test('A file that takes too long or too much memory is refused in French, and the next one is read', async () => {
  const refused = (field: string) => ({
    errors: { [field]: ['Ce fichier demande trop de travail pour être lu : il est refusé.'] },
  })
  const hurried = makeFileReader({ longest: 1 })
  await expect(hurried('logo', bomb())).rejects.toMatchObject(refused('logo'))
  const memory = { maxOldGenerationSizeMb: 20, maxYoungGenerationSizeMb: 2 }
  const narrow = makeFileReader({ memory })
  const many = fileOf(
    `${head}\n`,
    Array.from({ length: 40_000 }, (_, row) => `${'R'.repeat(200)};E;${1_000_000 + row};;;;;`).join('\n'),
  )
  await expect(narrow('retrievers', many)).rejects.toMatchObject(refused('file_retrivers'))
  const [one, two] = await Promise.all([
    narrow('logo', fileOf(png(3, 2))),
    narrow('retrievers', fileOf(`${head}\nRoux;Éva;1812345;;;;;`)),
  ])
  expect([Buffer.from(one).subarray(1, 4).toString(), two.members]).toEqual(['PNG', 1])
})

test('At most twenty files wait; who sends another one is asked to come back', async () => {
  const read = makeFileReader()
  const all = await Promise.allSettled(Array.from({ length: 22 }, () => read('logo', fileOf(png(1, 1)))))
  expect(all.map(({ status }) => status)).toEqual([
    ...Array<string>(20).fill('fulfilled'),
    'rejected',
    'rejected',
  ])
  expect(all[21]).toMatchObject({ reason: { status: 429 } })
})
