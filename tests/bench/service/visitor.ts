import { Agent, request } from 'node:https'
import { keyedHash } from '../../../server/security/secret.ts'
import type { Proxy } from '../../service/support/proxy.ts'

/** What came of a request: its status, or `none` if there was no answer within 15 seconds. */
export type Status = number | 'none'

export type Sent = { method?: string; body?: object; accept?: string; from?: string }

const PATIENCE = 15_000
/**
 * Connections at once; further requests wait for one, which counts. Without a bound, a service that falls
 * behind would be measured by what its connections cost the load.
 */
const CONNECTIONS = 256
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** Calls a service as a browser does; `session` is that of a person, null for a stranger. */
export function visitorOf(proxy: Proxy, secret: string) {
  const cookiesOf = (session: string | null) => {
    const hash = session === null ? '' : keyedHash(secret, 'session', session)
    const token = `0123456789abcdefghijkl.${keyedHash(secret, 'csrf', '0123456789abcdefghijkl', hash)}`
    return { token, cookie: `XSRF-TOKEN=${token}${session === null ? '' : `; __Host-session=${session}`}` }
  }
  return (session: string | null, path: string, sent: Sent = {}): Promise<Status> => {
    const { token, cookie } = cookiesOf(session)
    const written = sent.body && JSON.stringify({ ...sent.body, ...(!session && { _token: token }) })
    return new Promise((resolve) => {
      const call = request(
        `${proxy.url}${path}`,
        {
          // An address of its own is a connection of its own.
          ...(sent.from ? { localAddress: sent.from } : { agent }),
          ca: proxy.trusted,
          method: sent.method ?? 'GET',
          signal: AbortSignal.timeout(PATIENCE),
          headers: {
            Accept: sent.accept ?? 'application/json',
            'X-Requested-With': 'XMLHttpRequest',
            'X-XSRF-TOKEN': token,
            Cookie: cookie,
            ...(written && {
              'Content-Type': 'application/json',
              'Content-Length': Buffer.byteLength(written),
            }),
          },
        },
        (answer) => {
          answer.resume()
          answer.on('end', () => resolve(answer.statusCode ?? 'none'))
          answer.on('error', () => resolve('none'))
        },
      )
      call.on('error', () => resolve('none'))
      call.end(written)
    })
  }
}
