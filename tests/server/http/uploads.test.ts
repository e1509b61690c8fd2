import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import type { Handlers } from '../../../server/http/handler.ts'
import { admin, giver } from '../../world/people.ts'
import { connectTo } from '../support/app.ts'
import { inWorld } from '../support/in-world.ts'
import { multipart } from '../support/files/forms.ts'

const federations = '/api/v1/federations'
const { maxBytes } = limits.logo
const file = (bytes = 3, name = 'logo.png') => new File([new Uint8Array(bytes).fill(7)], name)
const entry = { department_code: '45', name: 'Loiret', logo: file() }

/** The folder of uploads in progress, for this test only. */
let folder = ''
beforeEach(() => vi.stubEnv('TMPDIR', (folder = mkdtempSync(join(tmpdir(), 'venaison-test-')))))
afterEach(() => vi.unstubAllEnvs())
const leftovers = () => readdirSync(folder)

inWorld((world) => {
  const handling = (own: Partial<Handlers>) => world.handling(own, admin)
  /** What the handler of createFederation receives, or the refusal. */
  const received = async (
    fields: Parameters<typeof multipart>[0],
    change: (sent: Awaited<ReturnType<typeof multipart>>) => object = (sent) => sent,
  ) => {
    let call: unknown
    const visitor = await handling({
      createFederation: async ({ body: { logo, ...body } }) => {
        const bytes = Buffer.from(await logo.arrayBuffer())
        let streamed = 0
        for await (const piece of logo.stream()) streamed += piece.length
        call = { ...body, bytes: bytes.length, first: bytes[0], streamed, name: body.name, file: logo.name }
      },
    })
    const response = await visitor.send('POST', federations, change(await multipart(fields)))
    return { status: response.statusCode, call, answer: response.json() }
  }

  test('A file reaches the handler with the other fields, and is deleted afterwards', async () => {
    const call = { department_code: '45', name: 'Loiret', file: 'logo.png', first: 7 }
    const sent = await received({ ...entry, name: '  Loiret ', other: 'ignored', constructors: '1' })
    expect(sent.call).toEqual({ ...call, bytes: 3, streamed: 3 })
    expect(sent.status).toBe(200)
    expect(leftovers()).toEqual([])
    const largest = await received({ ...entry, logo: file(maxBytes) })
    expect(largest.call).toEqual({ ...call, bytes: maxBytes, streamed: maxBytes })
    expect(leftovers()).toEqual([])
  })

  test('_method in a form with a file turns the POST into another method', async () => {
    let name = ''
    const visitor = await handling({
      updateFederation: async ({ body }) => void (name = `${body.name} ${String(body.logo?.size)}`),
    })
    const form = async (method: string) => multipart({ name: 'Cher', _method: method })
    expect((await visitor.send('POST', `${federations}/1`, await form('PUT'))).statusCode).toBe(200)
    expect(name).toBe('Cher undefined')
    expect((await visitor.send('POST', `${federations}/1`, await form('PATCH'))).statusCode).toBe(404)
    expect((await visitor.send('PUT', `${federations}/1`, await multipart(entry))).statusCode).toBe(200)
    expect(name).toBe('Loiret 3')
  })

  test('A file that is too large is a 413 at its field, even without a Content-Length', async () => {
    for (const size of [maxBytes + 1, 4 * maxBytes]) {
      for (const isAnnounced of [true, false]) {
        const large = await received({ ...entry, logo: file(size) }, ({ body, headers }) => ({
          body: isAnnounced ? body : Readable.from([body.subarray(0, maxBytes), body.subarray(maxBytes)]),
          headers,
        }))
        expect([large.status, large.call]).toEqual([413, undefined])
        expect(large.answer).toEqual({
          message: 'Ce fichier est trop volumineux : 2 Mo au plus.',
          errors: { logo: ['Ce fichier est trop volumineux : 2 Mo au plus.'] },
        })
      }
    }
    expect(leftovers()).toEqual([])
  })

  test('Without a file, or with another value, the field has an error', async () => {
    const { logo: _, ...without } = entry
    const empty = new File([], '')
    for (const fields of [without, { ...without, logo: 'text' }, { ...without, logo: empty }]) {
      const { status, answer } = await received(fields)
      expect([status, answer.errors]).toEqual([422, { logo: ['Choisissez le logo, une image PNG.'] }])
    }
    const visitor = await world.as(admin)
    const json = await visitor.post(federations, { ...without, logo: { size: 1, stream: 'x' } })
    expect(json.json().errors).toEqual({ logo: ['Choisissez le logo, une image PNG.'] })
  })

  test('A file with a wrong extension is refused, whatever it contains', async () => {
    for (const name of ['logo', 'logo.png.exe', 'logo.svg', '.png ', 'png']) {
      const { status, call, answer } = await received({ ...entry, logo: file(3, name) })
      expect([name, status, call, answer.errors]).toEqual([
        name,
        422,
        undefined,
        { logo: ['Choisissez le logo, une image PNG. Le nom du fichier doit finir par « .png ».'] },
      ])
    }
  })

  test('The body of an unauthorised upload is not received', async () => {
    const sent = await multipart(entry)
    const visitor = await world.as(null)
    expect((await visitor.send('POST', federations, sent)).statusCode).toBe(401)
    const hunter = await world.as(giver)
    expect((await hunter.send('POST', federations, sent)).statusCode).toBe(403)
    const headers = { ...sent.headers, 'x-xsrf-token': 'wrong' }
    const forged = await (await world.as(admin)).send('POST', federations, { ...sent, headers })
    expect(forged.statusCode).toBe(419)
    expect(existsSync(folder) && leftovers()).toEqual([])
  })

  test('An unreadable form is a 400, one with too many parts a 413, an unexpected one a 415', async () => {
    const bodies: [status: number, change: (sent: { body: Buffer; headers: object }) => object][] = [
      [400, ({ body, headers }) => ({ body: body.subarray(0, body.length - 40), headers })],
      [400, ({ body }) => ({ body, headers: { 'content-type': 'multipart/form-data' } })],
      [400, ({ headers }) => ({ body: Buffer.from('nothing of the kind'), headers })],
      [422, ({ headers }) => ({ body: '', headers })],
    ]
    for (const [status, change] of bodies)
      expect([status, (await received(entry, change)).status]).toEqual([status, status])
    expect((await received({ ...entry, ['__proto__']: '1', constructor: '1' })).status).toBe(400)
    expect((await received({ ...entry, name: 'x'.repeat(70_000) })).status).toBe(413)
    expect((await received({ ...entry, name: Array(100).fill('x') as string[] })).status).toBe(413)
    expect((await received({ ...entry, logo: [file(), file()] })).status).toBe(413)
    const visitor = await world.as(giver)
    expect((await visitor.send('POST', '/api/v1/hunts/self', await multipart({}))).statusCode).toBe(415)
    expect(leftovers()).toEqual([])
  })

  test('Nothing is left when the client disconnects, or the handler fails', async () => {
    const visitor = await handling({ createFederation: () => Promise.reject(new Error('unforeseen')) })
    const { body, headers } = await multipart({ ...entry, logo: file(100_000) })
    expect((await visitor.send('POST', federations, { body, headers })).statusCode).toBe(500)
    const length = { 'content-length': String(body.length), ...headers }
    const socket = await connectTo(visitor.app)
    socket.write(`${visitor.headOf(`POST ${federations}`, length)}\r\n`)
    socket.write(body.subarray(0, 60_000))
    await expect.poll(leftovers).toHaveLength(1)
    socket.destroy()
    await expect.poll(leftovers).toEqual([])
  })
})
