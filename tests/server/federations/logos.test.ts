import { PNG } from 'pngjs'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { admin } from '../../world/people.ts'
import { chunk, header, png, signature } from '../support/files/png.ts'
import { change, CREUSE, FEDERATIONS } from '../support/federation-jobs.ts'
import { inWorld } from '../support/in-world.ts'
import type { Refused } from '../../../server/http/errors.ts'
import { checkLogo } from '../../../server/received-files/logo.ts'
import { OTHER_POLICY } from '../../../server/security/security-headers.ts'
import type { Federation } from '../../../contract/shared/federations.ts'

const text = (words: string) => Buffer.from(words)
const file = (...parts: Uint8Array[]) => Buffer.concat(parts)
const end = chunk('IEND')
const unfolding = (bytes: number) => chunk('IDAT', deflateSync(Buffer.alloc(bytes)))

const UNREADABLE = 'Ce fichier n’est pas une image PNG lisible.'
/** What is stored of a picture, or why it is refused. */
function checked(...parts: Uint8Array[]): Buffer | string[] | undefined {
  try {
    return checkLogo(file(...parts))
  } catch (error) {
    return (error as Refused).errors?.['logo']
  }
}

test.each<[name: string, colour: number, depth: number, line: number, before?: Buffer]>([
  ['grey of 1 bit', 0, 1, 1],
  ['grey of 16 bits', 0, 16, 2],
  ['colours', 2, 8, 3],
  ['colours of 16 bits', 2, 16, 6],
  ['a palette', 3, 8, 1, chunk('PLTE', Buffer.from([1, 2, 3]))],
  ['grey with transparency', 4, 8, 2],
  ['colours with transparency', 6, 8, 4],
])('A PNG of %s is read', (_, colour, depth, line, before = Buffer.alloc(0)) => {
  for (const interlaced of [false, true]) {
    const head = header({ width: 1, height: 1, colour, depth, interlaced })
    expect(checked(signature, head, before, unfolding(line + 1), end)).toBeInstanceOf(Buffer)
  }
})

// Ten by ten pixels of three bytes, and a filter byte for each line of each pass.
test.each([
  [false, 310],
  [true, 320],
])(
  'An image with a missing byte is refused, and no memory contents are exposed (interlaced: %s)',
  (interlaced, whole) => {
    const head = header({ width: 10, height: 10, interlaced })
    expect(checked(signature, head, unfolding(whole - 1), end)).toEqual([UNREADABLE])
    const stored = checked(signature, head, unfolding(whole), end) as Buffer
    const black = Buffer.alloc(400).map((_, index) => (index % 4 === 3 ? 255 : 0))
    expect(PNG.sync.read(stored).data.equals(black)).toBe(true)
  },
)

const good = Buffer.from(png(10, 10))
const wrongSum = Buffer.from(good)
wrongSum[30]! ^= 255
const one = { width: 1, height: 1 }
const [head, dot] = [header({ width: 10, height: 10 }), header(one)]

test.each<[name: string, ...parts: Uint8Array[]]>([
  ['a text', text('Bonjour')],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a JPEG', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
  ['a GIF', text('GIF89a\x01\0\x01\0\0\0\0;')],
  ['the signature alone', signature],
  ['a header alone', signature, head],
  ['no data', signature, head, end],
  ['half a picture', good.subarray(0, good.length - 20)],
  ['too few lines', signature, head, unfolding(31), end],
  ['data that do not unfold', signature, head, chunk('IDAT', text('xxxx')), end],
  ['a wrong sum', wrongSum],
  ['an archive behind a picture', good, text('PK\x03\x04 and more')],
  ['a page before a picture', text('<html></html>'), good],
  ['no width', signature, header({ width: 0, height: 1 }), unfolding(4), end],
  ['an unknown kind', signature, header({ ...one, colour: 5 }), unfolding(4), end],
  ['a length beyond the file', signature, head, Buffer.from('ffffffff49444154', 'hex'), end],
  ['more data than the picture has', signature, dot, unfolding(10_000), end],
  ['the same, interlaced', signature, header({ ...one, interlaced: true }), unfolding(10_000), end],
])('Refused: %s', (_, ...parts) => {
  expect(checked(...parts)).toEqual([UNREADABLE])
})

test('A decompression bomb is refused before it is decompressed', () => {
  for (const [width, height] of [
    [30_000, 30_000],
    [1, 2001],
  ] as const)
    expect(checked(signature, header({ width, height }), unfolding(4), end)).toEqual([
      `Cette image fait ${width} × ${height} pixels : 2000 de côté au plus.`,
    ])
  expect(checked(png(2000, 2000))).toBeInstanceOf(Buffer)
})

inWorld((world) => {
  /** Sends a logo for Creuse; answers the status, the error message at the logo, and what is stored. */
  const sent = async (content: Uint8Array, name = 'logo.png') => {
    const visitor = await world.as(admin)
    const logo = new File([new Uint8Array(content)], name, { type: 'image/png' })
    const response = await change(visitor, CREUSE, { name: 'Creuse', logo })
    const { logo: stored } = await world.one('federations', { id: CREUSE }, 'logo')
    return { visitor, status: response.statusCode, said: response.json().errors?.logo, stored }
  }

  test('A PNG is stored as the same picture, and nothing else of the file; no other file is stored', async () => {
    expect(await sent(text('Bonjour'))).toMatchObject({ status: 422, said: [UNREADABLE], stored: null })
    const secret = chunk('tEXt', text('Comment\0<script>alert(1)</script> 48.85 2.35'))
    const given = png(30, 20, secret, chunk('eXIf', text('GPS')))
    const { status, stored } = await sent(given, '../../evil.PNG')
    expect(status).toBe(200)
    expect(stored!.includes('script') || stored!.includes('GPS')).toBe(false)
    const [before, after] = [PNG.sync.read(Buffer.from(given)), PNG.sync.read(stored!)]
    expect([after.width, after.height]).toEqual([30, 20])
    expect(after.data.equals(before.data)).toBe(true)
  })

  test('A logo is served publicly, cached for ever by version, and revalidated without one', async () => {
    const { visitor } = await sent(png(10, 10))
    const urlOf = async () => (await visitor.get(`${FEDERATIONS}/${CREUSE}`)).json().data.url_logo as string
    const url = await urlOf()
    const anonymous = await world.as(null)
    const served = await anonymous.get(url)
    expect([served.statusCode, PNG.sync.read(served.rawPayload).width]).toEqual([200, 10])
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': OTHER_POLICY,
    })
    const plain = await anonymous.get('/federations/3/logo')
    expect([plain.statusCode, plain.headers['cache-control']]).toEqual([200, 'no-cache'])
    const known = { 'if-none-match': plain.headers.etag! }
    expect((await anonymous.get('/federations/3/logo', known)).statusCode).toBe(304)
    await sent(png(11, 10))
    expect(await urlOf()).not.toBe(url)
    expect((await anonymous.get(url)).headers['cache-control']).toBe('no-cache')
    expect((await anonymous.get('/federations/3/logo', known)).statusCode).toBe(200)
    const [cher] = (await anonymous.get('/api/v1/available_federations')).json() as Federation[]
    expect([cher!.id, cher!.url_logo]).toEqual([1, null])
    await world.set('federations', { id: 1 }, { logo: served.rawPayload })
    const [replaced] = (await anonymous.get('/api/v1/available_federations')).json() as Federation[]
    expect((await anonymous.get(replaced!.url_logo!)).rawPayload.equals(served.rawPayload)).toBe(true)
    for (const id of ['2', '999999', 'abc', '-1', '%00'])
      expect([id, (await anonymous.get(`/federations/${id}/logo`)).statusCode]).toEqual([id, 404])
  })
})
