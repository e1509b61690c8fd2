import { expect, test } from 'vitest'
import { giver, password, unverified } from '../../world/people.ts'
import { keyedHash } from '../../../server/security/secret.ts'
import { seedCrowd } from '../support/accounts.ts'
import { message, openApp, secret, visit } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { newcomer } from '../support/registrations.ts'

const free = 'Gagnez 1000 € sur pirate.example'
const victim = 'victime@example.org'
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)

inWorld((world) => {
  const mails = () => world.db().selectFrom('mails').selectAll().orderBy('id').execute()
  const entry = (email: string) => ({ ...newcomer, firstname: free, email })

  test('Before an address is confirmed, no mail to it holds a name that somebody typed', async () => {
    const visitor = await world.signIn(null)
    expect((await visitor.post('/register', entry(victim))).statusCode).toBe(200)
    await visitor.post('/api/v1/users/self/address_confirmation')
    await (await world.signIn(null)).post('/password/forgot', { email: victim })
    await world.set('users', { id: giver.id }, { firstname: free })
    await (
      await world.signIn(giver)
    ).put('/api/v1/users/self/address', { email: 'autre@example.org', password })
    const told = (await mails()).filter(({ recipient }) => recipient !== giver.email)
    expect(told.map(({ recipient }) => recipient)).toEqual([victim, victim, victim, 'autre@example.org'])
    for (const { text, html } of told) expect(text + html).not.toContain('Gagnez')
  })

  test('One address receives few mails a day that somebody else may have asked for', async () => {
    let time = noon
    const visitor = visit(await openApp({ db: world.db(), now: () => time }))
    expect((await visitor.signIn(unverified.email)).statusCode).toBe(200)
    const correct = (email: string) => visitor.put('/api/v1/users/self/address', { email, password })
    for (let hour = 0; hour < 5; hour++) {
      time = later(hour)
      expect((await correct('un@example.org')).statusCode).toBe(200)
      expect((await correct('deux@example.org')).statusCode).toBe(200)
    }
    time = later(5)
    const words = 'Cette adresse a déjà reçu 5 messages aujourd’hui. Réessayez dans 19 heures.'
    expect(await message(correct('un@example.org'))).toEqual([429, words])
    const other = await world.signIn(null, time)
    expect((await other.post('/register', entry('un@example.org'))).statusCode).toBe(429)
    expect(await mails()).toHaveLength(10)
    time = later(25)
    expect((await correct('un@example.org')).statusCode).toBe(200)
  })

  test('One network has few mails a day sent to addresses that are not confirmed, by its setting', async () => {
    const app = await openApp({ db: world.db(), now: () => noon, proxyHops: 1, networkFactor: 2 })
    const visitor = visit(app)
    await visitor.open('/login')
    const register = (n: number, from: string) =>
      visitor.send('POST', '/register', {
        body: entry(`personne${n}@example.org`),
        headers: { 'x-forwarded-for': from },
      })
    // Two times twenty registrations in 15 minutes.
    for (let n = 0; n < 40; n++) {
      visitor.cookies.clear()
      await visitor.open('/login')
      expect([n, (await register(n, '203.0.113.1')).statusCode]).toEqual([n, 200])
    }
    visitor.cookies.clear()
    await visitor.open('/login')
    expect((await register(40, '203.0.113.1')).statusCode).toBe(429)
    expect((await register(40, '203.0.113.2')).statusCode).toBe(200)
  })

  test('Failures of a network are forgotten while people go on trying', async () => {
    let now = noon
    const visitor = visit(await openApp({ db: world.db(), now: () => now }))
    await visitor.open('/login')
    await seedCrowd(world.db(), 80)
    const fail = async (n: number) =>
      (await visitor.post('/login', { email: `person${n}@example.org`, password: 'wrong' })).statusCode
    for (let n = 0; n < 20; n++) expect(await fail(n)).toBe(422)
    // One every two minutes, on and on: a neighbour with a new device never waits.
    for (let n = 20; n < 80; n++) {
      now = new Date(now.getTime() + 130_000)
      expect([n, await fail(n)]).toEqual([n, 422])
    }
    expect((await visitor.signIn(giver.email)).statusCode).toBe(200)
  })

  test('Givers of one network cannot use up the NIT checks of a federation', async () => {
    let now = noon
    const visitor = visit(await openApp({ db: world.db(), now: () => now, proxyHops: 1 }))
    const register = async (n: number, from: string) => {
      visitor.cookies.clear()
      await visitor.open('/login')
      const body = { ...entry(`chasseur${n}@example.org`), user_type: 'giver', nit: '1800099' }
      return visitor.send('POST', '/register', { body, headers: { 'x-forwarded-for': from } })
    }
    for (let n = 0; n < 30; n++) {
      if (n === 20) now = later(1)
      expect((await register(n, '203.0.113.1')).statusCode).toBe(200)
    }
    const checked = await world.one('request_counts', { key: keyedHash(secret, 'NIT in', '1') }, 'requests')
    expect(checked.requests).toBe(20)
  })
})
