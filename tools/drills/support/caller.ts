import { Agent, request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_PASSWORD } from '../../../server/demo/accounts.ts'
import type { Proxy } from './proxy.ts'

/** What came of a request: its status, or that its connection was cut or nothing came in time. */
export type Outcome = { status: number | 'cut' | 'silent'; took: number; body: string }

export type Sent = { method?: string; body?: object; key?: string }

/** Milliseconds after which a caller gives up, as the pages do. */
const PATIENCE = 15_000

/** Milliseconds after which somebody who was refused for now tries again. */
const WAIT = 2000

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

export type Caller = ReturnType<typeof makeCaller>

export function makeCaller(proxy: Pick<Proxy, 'url' | 'trusted'>) {
  const cookies = new Map<string, string>()
  const token = () => decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '')

  function send(path: string, sent: Sent = {}): Promise<Outcome> {
    const begun = performance.now()
    const body = sent.body === undefined ? undefined : JSON.stringify(sent.body)
    return new Promise((resolve) => {
      const end = (status: Outcome['status'], text = '') =>
        resolve({ status, took: performance.now() - begun, body: text })
      const call = request(
        `${proxy.url}${path}`,
        {
          agent,
          ca: proxy.trusted,
          method: sent.method ?? 'GET',
          signal: AbortSignal.timeout(PATIENCE),
          headers: {
            Accept: 'application/json',
            'X-Requested-With': 'XMLHttpRequest',
            'X-XSRF-TOKEN': token(),
            Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(sent.key && { 'Idempotency-Key': sent.key }),
            ...(body && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
          },
        },
        (answer) => {
          for (const cookie of answer.headers['set-cookie'] ?? []) {
            const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
            cookies.set(name!, value!)
          }
          let text = ''
          answer.on('data', (part) => (text += part))
          answer.on('end', () => end(answer.statusCode!, text))
          answer.on('error', () => end('cut'))
        },
      )
      call.on('error', ({ name }) => end(name === 'AbortError' || name === 'TimeoutError' ? 'silent' : 'cut'))
      call.end(body)
    })
  }

  let email = ''
  async function open(): Promise<Outcome> {
    await send('/login')
    const body = { email, password: DEMO_PASSWORD, _token: token() }
    return send('/login', { method: 'POST', body })
  }

  return {
    send,
    /** Opens a session, once the limit of attempts from one network allows it. */
    async signIn(address: string): Promise<void> {
      email = address
      let { status, body } = await open()
      for (; status === 429; { status, body } = await open()) await pause(WAIT)
      if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${body}`)
    },
    signInAgain: open,
  }
}
