import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { buildApp, type AppParts } from '../../../server/app.ts'
import { handlers } from '../../../server/handlers/registry.ts'
import { temporaryFolder } from '../../world/temporary-folder.ts'

/** A minimal build of the browser application. */
const dist = temporaryFolder()
const shell = `<!doctype html><html lang="fr"><head><meta property="csp-nonce" nonce="__CSP_NONCE__"></head>
<body><div id="root"><!--app--></div><!--boot--><script type="module" src="/assets/app-1.js"></script></body></html>`
for (const folder of ['assets', 'prerendered', 'documents']) mkdirSync(join(dist, folder))
writeFileSync(join(dist, 'index.html'), shell)
writeFileSync(join(dist, 'assets', 'app-1.js'), 'export {}')
writeFileSync(join(dist, 'assets', 'app-1.js.br'), 'compressed')
writeFileSync(join(dist, 'documents', 'sheet.pdf'), '%PDF-')
const scripts = { shell: ['assets/shell-1.js'], giver: ['assets/shell-1.js', 'assets/giver-1.js'] }
writeFileSync(join(dist, 'preloads.json'), JSON.stringify(scripts))
const prerendered = '<form><input type="hidden" name="_token" value="__CSRF_TOKEN__"></form>'
writeFileSync(join(dist, 'prerendered', 'login.html'), prerendered)

const publicUrl = 'https://venaison.example.org'

/** The secret key of the tests. */
export const secret = 'a secret that only tests know'
type Parts = Partial<AppParts> & Pick<AppParts, 'db'>

/** The application on a database; the caller closes it. */
export const makeApp = (parts: Parts): Promise<FastifyInstance> =>
  buildApp({ handlers, dist, secret, publicUrl, ...parts })

/** The application on a database, closed after the test. */
export async function openApp(parts: Parts): Promise<FastifyInstance> {
  const app = await makeApp(parts)
  onTestFinished(() => app.close())
  return app
}

/** The parts of an application that keeps what it logs: `lines`, as JSON. */
export function keptLog(logLevel: AppParts['logLevel'] = 'debug') {
  const lines: string[] = []
  return { lines, logLevel, logStream: { write: (line: string) => void lines.push(line) } }
}

/** A connection of its own to an application, which then listens; closed after the test. */
export async function connectTo(app: FastifyInstance): Promise<Socket> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  return socket.on('error', () => {})
}

/** The boot values in a page. */
export const bootOf = (page: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(page)![1]!)

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Sent = { body?: object | string; headers?: Record<string, string> }

/** A browser as the server sees it: keeps cookies and sends the CSRF token back. */
export class Visitor {
  readonly app: FastifyInstance
  readonly cookies = new Map<string, string>()
  constructor(app: FastifyInstance) {
    this.app = app
  }

  /** Sends a request as the application's scripts do; `headers` replace theirs. */
  async send(method: Method, url: string, { body, headers }: Sent = {}): Promise<LightMyRequestResponse> {
    const response = await this.app.inject({
      method,
      url,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': encodeURIComponent(this.cookies.get('XSRF-TOKEN') ?? ''),
        ...headers,
      },
      cookies: Object.fromEntries(this.cookies),
      ...(body === undefined ? {} : { payload: body }),
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0 || value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  /** The head of a request as it is sent over a connection, without its last line. */
  headOf(request: string, headers: Record<string, string> = {}): string {
    const own = {
      host: 'localhost',
      cookie: [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': encodeURIComponent(this.cookies.get('XSRF-TOKEN') ?? ''),
    }
    const lines = Object.entries({ ...own, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
    return `${request} HTTP/1.1\r\n${lines.join('')}`
  }

  get = (url: string, headers?: Record<string, string>) => this.send('GET', url, headers ? { headers } : {})
  post = (url: string, body?: object) => this.send('POST', url, body ? { body } : {})
  put = (url: string, body?: object) => this.send('PUT', url, body ? { body } : {})
  delete = (url: string) => this.send('DELETE', url)
  /** Opens a page, which sets the CSRF token. */
  open = (page: string) => this.get(page, { accept: 'text/html' })

  /** Opens the sign-in page and signs in. */
  async signIn(email: string, password = 'Venaison-2026'): Promise<LightMyRequestResponse> {
    await this.open('/login')
    return this.post('/login', { email, password })
  }
}

/** A new visitor of an application. */
export const visit = (app: FastifyInstance): Visitor => new Visitor(app)

/** The status and the message of an answer. */
export async function message(answer: PromiseLike<{ statusCode: number; json: () => unknown }>) {
  const { statusCode, json } = await answer
  return [statusCode, (json() as { message: string }).message]
}
