import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { helpPages } from '../../../contract/guides.ts'
import { pages } from '../../../contract/pages.ts'
import { planned } from '../../world/hunts.ts'
import { giver, receiver, waiting } from '../../world/people.ts'
import { bootOf } from '../support/app.ts'
import { inWorld } from '../support/in-world.ts'
import { REQUEST_ID } from '../../../contract/request-id.ts'

const gzip = { 'accept-encoding': 'gzip, deflate, br' }
inWorld((world) => {
  test('Every page of the product is the application, and so is an unknown one, as a 404', async () => {
    const visitor = await world.as(null)
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
    const visitor = await world.as(null)
    expect(bootOf((await visitor.open('/')).body)).toEqual({
      user: null,
      role: null,
      federation: null,
      permissions: null,
      second_factor: null,
      assistance: null,
    })
    const firstname = '</script><!--<script>alert(1)__CSP_NONCE__$&'
    await world.set('users', { id: giver.id }, { firstname })
    await visitor.signIn(giver.email)
    const { body } = await visitor.open('/giver')
    expect(bootOf(body).user.firstname).toBe(firstname)
    expect(body).not.toContain('<!--<script>alert')
  })

  test('The page of a signed-in person announces its scripts, with its nonce; others announce none', async () => {
    const visitor = await world.as(null)
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
    const visitor = await world.as(null)
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
    for (const other of [waiting, receiver])
      for (const page of ['/', '/giver', '/receiver'])
        expect([page, await begun(page, await world.as(other))]).toEqual([page, []])
  })

  test('The sign-in form is prerendered with its token, without a session, and not for the page of a link', async () => {
    const visitor = await world.as(null)
    const { body } = await visitor.open('/login?previous_url=%2Fgiver')
    expect(body).toContain(`<input type="hidden" name="_token" value="${visitor.cookies.get('XSRF-TOKEN')}">`)
    for (const page of ['/receiver', '/login?reset=', '/login?previous_url=%2F&reset=a-token'])
      expect((await visitor.open(page)).body).not.toContain('_token')
    await visitor.signIn(giver.email)
    expect((await visitor.open('/login')).body).not.toContain('_token')
  })

  test('A page allows only its own scripts and styles, by a fresh nonce', async () => {
    const visitor = await world.as(null)
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

  test('Hashed files are cached for ever and sent compressed, others are revalidated; answers are never cached', async () => {
    const visitor = await world.as(null)
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
    const answer = await visitor.get('/api/v1/specimen_types')
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const { headers } of [script, answer]) expect(headers['content-security-policy']).toBe(nothing)
  })

  test('What browsers read with a document only comes with documents, not with every file and answer', async () => {
    const visitor = await world.as(null)
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

  test('The health of the process and of the database are reported separately', async () => {
    const visitor = await world.as(null)
    const health = async () => [
      (await visitor.get('/healthz')).statusCode,
      (await visitor.get('/readyz')).statusCode,
    ]
    expect(await health()).toEqual([200, 200])
    await world.db().deleteFrom('migrations').where('name', 'like', '0001%').execute()
    expect(await health()).toEqual([200, 503])
  })

  test('Answers larger than a packet are compressed if the client accepts it, with the same content', async () => {
    const visitor = await world.as(giver)
    const url = `/api/v1/hunts/self/${planned.id}/donations`
    const plain = await visitor.get(url)
    const small = await visitor.get(url, gzip)
    expect(plain.rawPayload.length).toBeGreaterThan(1400)
    expect([plain.headers['content-encoding'], plain.headers['vary']]).toEqual([undefined, 'accept-encoding'])
    expect([small.headers['content-encoding'], small.headers['vary']]).toEqual(['gzip', 'accept-encoding'])
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(Number(small.headers['content-length'])).toBe(small.rawPayload.length)
    expect(JSON.parse(gunzipSync(small.rawPayload).toString())).toEqual(plain.json())
    for (const accepted of ['br', 'gzip;q=0', 'gzip; q=0.0, br', 'identity'])
      expect((await visitor.get(url, { 'accept-encoding': accepted })).headers['content-encoding']).toBe(
        undefined,
      )
    const short = await visitor.get('/api/v1/givers/self', gzip)
    expect(short.headers['content-encoding']).toBe(undefined)
  })

  test('No page echoes its URL, which would leak secrets through the compressed length', async () => {
    const visitor = await world.as(giver)
    for (const path of ['/login', '/giver', '/nowhere/probe-in-path', '/register/probe-in-path'])
      expect((await visitor.open(`${path}?search=probe-in-query`)).body).not.toContain('probe-in')
  })
})
