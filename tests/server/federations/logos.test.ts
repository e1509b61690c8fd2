import { PNG } from 'pngjs'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { admin } from '../../world/people.ts'
import { chunk, header, png, signature } from '../support/png.ts'
import { multipart } from '../support/forms.ts'
import { inWorld } from '../support/in-world.ts'
import { OTHER_POLICY } from '../../../server/security/security-headers.ts'
import type { Federation } from '../../../contract/shared/federations.ts'

const path = '/api/v1/federations'
const text = (words: string) => Buffer.from(words)
const file = (...parts: Uint8Array[]) => Buffer.concat(parts)
const end = chunk('IEND')
const unfolding = (bytes: number) => chunk('IDAT', deflateSync(Buffer.alloc(bytes)))

/** Images of every PNG colour type, one pixel each, with the bytes of a line. */
const kinds: [name: string, colour: number, depth: number, line: number, before?: Buffer][] = [
  ['grey of 1 bit', 0, 1, 1],
  ['grey of 16 bits', 0, 16, 2],
  ['colours', 2, 8, 3],
  ['colours of 16 bits', 2, 16, 6],
  ['a palette', 3, 8, 1, chunk('PLTE', Buffer.from([1, 2, 3]))],
  ['grey with transparency', 4, 8, 2],
  ['colours with transparency', 6, 8, 4],
]

inWorld((world) => {
  /** Sends a logo for Creuse; answers the status, the error message at the logo, and what is stored. */
  const sent = async (content: Uint8Array, name = 'logo.png') => {
    const visitor = await world.as(admin)
    const logo = new File([new Uint8Array(content)], name, { type: 'image/png' })
    const form = await multipart({ name: 'Creuse', logo, _method: 'PUT' })
    const response = await visitor.send('POST', `${path}/3`, form)
    const query = world.db().selectFrom('federations').select('logo').where('id', '=', 3)
    const { logo: stored } = await query.executeTakeFirstOrThrow()
    return { visitor, status: response.statusCode, said: response.json().errors?.logo, stored }
  }

  test('A PNG is stored as the same picture, and nothing else of the file', async () => {
    const secret = chunk('tEXt', text('Comment\0<script>alert(1)</script> 48.85 2.35'))
    const given = png(30, 20, secret, chunk('eXIf', text('GPS')))
    const { status, stored } = await sent(given, '../../evil.PNG')
    expect(status).toBe(200)
    expect(stored!.includes('script') || stored!.includes('GPS')).toBe(false)
    const [before, after] = [PNG.sync.read(Buffer.from(given)), PNG.sync.read(stored!)]
    expect([after.width, after.height]).toEqual([30, 20])
    expect(after.data.equals(before.data)).toBe(true)
  })

  test('Every PNG colour type is read', async () => {
    for (const [name, colour, depth, line, before = Buffer.alloc(0)] of kinds) {
      for (const interlaced of [false, true]) {
        const head = header({ width: 1, height: 1, colour, depth, interlaced })
        const { status, said } = await sent(file(signature, head, before, unfolding(line + 1), end))
        expect([name, interlaced, status, said]).toEqual([name, interlaced, 200, undefined])
      }
    }
  })

  test('An image with a missing byte is refused, and no memory contents are exposed', async () => {
    // Ten by ten pixels of three bytes, and a filter byte for each line of each pass.
    for (const [interlaced, whole] of [
      [false, 310],
      [true, 320],
    ] as const) {
      const head = header({ width: 10, height: 10, interlaced })
      const short = await sent(file(signature, head, unfolding(whole - 1), end))
      expect([interlaced, short.status, short.stored]).toEqual([interlaced, 422, null])
    }
    const { stored } = await sent(
      file(signature, header({ width: 10, height: 10, interlaced: true }), unfolding(320), end),
    )
    const black = Buffer.alloc(400).map((_, index) => (index % 4 === 3 ? 255 : 0))
    expect(PNG.sync.read(stored!).data.equals(black)).toBe(true)
  })

  test('Other files, and images with hidden data, are refused and not stored', async () => {
    const good = Buffer.from(png(10, 10))
    const wrongSum = Buffer.from(good)
    wrongSum[30]! ^= 255
    const head = header({ width: 10, height: 10 })
    const bad: [string, Buffer][] = [
      ['a text', text('Bonjour')],
      ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ['a JPEG', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
      ['a GIF', text('GIF89a\x01\0\x01\0\0\0\0;')],
      ['the signature alone', signature],
      ['a header alone', file(signature, head)],
      ['no data', file(signature, head, end)],
      ['half a picture', good.subarray(0, good.length - 20)],
      ['too few lines', file(signature, head, unfolding(31), end)],
      ['data that do not unfold', file(signature, head, chunk('IDAT', text('xxxx')), end)],
      ['a wrong sum', wrongSum],
      ['an archive behind it', file(good, text('PK\x03\x04 and more'))],
      ['a page before it', file(text('<html></html>'), good)],
      ['no width', file(signature, header({ width: 0, height: 1 }), unfolding(4), end)],
      ['an unknown kind', file(signature, header({ width: 1, height: 1, colour: 5 }), unfolding(4), end)],
      ['a length beyond the file', file(signature, head, Buffer.from('ffffffff49444154', 'hex'), end)],
    ]
    for (const [name, content] of bad) {
      const { status, said, stored } = await sent(content)
      const expected = [422, ['Ce fichier n’est pas une image PNG lisible.'], null]
      expect([name, status, said, stored]).toEqual([name, ...expected])
    }
  })

  test('A decompression bomb is refused before it is decompressed', async () => {
    const tooLarge = (width: number, height: number) => [
      `Cette image fait ${width} × ${height} pixels : 2000 de côté au plus.`,
    ]
    const bombs: [Buffer, string[]][] = [
      [
        file(signature, header({ width: 30_000, height: 30_000 }), unfolding(4), end),
        tooLarge(30_000, 30_000),
      ],
      [file(signature, header({ width: 1, height: 2001 }), unfolding(4), end), tooLarge(1, 2001)],
      ...[false, true].map((interlaced): [Buffer, string[]] => [
        file(signature, header({ width: 1, height: 1, interlaced }), unfolding(10_000), end),
        ['Ce fichier n’est pas une image PNG lisible.'],
      ]),
    ]
    for (const [content, words] of bombs) {
      const { status, said, stored } = await sent(content)
      expect([status, said, stored]).toEqual([422, words, null])
    }
    const { status } = await sent(png(2000, 2000))
    expect(status).toBe(200)
  })

  test('A logo is served publicly, cached for ever by version, and revalidated without one', async () => {
    const { visitor } = await sent(png(10, 10))
    const urlOf = async () => {
      const listed = (await visitor.get(path)).json().data as Federation[]
      return listed.find(({ id }) => id === 3)!.url_logo!
    }
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
