import { Pool } from 'undici'
import { keyedHash } from '../../../server/security/secret.ts'
import type { Proxy } from '../../drills/support/proxy.ts'
import { SECRET } from '../../drills/support/service.ts'
import { newRequestId, REQUEST_ID_HEADER } from '../../../contract/request-id.ts'

/** What came of a request: its status, or `none` if it was sent and there was no answer within 15 seconds. */
export type Status = number | 'none'

export type Sent = { method?: 'GET' | 'POST' | 'PUT'; body?: object; accept?: string; from?: string }

const PATIENCE = 15_000
/**
 * Connections at once; further requests wait for one, which counts. Without a bound, a service that falls
 * behind would be measured by what its connections cost the load.
 */
const CONNECTIONS = 256

/** Calls a service as a browser does; `session` is that of a person, null for a stranger. */
export function visitorOf(proxy: Proxy) {
  const cookiesOf = (session: string | null) => {
    const hash = session === null ? '' : keyedHash(SECRET, 'session', session)
    const token = `0123456789abcdefghijkl.${keyedHash(SECRET, 'csrf', '0123456789abcdefghijkl', hash)}`
    return { token, cookie: `XSRF-TOKEN=${token}${session === null ? '' : `; __Host-session=${session}`}` }
  }
  const patience = { headersTimeout: PATIENCE, bodyTimeout: PATIENCE }
  const connect = { ca: proxy.trusted }
  const pool = new Pool(proxy.url, { ...patience, connect, connections: CONNECTIONS })
  return async (session: string | null, path: string, sent: Sent = {}): Promise<Status> => {
    const { token, cookie } = cookiesOf(session)
    const { method = 'GET', accept = 'application/json', from } = sent
    const body = sent.body && JSON.stringify({ ...sent.body, ...(!session && { _token: token }) })
    // An address of its own is a connection of its own.
    const way = from
      ? new Pool(proxy.url, { ...patience, connect: { ...connect, localAddress: from } })
      : pool
    try {
      const answer = await way.request({
        path,
        method,
        headers: {
          accept,
          [REQUEST_ID_HEADER]: newRequestId(),
          'x-requested-with': 'XMLHttpRequest',
          'x-xsrf-token': token,
          cookie,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body }),
      })
      await answer.body.dump({ limit: Infinity })
      return answer.statusCode
    } catch {
      return 'none'
    } finally {
      if (from) await way.close()
    }
  }
}
