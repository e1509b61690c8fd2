import { expect, test } from 'vitest'
import { admin, giver, password, receiver } from '../../world/people.ts'
import { seedAccounts } from '../support/accounts.ts'
import { openApp, visit } from '../support/app.ts'
import { onAnyDatabase } from '../support/databases.ts'
import { rowsIn } from '../support/rows.ts'

onAnyDatabase((fresh) => {
  test('Signing in answers the boot values and opens a session', async () => {
    const visitor = visit(await openApp({ db: fresh() }))
    const signedIn = await visitor.signIn(giver.email)
    expect(signedIn.statusCode).toBe(200)
    const { data } = signedIn.json()
    expect(data.user).toMatchObject({
      email: giver.email,
      giver: { validation_type: 'auto' },
      receiver: null,
    })
    expect(data.role.code).toBe('giver')
    expect(data.permissions).toEqual(['hunts.self.write'])
    const again = await visitor.get('/api/v1/auth/infos')
    expect(again.json().data.user.email).toBe(giver.email)
    expect(signedIn.body + again.body).not.toContain('argon2id')
  })

  test('The address is accepted in upper case and with surrounding spaces', async () => {
    const visitor = visit(await openApp({ db: fresh() }))
    expect((await visitor.signIn(` ${giver.email.toUpperCase()} `)).statusCode).toBe(200)
  })

  test('The session cookie is for the server only and changes at each sign-in', async () => {
    const visitor = visit(await openApp({ db: fresh() }))
    const first = (await visitor.signIn(giver.email)).cookies.find(({ name }) => name === 'venaison_session')!
    expect(first).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const second = (await visitor.signIn(giver.email)).cookies.find(({ name }) => name === first.name)!
    expect(second.value).not.toBe(first.value)
    const thief = visit(visitor.app)
    thief.cookies.set(first.name, first.value)
    expect((await thief.get('/api/v1/auth/infos')).statusCode).toBe(401)
    const stored = await fresh().selectFrom('sessions').select('id_hash').execute()
    expect(stored).toHaveLength(1)
    expect(stored[0]!.id_hash).not.toContain(second.value)
  })

  test('Behind https the cookie is Secure and bound to the host', async () => {
    const visitor = visit(await openApp({ db: fresh(), isSecure: true }))
    const { cookies, headers } = await visitor.signIn(giver.email)
    expect(cookies.find(({ name }) => name === '__Host-session')).toMatchObject({ secure: true, path: '/' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  test('Signing out ends the session; idempotent', async () => {
    const visitor = visit(await openApp({ db: fresh() }))
    await visitor.signIn(giver.email)
    expect((await visitor.post('/logout')).statusCode).toBe(200)
    expect((await visitor.get('/api/v1/auth/infos')).statusCode).toBe(401)
    expect((await visitor.post('/logout')).statusCode).toBe(200)
    expect(await fresh().selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  test('The session of a blocked or deleted person ends at once, and they cannot sign in', async () => {
    const db = fresh()
    const visitor = visit(await openApp({ db }))
    for (const change of [{ blocked_at: new Date() }, { blocked_at: null, is_deleted: true }]) {
      await db.updateTable('users').set({ blocked_at: null, is_deleted: false }).execute()
      expect((await visitor.signIn(giver.email)).statusCode).toBe(200)
      await db.updateTable('users').set(change).where('id', '=', giver.id).execute()
      expect((await visitor.get('/api/v1/auth/infos')).statusCode).toBe(401)
      expect((await visitor.signIn(giver.email)).statusCode).toBe(422)
    }
  })

  test('A session ends a week after the last visit, and a month after sign-in at the latest', async () => {
    let now = new Date('2026-11-02T08:00:00Z')
    const visitor = visit(await openApp({ db: fresh(), now: () => now }))
    const later = async (days: number) => {
      now = new Date(now.getTime() + days * 86_400_000)
      return (await visitor.get('/api/v1/auth/infos')).statusCode
    }
    await visitor.signIn(giver.email)
    for (let day = 6; day <= 24; day += 6) expect(await later(6)).toBe(200)
    expect(await later(6.5)).toBe(401)
    await visitor.signIn(giver.email)
    expect(await later(7.1)).toBe(401)
  })

  test('On a device that they call theirs, givers and receivers have two weeks, and a month in all; staff have no more', async () => {
    let now = new Date('2026-11-02T08:00:00Z')
    const visitor = visit(await openApp({ db: fresh(), now: () => now }))
    const opens = async ({ email }: { email: string }, is_own_device: unknown) => {
      await visitor.open('/login')
      const sent = await visitor.post('/login', { email, password, is_own_device })
      expect(sent.statusCode).toBe(200)
      return sent.cookies.find(({ name }) => name === 'venaison_session')?.maxAge
    }
    const later = async (days: number) => {
      now = new Date(now.getTime() + days * 86_400_000)
      return (await visitor.get('/api/v1/auth/infos')).statusCode
    }
    for (const person of [giver, receiver]) {
      expect(await opens(person, 1)).toBe(14 * 86_400)
      expect([await later(13), await later(13), await later(4.5)]).toEqual([200, 200, 401])
      await opens(person, true)
      expect(await later(14.1)).toBe(401)
      expect(await opens(person, 0)).toBe(7 * 86_400)
      expect(await later(7.1)).toBe(401)
    }
    await opens(admin, 1)
    expect(await later(1)).toBe(401)
  })

  test('A session of staff ends a day after the last visit, and a week after sign-in at the latest', async () => {
    let now = new Date('2026-11-02T08:00:00Z')
    const visitor = visit(await openApp({ db: fresh(), now: () => now }))
    const later = async (hours: number) => {
      now = new Date(now.getTime() + hours * 3_600_000)
      return (await visitor.get('/api/v1/auth/infos')).statusCode
    }
    await visitor.signIn(admin.email)
    for (let hour = 23; hour < 7 * 24; hour += 23) expect(await later(23)).toBe(200)
    expect(await later(7)).toBe(401)
    await visitor.signIn(admin.email)
    expect(await later(24)).toBe(401)
  })

  test('An account keeps its fifty latest sessions', async () => {
    let now = new Date('2026-11-02T08:00:00Z')
    const app = await openApp({ db: fresh(), now: () => now })
    const first = visit(app)
    await first.signIn(giver.email)
    const { user_id } = await fresh().selectFrom('sessions').select('user_id').executeTakeFirstOrThrow()
    const row = { device: '', user_id, assistant_id: null, created_at: now, second_factor_at: null }
    for (let nth = 1; nth < 50; nth++) {
      const seen_at = new Date(now.getTime() + nth * 1000)
      const expires_at = new Date(now.getTime() + 86_400_000)
      await rowsIn(fresh()).add('sessions', { ...row, id_hash: `${nth}`, seen_at, expires_at })
    }
    now = new Date(now.getTime() + 60_000)
    const latest = visit(app)
    await latest.signIn(giver.email)
    const kept = await fresh().selectFrom('sessions').where('user_id', '=', user_id).select('id').execute()
    expect(kept).toHaveLength(50)
    expect((await latest.get('/api/v1/auth/infos')).statusCode).toBe(200)
    expect((await first.get('/api/v1/auth/infos')).statusCode).toBe(401)
  })

  test('A plain form is redirected home, or back to sign-in when it is refused', async () => {
    const visitor = visit(await openApp({ db: fresh() }))
    await visitor.open('/login')
    const form = (entry: Record<string, string>) =>
      visitor.app.inject({
        method: 'POST',
        url: '/login',
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        cookies: Object.fromEntries(visitor.cookies),
        payload: new URLSearchParams({ ...entry, _token: visitor.cookies.get('XSRF-TOKEN')! }).toString(),
      })
    const refused = await form({ email: giver.email, password: 'wrong' })
    expect([refused.statusCode, refused.headers.location]).toEqual([303, '/login?refusal=422'])
    const accepted = await form({ email: giver.email, password })
    expect([accepted.statusCode, accepted.headers.location]).toEqual([303, '/'])
    expect(accepted.cookies.map(({ name }) => name)).toContain('venaison_session')
  })

  test('Only givers and receivers must accept terms, and accepting them is stored', async () => {
    const visitor = visit(await openApp({ db: fresh() }))
    const accepted = async () => (await visitor.get('/api/v1/auth/infos')).json().data.user.is_tos_accepted
    await fresh().updateTable('users').set({ tos_version: null }).execute()
    await visitor.signIn(admin.email)
    expect(await accepted()).toBe(true)
    for (const [person, version] of [
      [giver, '2025-09-22'],
      [receiver, '2024-09-01'],
    ] as const) {
      await visitor.signIn(person.email)
      expect(await accepted()).toBe(false)
      expect((await visitor.put('/api/v1/users/self/accept_tos', { accept_tos: 0 })).statusCode).toBe(422)
      expect((await visitor.put('/api/v1/users/self/accept_tos', { accept_tos: 1 })).statusCode).toBe(200)
      expect(await accepted()).toBe(true)
      const row = fresh().selectFrom('users').where('id', '=', person.id).select('tos_version')
      for (const shown of ['2020-01-01', '2099-01-01', 'la dernière']) {
        await fresh().updateTable('users').set({ tos_version: null }).execute()
        const other = await visitor.put('/api/v1/users/self/accept_tos', { accept_tos: 1, version: shown })
        expect([other.statusCode, other.json().errors.version[0]]).toEqual([
          422,
          expect.stringContaining(
            `lisez la version du ${{ '2025-09-22': '22 septembre 2025', '2024-09-01': '1er septembre 2024' }[version]}`,
          ),
        ])
        expect(await accepted()).toBe(false)
      }
      const same = { accept_tos: 1, version }
      expect((await visitor.put('/api/v1/users/self/accept_tos', same)).statusCode).toBe(200)
      expect(await row.executeTakeFirst()).toEqual({ tos_version: version })
      await fresh().updateTable('users').set({ tos_version: '2020-01-01' }).execute()
      expect(await accepted()).toBe(false)
    }
  })
}, seedAccounts)
