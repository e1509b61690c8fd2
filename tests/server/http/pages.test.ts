import { expect, test } from 'vitest'
import { helpPages } from '../../../contract/guides.ts'
import { pages } from '../../../contract/pages.ts'
import { giver, manon, waiting } from '../../world/people.ts'
import { seedAccounts } from '../support/accounts.ts'
import { openApp, visit } from '../support/app.ts'
import { onAnyDatabase } from '../support/databases.ts'
import { REQUEST_ID } from '../../../contract/request-id.ts'

/** The boot values in a page. */
const bootOf = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)![1]!)

onAnyDatabase((fresh) => {
  test('Every page of the product is the application, and so is an unknown one, as a 404', async () => {
    const visitor = visit(await openApp({ db: fresh() }))
    for (const page of [...pages, ...helpPages()]) {
      const { statusCode, body } = await visitor.open(page.replace(/\{\w+\}/, 'one'))
      expect([statusCode, body.includes('<div id="root">')], page).toEqual([200, true])
    }
    const unknown = await visitor.open('/no/such/page')
    expect([unknown.statusCode, unknown.body.includes('id="boot"')]).toEqual([404, true])
    expect((await visitor.get('/no/such/file.js', { accept: '*/*' })).statusCode).toBe(404)
    for (const hidden of [
      '/index.html',
      '/prerendered/login.html',
      '/assets/app-1.js.br',
      '/../package.json',
    ]) {
      expect((await visitor.get(hidden)).statusCode, hidden).toBe(404)
    }
  })

  test('The boot values are null without a session, and cannot break out of their block', async () => {
    const db = fresh()
    const visitor = visit(await openApp({ db }))
    expect(bootOf((await visitor.open('/')).body)).toEqual({
      user: null,
      role: null,
      federation: null,
      permissions: null,
      second_factor: null,
      assistance: null,
    })
    const firstname = '</script><!--<script>alert(1)__CSP_NONCE__$&'
    await db.updateTable('users').set({ firstname }).where('id', '=', giver.id).execute()
    await visitor.signIn(giver.email)
    const { body } = await visitor.open('/giver')
    expect(bootOf(body).user.firstname).toBe(firstname)
    expect(body).not.toContain('<!--<script>alert')
  })

  test('The page of a signed-in person announces its scripts, with its nonce; others announce none', async () => {
    const visitor = visit(await openApp({ db: fresh() }))
    const announced = async (page: string) => {
      const { body, headers } = await visitor.open(page)
      const links = [...body.matchAll(/<link rel="modulepreload" nonce="([^"]+)" href="([^"]+)">/g)]
      for (const [, nonce] of links) expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
      return links.map(([, , href]) => href)
    }
    expect(await announced('/giver')).toEqual([])
    await visitor.signIn(giver.email)
    expect(await announced('/giver?contacts=1')).toEqual(['/assets/shell-1.js', '/assets/giver-1.js'])
    expect(await announced('/')).toEqual(['/assets/shell-1.js', '/assets/giver-1.js'])
    expect(await announced('/account')).toEqual(['/assets/shell-1.js'])
    expect((await visitor.get('/preloads.json', { accept: '*/*' })).statusCode).toBe(404)
  })

  test('A giver’s home begins with its calls, with its nonce, also at the start of the application', async () => {
    const app = await openApp({ db: fresh() })
    const visitor = visit(app)
    /** The addresses that the page asks for before any script is there. */
    const begun = async (page: string, by = visitor) => {
      const { body, headers } = await by.open(page)
      const [, nonce, urls] =
        /<script nonce="([^"]+)">\s*earlyAnswers = new Map\((\[[^\]]*\])/.exec(body) ?? []
      if (urls === undefined) return []
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
      return JSON.parse(urls) as string[]
    }
    expect(await begun('/giver')).toEqual([])
    await visitor.signIn(giver.email)
    const calls = await begun('/giver?contacts=1')
    expect(calls).toHaveLength(4)
    for (const call of calls) expect([call, (await visitor.get(call)).statusCode]).toEqual([call, 200])
    expect(await begun('/')).toEqual(calls)
    expect(await begun('/account')).toEqual([])
    const held = visit(app)
    await held.signIn(waiting.email)
    for (const page of ['/', '/giver']) expect([page, await begun(page, held)]).toEqual([page, []])
    const receiver = visit(app)
    await receiver.signIn(manon.email)
    for (const page of ['/', '/giver', '/receiver'])
      expect([page, await begun(page, receiver)]).toEqual([page, []])
  })

  test('The sign-in form is prerendered with its token, without a session only', async () => {
    const visitor = visit(await openApp({ db: fresh() }))
    const { body } = await visitor.open('/login?previous_url=%2Fgiver')
    expect(body).toContain(`<input type="hidden" name="_token" value="${visitor.cookies.get('XSRF-TOKEN')}">`)
    expect((await visitor.open('/receiver')).body).not.toContain('_token')
    await visitor.signIn(giver.email)
    expect((await visitor.open('/login')).body).not.toContain('_token')
  })

  test('The page of a link is not the prerendered sign-in page', async () => {
    const visitor = visit(await openApp({ db: fresh() }))
    expect((await visitor.open('/login')).body).toContain('_token')
    for (const page of ['/login?reset=', `/login?previous_url=%2F&reset=a-token`])
      expect((await visitor.open(page)).body).not.toContain('_token')
  })

  test('A page allows only its own scripts and styles, by a fresh nonce', async () => {
    const visitor = visit(await openApp({ db: fresh() }))
    const policies = new Set<string>()
    for (let i = 0; i < 2; i++) {
      const { headers, body } = await visitor.open('/login')
      const policy = String(headers['content-security-policy'])
      policies.add(policy)
      const nonce = /script-src 'self' 'nonce-([\w-]+)'/.exec(policy)?.[1]
      expect(body).toContain(`nonce="${nonce}"`)
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/unsafe|\*/)
      expect(headers).toMatchObject({
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cache-control': 'no-store',
      })
      expect(headers['x-request-id']).toMatch(REQUEST_ID)
    }
    expect(policies.size).toBe(2)
  })

  test('Hashed files are cached for ever and sent compressed, others are revalidated', async () => {
    const visitor = visit(await openApp({ db: fresh() }))
    const script = await visitor.get('/assets/app-1.js', { 'accept-encoding': 'br, gzip' })
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    })
    expect(script.headers['content-type']).toContain('javascript')
    expect((await visitor.get('/assets/app-1.js')).body).toBe('export {}')
    const sheet = await visitor.get('/documents/sheet.pdf')
    expect([sheet.statusCode, sheet.headers['cache-control']]).toEqual([200, 'no-cache'])
    // Browsers display a PDF as an object of its own URL.
    const closed = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    expect(sheet.headers['content-security-policy']).toBe(`object-src 'self'; ${closed}`)
    const nothing = `default-src 'none'; object-src 'none'; ${closed}`
    expect(script.headers['content-security-policy']).toBe(nothing)
  })

  test('What browsers read with a document only comes with documents, not with every file and answer', async () => {
    const visitor = visit(await openApp({ db: fresh() }))
    const sent = async (path: string) => {
      const { headers } = await visitor.get(path)
      return ['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy'].map(
        (name) => name in headers,
      )
    }
    for (const document of ['/login', '/documents/sheet.pdf'])
      expect([document, ...(await sent(document))]).toEqual([document, true, true, true])
    for (const other of ['/assets/app-1.js', '/api/v1/specimen_types'])
      expect([other, ...(await sent(other))]).toEqual([other, false, false, false])
  })

  test('An API answer is never cached and loads nothing', async () => {
    const visitor = visit(await openApp({ db: fresh() }))
    const { headers } = await visitor.get('/api/v1/specimen_types')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    })
  })

  test('The health of the process and of the database are reported separately', async () => {
    const db = fresh()
    const visitor = visit(await openApp({ db }))
    expect((await visitor.get('/healthz')).statusCode).toBe(200)
    expect((await visitor.get('/readyz')).statusCode).toBe(200)
    await db.deleteFrom('migrations').where('name', 'like', '0001%').execute()
    expect((await visitor.get('/readyz')).statusCode).toBe(503)
    expect((await visitor.get('/healthz')).statusCode).toBe(200)
  })
}, seedAccounts)
