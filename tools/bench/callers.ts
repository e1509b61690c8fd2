/** A request. `type`: what a text as body is, JSON by default; `from`: its network, as a proxy says it. */
export type Asked = {
  path: string
  method?: 'POST' | 'PUT'
  body?: string | FormData
  type?: string
  from?: string
  accept?: string
}
export type Caller = (asked: Asked) => Promise<{ status: number | 'none'; text: string }>

/** Milliseconds after which an answer is given up. */
const PATIENCE = 15_000

/** Calls a server as a browser does, signed in as somebody of the demonstration; as a stranger for null. */
export async function callerOf(url: string, email: string | null): Promise<Caller> {
  const cookies = new Map<string, string>()
  const token = () => decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '')
  const call: Caller = async (asked) => {
    const { path, method = 'GET', body, type = 'application/json', from, accept = 'application/json' } = asked
    try {
      const answer = await fetch(url + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
        headers: {
          accept,
          'x-requested-with': 'XMLHttpRequest',
          'x-xsrf-token': token(),
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
          ...(from && { 'x-forwarded-for': from }),
          ...(typeof body === 'string' && { 'content-type': type }),
        },
        ...(body && { body }),
      })
      for (const set of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = set.split(';')[0]!.split(/=(.*)/s)
        cookies.set(name, value)
      }
      return { status: answer.status, text: await answer.text() }
    } catch {
      return { status: 'none', text: '' }
    }
  }
  await call({ path: '/login', accept: 'text/html' })
  if (email === null) return call
  const body = JSON.stringify({ email, password: 'Venaison-2026', _token: token() })
  const { status, text } = await call({ path: '/login', method: 'POST', body })
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${text}`)
  return call
}
