import { STATUS_CODES } from 'node:http'
import type { CDPSession } from 'playwright-core'
import { type EndpointName, type Endpoints, endpoints } from '../../../contract/endpoints.ts'
import { problemOf, wasAborted } from '../../../contract/problem.ts'
import type { CallParts, Flow, CallMatcher } from '../../model/model.ts'
import { EMPTY_PAGE, emptyPage, ofEmptyPage } from './empty-page.ts'
import { callOf } from './requested-call.ts'
import { TIME_LIMIT } from './time-limit.ts'

/** A held call. `id`: for the Fetch domain of the browser; `networkId`: for its network log. */
type Held = { name: EndpointName; parts: CallParts; id: string; networkId: string; url: string }

const EXPIRED_TOKEN = 419
const isRefusal = (status: number) =>
  status >= 400 && status < 500 && ![401, 408, EXPIRED_TOKEN, 429].includes(status)

/**
 * The outcome of a call: answered by the server, answered by the test, failed by the test, executed with
 * its answer lost, or aborted by the page.
 */
export type CallRecord = {
  name: EndpointName
  became: 'served' | 'injected' | 'failed' | 'lost' | 'abandoned'
}

/** A sign-in link is created by a GET (spec §6). */
const changingReads = new Set<EndpointName>(['readUserToken'])
export const isRead = ({ name }: CallRecord) => endpoints[name].method === 'GET' && !changingReads.has(name)

export const changesOf = (records: readonly CallRecord[]): EndpointName[] =>
  records
    .filter((record) => !isRead(record) && (record.became === 'served' || record.became === 'lost'))
    .map(({ name }) => name)

const callText = (name: EndpointName) => `« ${endpoints[name].summary} »`

const wrapped = (name: keyof Endpoints, output: unknown) =>
  endpoints[name].envelope === 'data' ? { data: output } : (output ?? {})

/**
 * Holds the calls of a flow until the test answers them. Only API calls are intercepted, through the
 * browser's Fetch domain, so that static files stay in the browser's cache between paths.
 */
export async function holdNetwork(browser: CDPSession) {
  let flow: Pick<Flow, 'browser'> | undefined
  let names: ReadonlySet<EndpointName> = new Set()
  let held: Held[] = []
  let records: CallRecord[] = []
  const note = (name: EndpointName, became: CallRecord['became']) => void records.push({ name, became })
  let arrived = Promise.withResolvers<void>()
  const served = new Map<string, (status: number) => void>()
  const faulty = new Set<string>()
  const unheard = new Set<string>()
  const underWay = new Set<string>()

  /** Ignores errors: answering a request that the page has aborted fails. */
  const deaf = () => {}
  browser.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') underWay.add(requestId)
  })
  browser.on('Network.loadingFinished', ({ requestId }) => void underWay.delete(requestId))
  browser.on('Network.loadingFailed', ({ requestId }) => {
    underWay.delete(requestId)
    for (const { name } of held.filter(({ networkId }) => networkId === requestId)) note(name, 'abandoned')
    held = held.filter(({ networkId }) => networkId !== requestId)
  })
  browser.on('Fetch.requestPaused', ({ requestId, networkId = '', request, responseStatusCode }) => {
    if (request.url.endsWith(EMPTY_PAGE))
      return void browser.send('Fetch.fulfillRequest', { requestId, ...emptyPage }).catch(deaf)
    underWay.add(networkId)
    const tell = served.get(networkId)
    const call = tell ? undefined : callOf(request)
    if (tell) {
      served.delete(networkId)
      tell(responseStatusCode ?? 0)
    }
    if (unheard.delete(networkId))
      return void browser.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }).catch(deaf)
    if (!call || !names.has(call.name) || flow?.browser.intercepts?.(call.name, call.parts) === false) {
      if (call) note(call.name, 'served')
      return void browser.send('Fetch.continueRequest', { requestId }).catch(deaf)
    }
    held.push({ ...call, id: requestId, networkId, url: request.url })
    arrived.resolve()
    arrived = Promise.withResolvers()
  })
  await browser.send('Network.enable')
  await browser.send('Fetch.enable', {
    patterns: [
      { urlPattern: '*', resourceType: 'XHR' },
      { urlPattern: '*', resourceType: 'Fetch' },
      ofEmptyPage,
    ],
  })

  async function inTime<T>(awaited: Promise<T>, otherwise: string): Promise<T> {
    const limit = AbortSignal.timeout(TIME_LIMIT)
    const late = new Promise<never>((_, reject) => {
      limit.addEventListener('abort', () => reject(new Error(otherwise)))
    })
    // Handles the rejection even after the race was decided.
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

  /** Runs `act` on the next held call; calls aborted by the page are skipped. */
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
      // The browser has no reason phrase for 419.
      responsePhrase: STATUS_CODES[status] ?? 'Page Expired',
      responseHeaders: Object.entries({ 'Content-Type': 'application/json', ...headers }).map(
        ([name, value]) => ({ name, value }),
      ),
      body: Buffer.from(JSON.stringify(json)).toString('base64'),
    })

  async function fail(call: Held, error: unknown) {
    faulty.add(call.url)
    const problem = problemOf(error)
    if (wasAborted(error)) return
    if (problem.source === 'PHP') return answer(call, 500, { ...problem, source: undefined })
    if (problem.source !== 'API')
      return browser.send('Fetch.failRequest', { requestId: call.id, errorReason: 'ConnectionFailed' })
    const { status, message, fields, retryAfter } = problem
    const json = status === 422 ? { message, errors: fields } : { message }
    return answer(call, status, json, retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) })
  }

  return {
    hold(calls: ReadonlySet<EndpointName>, of: Pick<Flow, 'browser'>) {
      names = calls
      flow = of
    },
    held: (): readonly Held[] => held,
    async release() {
      names = new Set()
      const dropped = held
      held = []
      records = []
      served.clear()
      faulty.clear()
      underWay.clear()
      const errorReason = 'Aborted'
      await Promise.all(
        dropped.map(({ id }) =>
          browser.send('Fetch.failRequest', { requestId: id, errorReason }).catch(deaf),
        ),
      )
    },
    isHeld: (name: EndpointName) => names.has(name),
    /** Lets the server answer held and future calls. */
    async letThrough() {
      names = new Set()
      const waiting = held
      held = []
      for (const { id, name } of waiting) {
        note(name, 'served')
        await browser.send('Fetch.continueRequest', { requestId: id }).catch(deaf)
      }
    },
    /** Whether no call is held or in progress, and no part of the page still arrives. */
    isQuiet: () => underWay.size === 0,
    /** The outcome of every call since the last release, in order. */
    records: (): readonly CallRecord[] => records,
    /** Whether a network error in the console was caused by the test. */
    isInjected: (url: string) => faulty.has(url),
    async serve(name: EndpointName, matches: CallMatcher = () => true) {
      let answered = Promise.resolve(0)
      await withNext(name, matches, ({ id, networkId }) => {
        answered = new Promise((resolve) => void served.set(networkId, resolve))
        return browser.send('Fetch.continueRequest', { requestId: id, interceptResponse: true })
      })
      note(name, 'served')
      const status = await inTime(answered, `le serveur ne répond pas à ${callText(name)}`)
      if (status >= 400) throw new Error(`à ${callText(name)}, le serveur répond ${status}`)
    },
    /** Lets the server execute a call, and drops its answer. */
    async lose(name: EndpointName) {
      let answered = Promise.resolve(0)
      await withNext(
        name,
        () => true,
        ({ id, networkId, url }) => {
          faulty.add(url)
          unheard.add(networkId)
          answered = new Promise((resolve) => void served.set(networkId, resolve))
          return browser.send('Fetch.continueRequest', { requestId: id, interceptResponse: true })
        },
      )
      await inTime(answered, `le serveur ne répond pas à ${callText(name)}`)
      note(name, 'lost')
    },
    async inject(name: EndpointName, output: unknown, matches: CallMatcher = () => true) {
      await withNext(name, matches, (call) => answer(call, 200, wrapped(name, output)))
      note(name, 'injected')
    },
    /** Makes a call fail, or leaves it unanswered. After a 419 the page retries once, and that fails too. */
    async fail(name: EndpointName, error: unknown, matches: CallMatcher = () => true) {
      const problem = problemOf(error)
      const again = problem.source === 'API' && problem.status === EXPIRED_TOKEN
      for (let times = again ? 2 : 1; times > 0; times--)
        await withNext(name, matches, (call) => fail(call, error))
      // A refused read shows a state that the server would not produce.
      const isVerdict =
        endpoints[name].method === 'GET' && problem.source === 'API' && isRefusal(problem.status)
      note(name, isVerdict ? 'injected' : 'failed')
    },
  }
}
export type Network = Awaited<ReturnType<typeof holdNetwork>>
