import { beforeEach, expect, test } from 'vitest'
import { giver, nadia, password, receiver, resetLinkToken } from '../../world/people.ts'
import { seedCrowd } from '../support/accounts.ts'
import { openApp, visit, type Visitor } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'

const chosen = 'Sous-bois calme 31'
const DEVICE = 'venaison_device'
const wrong = { email: giver.email, password: 'wrong' }
const right = { email: giver.email, password }

inWorld((world) => {
  let now = noon
  beforeEach(() => void (now = noon))
  const wait = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000))
  const from = (visitor: Visitor, address: string, url: string, body: object) =>
    visitor.send('POST', url, { body, headers: { 'x-forwarded-for': address } })
  const statusOf = async (...call: Parameters<typeof from>) => (await from(...call)).statusCode
  /** Browsers of an application at the time that the test says. */
  const open = async () => {
    const app = await openApp({ db: world.db(), now: () => now, proxyHops: 1 })
    const newcomer = async () => {
      const visitor = visit(app)
      await visitor.open('/login')
      return visitor
    }
    /** One in which the giver signs in. */
    const known = async () => {
      const visitor = await newcomer()
      expect(await statusOf(visitor, '203.0.113.1', '/login', right)).toBe(200)
      return visitor
    }
    /** Strangers in many networks try to sign in so often that the account is blocked for others. */
    const attack = async (...bodies: object[]) => {
      for (let i = 0; i < 25; i++)
        for (const body of bodies) await from(await newcomer(), `198.51.100.${i}`, '/login', body)
    }
    return { newcomer, known, attack }
  }

  test('Failed attempts of others delay neither the owner nor their device', async () => {
    const { newcomer, known } = await open()
    const owner = await known()
    await owner.post('/logout')
    const stranger = await newcomer()
    for (let i = 0; i < 60; i++) {
      await from(stranger, `198.51.100.${i % 30}`, '/login', wrong)
      if (i > 20) wait(60)
    }
    expect(await statusOf(stranger, '198.51.100.1', '/login', wrong)).toBe(422)
    expect(await statusOf(stranger, '198.51.100.99', '/login', right)).toBe(429)
    expect(await statusOf(owner, '203.0.113.2', '/login', right)).toBe(200)
  })

  test('A device with too many failures counts as the owner’s again once they have signed in', async () => {
    const { newcomer, known } = await open()
    const owner = await known()
    await owner.post('/logout')
    for (let i = 0; i < 20; i++) {
      expect(await statusOf(owner, '203.0.113.1', '/login', wrong)).toBe(422)
      wait(60)
    }
    expect(await statusOf(owner, '203.0.113.1', '/login', right)).toBe(200)
    await owner.post('/logout')
    // Attempts of others in the same network no longer delay it.
    const stranger = await newcomer()
    for (let i = 0; i < 3; i++) await from(stranger, '203.0.113.1', '/login', wrong)
    expect(await statusOf(stranger, '203.0.113.1', '/login', right)).toBe(429)
    expect(await statusOf(owner, '203.0.113.1', '/login', right)).toBe(200)
  })

  test('Thirty attackers in the owner’s network do not lock the owner out', async () => {
    const { newcomer, known } = await open()
    const owner = await known()
    const shared = '203.0.113.1'
    const stranger = await newcomer()
    await seedCrowd(world.db(), 31)
    for (let i = 0; i < 31; i++) {
      const body = { email: `person${i}@example.org`, password: 'wrong' }
      await from(stranger, shared, '/login', body)
    }
    expect(await statusOf(stranger, shared, '/login', { email: receiver.email, password })).toBe(429)
    expect(await statusOf(owner, shared, '/login', right)).toBe(200)
  })

  test('A known device has few attempts too, and its owner elsewhere does not wait for them', async () => {
    const { known } = await open()
    const [one, other] = [await known(), await known()]
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push(await statusOf(one, '203.0.113.1', '/login', wrong))
    expect(statuses).toEqual([422, 422, 422, 429])
    expect(await statusOf(one, '198.51.100.1', '/login', right)).toBe(429)
    expect(await statusOf(other, '203.0.113.1', '/login', right)).toBe(200)
    wait(5)
    expect(await statusOf(one, '203.0.113.1', '/login', right)).toBe(200)
  })

  test('A right password on a known device waits a minute at most, however often its owner was wrong', async () => {
    const { known } = await open()
    const device = await known()
    const delays: number[] = []
    for (let failure = 0; failure < 15; failure++) {
      expect(await statusOf(device, '203.0.113.1', '/login', wrong)).toBe(422)
      // Two failures are free.
      if (failure < 2) continue
      const refused = await from(device, '203.0.113.1', '/login', right)
      expect(refused.statusCode).toBe(429)
      delays.push(Number(refused.headers['retry-after']))
      wait(delays.at(-1)!)
    }
    expect(delays.slice(0, 6)).toEqual([5, 10, 20, 40, 60, 60])
    expect(Math.max(...delays)).toBe(60)
    expect(await statusOf(device, '203.0.113.1', '/login', right)).toBe(200)
  })

  test('A stolen device has twenty attempts in a day, then counts as unknown until a day has passed', async () => {
    const { known } = await open()
    const [owner, stolen] = [await known(), await known()]
    const rows = async () => (await world.all('sign_in_failures', {})).filter(({ failures }) => failures > 0)
    for (let guess = 0; guess < 20; guess++) {
      expect([guess, await statusOf(stolen, '203.0.113.9', '/login', wrong)]).toEqual([guess, 422])
      wait(60)
    }
    expect(await rows()).toHaveLength(1)
    for (let guess = 0; guess < 3; guess++)
      expect(await statusOf(stolen, '203.0.113.9', '/login', wrong)).toBe(422)
    // Of the pair, the network and the e-mail.
    expect(await rows()).toHaveLength(4)
    for (let guess = 0; guess < 8; guess++) {
      const { headers } = await from(stolen, '203.0.113.9', '/login', right)
      wait(Number(headers['retry-after']))
      expect(await statusOf(stolen, '203.0.113.9', '/login', wrong)).toBe(422)
    }
    expect(Number((await from(stolen, '203.0.113.9', '/login', right)).headers['retry-after'])).toBe(900)
    expect(await statusOf(owner, '203.0.113.1', '/login', right)).toBe(200)
    wait(86_400)
    await stolen.open('/login')
    expect(await statusOf(stolen, '203.0.113.9', '/login', right)).toBe(200)
    for (let guess = 0; guess < 3; guess++)
      expect(await statusOf(stolen, '203.0.113.9', '/login', wrong)).toBe(422)
  })

  test('A device is known for the accounts that signed in on it, and for no other', async () => {
    const { newcomer, attack } = await open()
    const device = await newcomer()
    for (const { email } of [giver, receiver])
      expect(await statusOf(device, '203.0.113.1', '/login', { email, password })).toBe(200)
    await attack(...[giver, receiver, nadia].map(({ email }) => ({ email, password: 'wrong' })))
    const statuses: number[] = []
    for (const { email } of [giver, receiver, nadia])
      statuses.push(await statusOf(device, '203.0.113.1', '/login', { email, password }))
    expect(statuses).toEqual([200, 200, 429])
  })

  test('The cookie of a known device contains nothing about the person, is not readable by scripts, and cannot be forged', async () => {
    const { newcomer, attack } = await open()
    const device = await newcomer()
    const { cookies } = await from(device, '203.0.113.1', '/login', right)
    const cookie = cookies.find(({ name }) => name === DEVICE)!
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 400 * 86_400 })
    for (const trace of [giver.email, giver.lastname, Buffer.from(giver.email).toString('base64url')])
      expect(cookie.value).not.toContain(trace)
    await attack(wrong)
    const [nonce, ...rest] = cookie.value.split('.')
    for (const value of [`x${nonce}.${rest.join('.')}`, `${nonce}`, `${cookie.value}x`, 'é', '', '....']) {
      const forger = await newcomer()
      forger.cookies.set(DEVICE, encodeURIComponent(value))
      expect([value, await statusOf(forger, '198.51.100.200', '/login', right)]).toEqual([value, 429])
    }
    expect(await statusOf(device, '203.0.113.1', '/login', right)).toBe(200)
    wait(400 * 86_400)
    await device.open('/login')
    await attack(wrong)
    expect(await statusOf(device, '203.0.113.1', '/login', right)).toBe(429)
  })

  test('Attempts from one IPv6 /64 count together, and those from another separately', async () => {
    const { newcomer } = await open()
    const stranger = await newcomer()
    await seedCrowd(world.db(), 30)
    for (let i = 0; i < 30; i++) {
      const body = { email: `person${i}@example.org`, password: 'wrong' }
      expect(await statusOf(stranger, `2001:db8:1:2::${i.toString(16)}`, '/login', body)).toBe(422)
    }
    const body = { email: 'one-more@example.org', password }
    expect(await statusOf(stranger, '2001:db8:1:2:ffff:ffff:ffff:ffff', '/login', body)).toBe(429)
    expect(await statusOf(stranger, '2001:db8:1:3::1', '/login', body)).toBe(422)
    const other = { email: 'another@example.org', password }
    for (let i = 0; i < 30; i++) await from(stranger, '203.0.113.1', '/login', other)
    const statuses = []
    for (const address of ['::ffff:203.0.113.1', '::ffff:203.0.113.2'])
      statuses.push(await statusOf(stranger, address, '/login', other))
    expect(statuses).toEqual([429, 422])
  })

  test('Links requested by others leave the owner their own', async () => {
    const { newcomer, known } = await open()
    const owner = await known()
    const shared = '203.0.113.1'
    const stranger = await newcomer()
    const asked = { email: giver.email }
    for (const status of [200, 200, 200, 429])
      expect(await statusOf(stranger, shared, '/password/forgot', asked)).toBe(status)
    for (let i = 0; i < 20; i++)
      await from(stranger, shared, '/password/forgot', { email: `person${i}@example.org` })
    expect(await statusOf(owner, shared, '/api/v1/users/self/password_change', {})).toBe(200)
    await owner.post('/logout')
    for (const status of [200, 200, 200, 429])
      expect(await statusOf(owner, shared, '/password/forgot', asked)).toBe(status)
  })

  test('Choosing a new password by mail allows signing in at once, whatever others attempted', async () => {
    const { newcomer, attack } = await open()
    const owner = await newcomer()
    await attack(wrong)
    expect(await statusOf(owner, '203.0.113.1', '/login', right)).toBe(429)
    const body = { token: resetLinkToken, password: chosen, password_confirmation: chosen }
    expect(await statusOf(owner, '203.0.113.1', '/password/reset', body)).toBe(200)
    expect(await statusOf(owner, '203.0.113.1', '/login', { ...right, password: chosen })).toBe(200)
  })
})
