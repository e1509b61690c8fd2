import { STATUS_CODES } from 'node:http'
import type { CDPSession } from 'playwright-core'
import { type Endpoint, WORKBOOK } from '../../../contract/endpoint.ts'
import { type EndpointName, type Endpoints, endpoints } from '../../../contract/endpoints.ts'
import { problemOf } from '../../../contract/problem.ts'
import type { CallParts, Flow, CallMatcher } from '../../model/model.ts'
import { TIME_LIMIT } from './time-limit.ts'

/** A request as the browser is about to send it; `id` names it to the browser, `networkId` to its network log. */
type Asked = { url: string; method: string; headers: Record<string, string>; postData?: string }
type Held = { name: EndpointName; parts: CallParts; id: string; networkId: string; url: string }

const EXPIRED_TOKEN = 419

const patterns = Object.entries<Endpoint>(endpoints).map(([name, { method, path, accepts }]) => ({
  accepts,
  name: name as EndpointName,
  method: method as string,
  path: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

const header = ({ headers }: Asked, name: string) =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]

/** A form with a file is posted even if it replaces something, as no form can PUT. */
const isMadeBy = (request: Asked, method: string) =>
  request.method === method ||
  (method === 'PUT' &&
    request.method === 'POST' &&
    header(request, 'content-type')?.startsWith('multipart/form-data') === true)

/** Which call of the contract a request makes, and what it carries. */
function callOf(request: Asked): { name: EndpointName; parts: CallParts } | undefined {
  const url = new URL(request.url)
  for (const { name, method, path, accepts } of patterns) {
    const wantsWorkbook = header(request, 'accept') === WORKBOOK
    const isAsked = isMadeBy(request, method) && wantsWorkbook === (accepts !== undefined)
    const found = isAsked ? path.exec(url.pathname) : null
    if (!found) continue
    const isJson = header(request, 'content-type')?.includes('json') && request.postData !== undefined
    const body = isJson ? (JSON.parse(request.postData ?? '') as unknown) : undefined
    return { name, parts: { params: found.groups ?? {}, query: Object.fromEntries(url.searchParams), body } }
  }
  return undefined
}

const callText = (name: EndpointName) => `« ${endpoints[name].summary} »`

/** An answer as it travels, in the envelope of its endpoint. */
const wrapped = (name: keyof Endpoints, output: unknown) =>
  endpoints[name].envelope === 'data' ? { data: output } : (output ?? {})

/**
 * The test's hand on the calls of a page: those of the flow wait until they are answered.
 *
 * Only the page's own calls are stopped on their way, by the browser itself: what the page is made
 * of stays in the browser's cache from one path to the next.
 */
export async function holdNetwork(browser: CDPSession) {
  let flow: Pick<Flow, 'browser'> | undefined
  let names: ReadonlySet<EndpointName> = new Set()
  let held: Held[] = []
  let arrived = Promise.withResolvers<void>()
  const served = new Map<string, (status: number) => void>()
  const faulty = new Set<string>()

  /** Answering a request that the page has aborted fails, which is fine. */
  const deaf = () => {}
  browser.on('Network.loadingFailed', ({ requestId }) => {
    held = held.filter(({ networkId }) => networkId !== requestId)
  })
  browser.on('Fetch.requestPaused', ({ requestId, networkId = '', request, responseStatusCode }) => {
    const tell = served.get(networkId)
    const call = tell ? undefined : callOf(request)
    if (tell) {
      served.delete(networkId)
      tell(responseStatusCode ?? 0)
    }
    if (!call || !names.has(call.name) || flow?.browser.intercepts?.(call.name, call.parts) === false)
      return void browser.send('Fetch.continueRequest', { requestId }).catch(deaf)
    held.push({ ...call, id: requestId, networkId, url: request.url })
    arrived.resolve()
    arrived = Promise.withResolvers()
  })
  await browser.send('Network.enable')
  await browser.send('Fetch.enable', {
    patterns: [
      { urlPattern: '*', resourceType: 'XHR' },
      { urlPattern: '*', resourceType: 'Fetch' },
    ],
  })

  /** @throws when it takes longer than it may */
  async function inTime<T>(awaited: Promise<T>, otherwise: string): Promise<T> {
    const limit = AbortSignal.timeout(TIME_LIMIT)
    const late = new Promise<never>((_, reject) => {
      limit.addEventListener('abort', () => reject(new Error(otherwise)))
    })
    // Heard by the race, or by nobody once the other has won.
    late.catch(deaf)
    return Promise.race([awaited, late])
  }

  async function next(name: EndpointName, matches: CallMatcher): Promise<Held> {
    for (;;) {
      const coming = arrived.promise
      const index = held.findIndex((call) => call.name === name && matches(call.parts))
      const [call] = index < 0 ? [] : held.splice(index, 1)
      if (call) return call
      await inTime(coming, `la page ne demande pas ${callText(name)}`)
    }
  }

  /** Does something with a waiting call; one that the page gave up without being heard yet makes way. */
  async function withNext(name: EndpointName, matches: CallMatcher, use: (call: Held) => Promise<unknown>) {
    for (;;) {
      const call = await next(name, matches)
      try {
        return await use(call)
      } catch (error) {
        if (!String(error).includes('Invalid InterceptionId')) throw error
      }
    }
  }

  const answer = ({ id }: Held, status: number, json: unknown, headers: Record<string, string> = {}) =>
    browser.send('Fetch.fulfillRequest', {
      requestId: id,
      responseCode: status,
      // The browser knows no words for 419.
      responsePhrase: STATUS_CODES[status] ?? 'Page Expired',
      responseHeaders: Object.entries({ 'Content-Type': 'application/json', ...headers }).map(
        ([name, value]) => ({ name, value }),
      ),
      body: Buffer.from(JSON.stringify(json)).toString('base64'),
    })

  async function fail(call: Held, error: unknown) {
    faulty.add(call.url)
    const problem = problemOf(error)
    if (problem.source === 'PHP') {
      const { source: _, ...json } = problem
      return answer(call, 500, json)
    }
    if (problem.source !== 'API')
      return browser.send('Fetch.failRequest', { requestId: call.id, errorReason: 'ConnectionFailed' })
    const { status, message, fields, retryAfter } = problem
    const json = status === 422 ? { message, errors: fields } : { message }
    return answer(call, status, json, retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) })
  }

  return {
    /** From here on the calls with these names wait. */
    hold(calls: ReadonlySet<EndpointName>, of: Pick<Flow, 'browser'>) {
      names = calls
      flow = of
    },
    /** Lets everything through again. */
    async release() {
      names = new Set()
      const dropped = held
      held = []
      served.clear()
      faulty.clear()
      const errorReason = 'Aborted'
      await Promise.all(
        dropped.map(({ id }) =>
          browser.send('Fetch.failRequest', { requestId: id, errorReason }).catch(deaf),
        ),
      )
    },
    isHeld: (name: EndpointName) => names.has(name),
    /** Whether a network line of the console comes from a fault that the test made. */
    isInjected: (url: string) => faulty.has(url),
    /** Lets the server answer. */
    async serve(name: EndpointName, matches: CallMatcher = () => true) {
      let answered = Promise.resolve(0)
      await withNext(name, matches, ({ id, networkId }) => {
        answered = new Promise((resolve) => void served.set(networkId, resolve))
        return browser.send('Fetch.continueRequest', { requestId: id, interceptResponse: true })
      })
      const status = await inTime(answered, `le serveur ne répond pas à ${callText(name)}`)
      if (status >= 400) throw new Error(`à ${callText(name)}, le serveur répond ${status}`)
    },
    /** Answers in place of the server. */
    async inject(name: EndpointName, output: unknown, matches: CallMatcher = () => true) {
      await withNext(name, matches, (call) => answer(call, 200, wrapped(name, output)))
    },
    /** Makes the call fail. A refused token is tried again once by the page, and refused again. */
    async fail(name: EndpointName, error: unknown, matches: CallMatcher = () => true) {
      const problem = problemOf(error)
      const again = problem.source === 'API' && problem.status === EXPIRED_TOKEN
      for (let times = again ? 2 : 1; times > 0; times--)
        await withNext(name, matches, (call) => fail(call, error))
    },
  }
}
export type Network = Awaited<ReturnType<typeof holdNetwork>>
