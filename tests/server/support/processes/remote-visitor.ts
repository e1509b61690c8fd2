/** A browser of a server that runs as a process: keeps cookies and sends the CSRF token back. */
export class RemoteVisitor {
  readonly #url: string
  readonly #cookies = new Map<string, string>()
  constructor(url: string) {
    this.#url = url
  }

  /** Sends a request as the application's scripts do, with more headers. */
  async send(method: string, path: string, body?: object, headers: object = {}): Promise<Response> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        accept: path.startsWith('/api') || method !== 'GET' ? 'application/json' : 'text/html',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': encodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const text of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (name) this.#cookies.set(name, decodeURIComponent(value ?? ''))
    }
    return response
  }

  /** Opens the sign-in page and signs in; answers the status. */
  async signIn(email: string, password = 'Venaison-2026'): Promise<number> {
    await (await this.send('GET', '/login')).text()
    return (await this.send('POST', '/login', { email, password })).status
  }
}
