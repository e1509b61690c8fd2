import { expect, test } from 'vitest'
import { admin, giver, password, receiver } from '../../world/people.ts'
import { visit } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'

inWorld((world) => {
  test('Signing in, with the address however it is typed, answers the boot values and opens a session', async () => {
    const visitor = await world.signIn(null)
    const signedIn = await visitor.signIn(` ${giver.email.toUpperCase()} `)
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

  test('The session cookie is for the server only and changes at each sign-in', async () => {
    const visitor = await world.signIn(null)
    const first = (await visitor.signIn(giver.email)).cookies.find(({ name }) => name === 'venaison_session')!
    expect(first).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const second = (await visitor.signIn(giver.email)).cookies.find(({ name }) => name === first.name)!
    expect(second.value).not.toBe(first.value)
    const thief = visit(visitor.app)
    thief.cookies.set(first.name, first.value)
    expect((await thief.get('/api/v1/auth/infos')).statusCode).toBe(401)
    const stored = await world.all('sessions', { user_id: giver.id }, 'id_hash')
    expect(stored).toHaveLength(1)
    expect(stored[0]!.id_hash).not.toContain(second.value)
  })

  test('Behind https the cookies of session and device are Secure and bound to the host', async () => {
    const visitor = await world.signIn(null, noon, { isSecure: true })
    const { cookies, headers } = await visitor.signIn(giver.email)
    for (const own of ['__Host-session', '__Host-device'])
      expect(cookies.find(({ name }) => name === own)).toMatchObject({ secure: true, path: '/' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  test('Signing out ends the session; idempotent', async () => {
    const visitor = await world.signIn(giver)
    expect((await visitor.post('/logout')).statusCode).toBe(200)
    expect((await visitor.get('/api/v1/auth/infos')).statusCode).toBe(401)
    expect((await visitor.post('/logout')).statusCode).toBe(200)
    expect(await world.all('sessions', { user_id: giver.id })).toEqual([])
  })

  /** Somebody whose clock the test moves on; `later` answers whether their session still is one. */
  async function withClock() {
    let now = noon
    const visitor = await world.signIn(null, noon, { now: () => now })
    const later = async (hours: number) => {
      now = new Date(now.getTime() + hours * 3_600_000)
      return (await visitor.get('/api/v1/auth/infos')).statusCode
    }
    return { visitor, later }
  }
  const DAY = 24

  test('A session ends a week after the last visit, and a month after sign-in at the latest; of staff a day and a week', async () => {
    for (const { email, visits, over, unused } of [
      { email: giver.email, visits: Array(4).fill(6 * DAY), over: 6.5 * DAY, unused: 7.1 * DAY },
      { email: admin.email, visits: Array(7).fill(23), over: 7, unused: DAY },
    ]) {
      const { visitor, later } = await withClock()
      await visitor.signIn(email)
      for (const hours of visits as number[]) expect(await later(hours)).toBe(200)
      expect(await later(over)).toBe(401)
      await visitor.signIn(email)
      expect(await later(unused)).toBe(401)
    }
  })

  test('On a device that they call theirs, givers and receivers have two weeks, and a month in all; staff have no more', async () => {
    const { visitor, later } = await withClock()
    const opens = async ({ email }: { email: string }, is_own_device: unknown) => {
      await visitor.open('/login')
      const sent = await visitor.post('/login', { email, password, is_own_device })
      expect(sent.statusCode).toBe(200)
      return sent.cookies.find(({ name }) => name === 'venaison_session')?.maxAge
    }
    for (const person of [giver, receiver]) {
      expect(await opens(person, 1)).toBe(14 * 86_400)
      expect([await later(13 * DAY), await later(13 * DAY), await later(4.5 * DAY)]).toEqual([200, 200, 401])
      await opens(person, true)
      expect(await later(14.1 * DAY)).toBe(401)
      expect(await opens(person, 0)).toBe(7 * 86_400)
      expect(await later(7.1 * DAY)).toBe(401)
    }
    await opens(admin, 1)
    expect(await later(DAY)).toBe(401)
  })

  test('An account keeps its fifty latest sessions', async () => {
    const first = await world.signIn(giver)
    const row = { device: '', user_id: giver.id, created_at: noon, second_factor_at: null }
    const at = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
    for (let nth = 1; nth < 50; nth++)
      await world.add('sessions', { ...row, id_hash: `${nth}`, seen_at: at(nth), expires_at: at(86_400) })
    const latest = await world.signIn(giver, at(60))
    expect(await world.all('sessions', { user_id: giver.id }, 'id')).toHaveLength(50)
    expect((await latest.get('/api/v1/auth/infos')).statusCode).toBe(200)
    expect((await first.get('/api/v1/auth/infos')).statusCode).toBe(401)
  })

  test('A plain form is redirected home, or back to sign-in when it is refused', async () => {
    const visitor = await world.signIn(null)
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
})
