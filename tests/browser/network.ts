import type { Page, Request, Route } from 'playwright-core'
import { type Endpoint, WORKBOOK } from '../../contract/endpoint.ts'
import { type EndpointName, type Endpoints, endpoints } from '../../contract/endpoints.ts'
import { problemOf } from '../../contract/problem.ts'
import type { CallParts, Flow, Which } from '../model.ts'

type Held = { name: EndpointName; parts: CallParts; route: Route }

/** Milliseconds a call may take to leave the page. */
const PATIENCE = 5000
const EXPIRED_TOKEN = 419

const patterns = Object.entries<Endpoint>(endpoints).map(([name, { method, path, accepts }]) => ({
  accepts,
  name: name as EndpointName,
  method: method as string,
  path: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

/** A form with a file is posted even if it replaces something, as no form can PUT. */
const isMadeBy = (request: Request, method: string) =>
  request.method() === method ||
  (method === 'PUT' &&
    request.method() === 'POST' &&
    request.headers()['content-type']?.startsWith('multipart/form-data') === true)

/** Which call of the contract a request makes, and what it carries. */
function callOf(request: Request): { name: EndpointName; parts: CallParts } | undefined {
  const url = new URL(request.url())
  for (const { name, method, path, accepts } of patterns) {
    const wantsWorkbook = request.headers()['accept'] === WORKBOOK
    const isAsked = isMadeBy(request, method) && wantsWorkbook === (accepts !== undefined)
    const found = isAsked ? path.exec(url.pathname) : null
    if (!found) continue
    const body = request.headers()['content-type']?.includes('json')
      ? (request.postDataJSON() as unknown)
      : undefined
    return { name, parts: { params: found.groups ?? {}, query: Object.fromEntries(url.searchParams), body } }
  }
  return undefined
}

/** An answer as it travels, in the envelope of its endpoint. */
const wrapped = (name: keyof Endpoints, output: unknown) =>
  endpoints[name].envelope === 'data' ? { data: output } : (output ?? {})

/** The test's hand on the calls of a page: those of the flow wait until they are answered. */
export async function holdNetwork(page: Page) {
  let flow: Pick<Flow, 'browser'> | undefined
  let names: ReadonlySet<EndpointName> = new Set()
  let held: Held[] = []
  let arrived = Promise.withResolvers<void>()
  const faulty = new Set<string>()

  page.on('requestfailed', (request) => {
    held = held.filter(({ route }) => route.request() !== request)
  })
  await page.route(
    (url) => patterns.some(({ path }) => path.test(url.pathname)),
    async (route) => {
      const call = callOf(route.request())
      if (!call || !names.has(call.name) || flow?.browser.holds?.(call.name, call.parts) === false)
        return route.continue()
      held.push({ ...call, route })
      arrived.resolve()
      arrived = Promise.withResolvers()
    },
  )

  async function next(name: EndpointName, which: Which): Promise<Held> {
    const limit = AbortSignal.timeout(PATIENCE)
    const late = new Promise<never>((_, reject) => {
      limit.addEventListener('abort', () => reject(new Error(`the page did not call ${name}`)))
    })
    // Heard by the race below, or by nobody once the call has come.
    late.catch(() => {})
    for (;;) {
      const coming = arrived.promise
      const index = held.findIndex((call) => call.name === name && which(call.parts))
      const [call] = index < 0 ? [] : held.splice(index, 1)
      if (call) return call
      await Promise.race([coming, late])
    }
  }

  async function fail({ route }: Held, error: unknown) {
    faulty.add(route.request().url())
    const problem = problemOf(error)
    if (problem.source === 'PHP') {
      const { source: _, ...json } = problem
      return route.fulfill({ status: 500, json })
    }
    if (problem.source !== 'API') return route.abort('connectionfailed')
    const { status, message, fields, retryAfter } = problem
    return route.fulfill({
      status,
      json: status === 422 ? { message, errors: fields } : { message },
      headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
    })
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
      faulty.clear()
      await Promise.all(dropped.map(({ route }) => route.abort().catch(() => {})))
    },
    isHeld: (name: EndpointName) => names.has(name),
    /** Whether a network line of the console comes from a fault that the test made. */
    isInjected: (url: string) => faulty.has(url),
    /** Lets the server answer. */
    async serve(name: EndpointName, which: Which = () => true) {
      const { route } = await next(name, which)
      const response = await route.fetch()
      if (!response.ok())
        throw new Error(`${name}: the server answers ${response.status()} ${await response.text()}`)
      await route.fulfill({ response })
    },
    /** Answers in place of the server. */
    async inject(name: EndpointName, output: unknown, which: Which = () => true) {
      const { route } = await next(name, which)
      await route.fulfill({ json: wrapped(name, output) })
    },
    /** Makes the call fail. A refused token is tried again once by the page, and refused again. */
    async fail(name: EndpointName, error: unknown, which: Which = () => true) {
      const problem = problemOf(error)
      const again = problem.source === 'API' && problem.status === EXPIRED_TOKEN
      await fail(await next(name, which), error)
      if (again) await fail(await next(name, which), error)
    },
  }
}
export type Network = Awaited<ReturnType<typeof holdNetwork>>
