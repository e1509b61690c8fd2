import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, endpoint } from '../../../contract/endpoint.ts'
import { CallFailed } from '../../../contract/problem.ts'
import { type Parts, request } from '../../../src/actors/request.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.cookie = 'XSRF-TOKEN=; max-age=0'
})

const common = { path: '/api/v1/things', summary: 'Things', access: 'public', envelope: 'data' } as const
const reading = endpoint('readThings', { ...common, method: 'GET', answer: z.unknown() })
const writing = endpoint('writeThing', { ...common, method: 'PUT', answer: z.unknown() })
const signing = endpoint('sign', { ...common, path: '/login', method: 'POST', answer: z.unknown() })
const uploading = endpoint('upload', {
  ...common,
  method: 'PUT',
  upload: { field: 'logo', maxBytes: 10 },
  answer: z.unknown(),
})

const file = (body: BodyInit, type: string) => new Response(body, { headers: { 'Content-Type': type } })

/** Makes a call, which gets these answers in turn; what it came to, and what it sent. */
async function calling(called: Endpoint, parts: Parts, ...answers: Response[]) {
  const sent: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return Promise.resolve(answers.shift())
  })
  const answer: unknown = await request(called, parts, new AbortController().signal).catch(
    (error: unknown) => error,
  )
  return { answer, sent, header: (name: string) => new Headers(sent[0]!.init.headers).get(name) }
}

const done = () => Response.json({ data: null })
const sentBy = async (called: Endpoint, parts: Parts) => (await calling(called, parts, done())).sent[0]!

test('a query says booleans as digits, repeats the name of a list, and leaves out what is absent', async () => {
  const query = { search: 'dé & "x" +', ids: [3, 4], none: [], absent: undefined, empty: null, near: true }
  expect((await sentBy(reading, { query })).url).toBe(
    '/api/v1/things?search=d%C3%A9+%26+%22x%22+%2B&ids=3&ids=4&empty=&near=1',
  )
  expect((await sentBy(reading, { query: { absent: undefined } })).url).toBe('/api/v1/things')
})

test('what is read has no body, what is written is JSON, and a page’s form carries its token', async () => {
  document.cookie = 'XSRF-TOKEN=a%2Fb'
  const read = await calling(reading, {}, done())
  expect([read.sent[0]!.init.body, read.header('Content-Type')]).toEqual([undefined, null])
  const written = await calling(writing, { body: { name: null, is_open: false } }, done())
  expect(written.sent[0]!.init).toMatchObject({ method: 'PUT', body: '{"name":null,"is_open":0}' })
  expect(written.header('Content-Type')).toBe('application/json')
  expect(written.header('X-XSRF-TOKEN')).toBe('a/b')
  expect((await sentBy(signing, {})).init.body).toBe('{"_token":"a/b"}')
})

test('a file is sent as a form, which the browser itself describes', async () => {
  const logo = new File(['x'], 'logo.png')
  const { sent, header } = await calling(uploading, { body: { logo, name: null, absent: undefined } }, done())
  const { method, body } = sent[0]!.init
  expect([method, header('Content-Type')]).toEqual(['POST', null])
  expect([...(body as FormData).keys()]).toEqual(['_method', 'logo', 'name'])
  expect((body as FormData).get('name')).toBe('')
})

test('an answer is read as what it says it is', async () => {
  const answered = async (response: Response) => (await calling(reading, {}, response)).answer
  expect(await answered(Response.json({ data: { id: 1 } }))).toEqual({ id: 1 })
  expect(await answered(file('{"id":1}', 'application/problem+json'))).toEqual({ id: 1 })
  expect(await answered(file('12', 'text/csv; charset=utf-8'))).toBe('12')
  expect(await answered(file('<html>', 'application/json'))).toBe('<html>')
  expect(await answered(file('x', 'application/vnd.ms-excel'))).toBeInstanceOf(Blob)
  expect(await answered(new Response(null, { status: 204 }))).toBe('')
})

test('a call whose token has expired gets a new one from the page, and is sent again with it', async () => {
  document.cookie = 'XSRF-TOKEN=old'
  const page = new Response('<!doctype html>')
  vi.spyOn(page, 'text').mockImplementation(() => {
    document.cookie = 'XSRF-TOKEN=new'
    return Promise.resolve('')
  })
  const { answer, sent } = await calling(signing, {}, new Response('', { status: 419 }), page, done())
  expect(sent.map(({ url }) => url)).toEqual(['/login', '/', '/login'])
  expect(sent.map(({ init }) => init.body)).toEqual(['{"_token":"old"}', undefined, '{"_token":"new"}'])
  expect(answer).toBeNull()
})

test('a page that cannot be had again says why', async () => {
  const refused = () => Response.json({ message: 'Non.' }, { status: 419 })
  const { answer } = await calling(signing, {}, refused(), Response.json({}, { status: 500 }))
  expect(answer).toBeInstanceOf(CallFailed)
  expect((answer as CallFailed).problem).toMatchObject({ source: 'API', status: 500 })
})
