import { expect, test } from 'vitest'
import { giver, password, receiver } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'

inWorld((world) => {
  test('An unknown address and a wrong password get the same answer', async () => {
    const visitor = await world.signIn(null)
    const wrong = await visitor.signIn(giver.email, 'not the password')
    const unknown = await visitor.signIn('nobody@example.org', 'not the password')
    expect(wrong.statusCode).toBe(422)
    expect(wrong.json().errors.email).toHaveLength(1)
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
  })

  test('After three failures each further one increases the delay, and the right password waits too', async () => {
    let now = noon
    const visitor = await world.signIn(null, noon, { now: () => now })
    const delays: number[] = []
    for (let failure = 0; failure < 5; failure++) {
      expect((await visitor.signIn(giver.email, 'wrong')).statusCode).toBe(422)
      const tooSoon = await visitor.signIn(giver.email, failure < 2 ? 'wrong' : password)
      if (tooSoon.statusCode !== 429) continue
      const seconds = Number(tooSoon.headers['retry-after'])
      expect(tooSoon.json().message).toBe(`Trop d’essais. Réessayez dans ${seconds} secondes.`)
      delays.push(seconds)
      now = new Date(now.getTime() + seconds * 1000)
    }
    expect(delays).toEqual([5, 10, 20, 40])
    expect((await visitor.signIn(giver.email)).statusCode).toBe(200)
    expect((await visitor.signIn(giver.email, 'wrong')).statusCode).toBe(422)
    expect((await visitor.signIn(giver.email)).statusCode).toBe(200)
  })

  test('Other people, and the same person from another network, do not wait', async () => {
    const visitor = await world.signIn(null, noon, { proxyHops: 1 })
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push((await visitor.signIn(giver.email, 'wrong')).statusCode)
    expect(statuses).toEqual([422, 422, 422, 429])
    expect((await visitor.signIn(receiver.email)).statusCode).toBe(200)
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' }
    const body = { email: giver.email, password }
    await visitor.open('/login')
    expect((await visitor.send('POST', '/login', { body, headers: elsewhere })).statusCode).toBe(200)
  })

  test('Many networks cannot try one account, known or not, and its owner waits a minute at most', async () => {
    let now = noon
    const visitor = await world.signIn(null, noon, { now: () => now, proxyHops: 1 })
    let addresses = 0
    const from = (body: object) => {
      const headers = { 'x-forwarded-for': `203.0.113.${++addresses}` }
      return visitor.send('POST', '/login', { body, headers })
    }
    for (const email of ['nobody@example.org', giver.email]) {
      const wrong = { email, password: 'wrong' }
      for (let i = 0; i < 20; i++) expect((await from(wrong)).statusCode).toBe(422)
      const delays: number[] = []
      for (let i = 0; i < 6; i++) {
        const waiting = await from({ email, password })
        expect(waiting.statusCode).toBe(429)
        delays.push(Number(waiting.headers['retry-after']))
        now = new Date(now.getTime() + delays.at(-1)! * 1000)
        if (i < 5) expect((await from(wrong)).statusCode).toBe(422)
      }
      expect([email, delays]).toEqual([email, [5, 10, 20, 40, 60, 60]])
    }
    expect((await from({ email: giver.email, password })).statusCode).toBe(200)
    expect((await from({ email: giver.email, password: 'wrong' })).statusCode).toBe(422)
    expect((await visitor.signIn(giver.email)).statusCode).toBe(200)
  })

  test('Concurrent attempts are counted one by one', async () => {
    const visitor = await world.signIn(null)
    const guesses = Array.from({ length: 12 }, (_, i) =>
      visitor.post('/login', { email: giver.email, password: `guess ${i}` }),
    )
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 422)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(9)
  })

  test('Neither the network nor the e-mail is stored in clear text', async () => {
    const visitor = await world.signIn(null)
    await visitor.signIn(giver.email, 'wrong')
    const kept = JSON.stringify(await world.all('sign_in_failures', {}))
    expect(kept).not.toMatch(/example|127\.0/)
  })
})
