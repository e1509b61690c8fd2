import { expect, test } from 'vitest'
import { giver, password, receiver, resetLinkToken, waiting } from '../../world/people.ts'
import { message, type Visitor } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'

const chosen = 'Sous-bois calme 31'
const unknown = 'nobody@example.org'
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

inWorld((world) => {
  const mails = () => world.db().selectFrom('mails').selectAll().orderBy('id').execute()
  const forgot = (visitor: Visitor, email: string) => visitor.post('/password/forgot', { email })
  const reset = (visitor: Visitor, more: object = {}) =>
    visitor.post('/password/reset', {
      token: resetLinkToken,
      password: chosen,
      password_confirmation: chosen,
      ...more,
    })
  const check = (visitor: Visitor, token: unknown = resetLinkToken) =>
    visitor.post('/password/check', { token })

  test('A person who forgot their password gets a link by mail to choose another one', async () => {
    const visitor = await world.signIn(null)
    expect((await forgot(visitor, ` ${giver.email.toUpperCase()} `)).statusCode).toBe(200)
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: giver.email, user_id: giver.id, attempts: 0 })
    const token = /https:\/\/venaison\.example\.org\/login\?reset=([\w-]{43})\n/.exec(mail!.text)![1]!
    expect(mail!.html).toContain(`href="https://venaison.example.org/login?reset=${token}"`)
    expect(mail!.text).toContain(`Bonjour ${giver.firstname},`)
    const kept = JSON.stringify(await world.all('tokens', {}))
    expect(kept).not.toContain(token)
    expect((await check(visitor, token)).json()).toEqual({ data: { is_first: false } })
    expect((await reset(visitor, { token })).statusCode).toBe(200)
    expect((await visitor.signIn(giver.email, password)).statusCode).toBe(422)
    expect((await visitor.signIn(giver.email, chosen)).statusCode).toBe(200)
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Choisissez un nouveau mot de passe',
      'Votre mot de passe a changé',
    ])
  })

  test('An unknown address, a blocked account and a known one get the same answer, after the same time', async () => {
    const visitor = await world.signIn(null)
    await world.set('users', { id: waiting.id }, { blocked_at: noon })
    const answers: string[] = []
    const times: number[] = []
    for (const email of [unknown, waiting.email, giver.email]) {
      const begun = performance.now()
      const { statusCode, body } = await forgot(visitor, email)
      times.push(performance.now() - begun)
      answers.push(`${statusCode} ${body}`)
    }
    expect(new Set(answers)).toEqual(new Set(['200 {}']))
    for (const time of times) expect(time).toBeGreaterThanOrEqual(145)
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([giver.email])
  })

  test('A link works once, and consumes every other one of that person', async () => {
    const visitor = await world.signIn(null)
    await forgot(visitor, giver.email)
    expect((await reset(visitor)).statusCode).toBe(200)
    const words = 'Ce lien a déjà servi, ou n’est plus valable. Demandez-en un autre.'
    expect(await message(reset(visitor))).toEqual([404, words])
    expect((await check(visitor)).statusCode).toBe(404)
    const open = world.db().selectFrom('tokens').where('used_at', 'is', null).where('user_id', '=', giver.id)
    expect(await open.select('purpose').execute()).toEqual([])
  })

  test('A link is valid for an hour, to the minute, and only while its person may sign in', async () => {
    const late = await world.signIn(null, later(60))
    expect([(await check(late)).statusCode, (await reset(late)).statusCode]).toEqual([404, 404])
    const inTime = await world.signIn(null, later(59))
    expect((await check(inTime)).statusCode).toBe(200)
    await world.set('users', { id: giver.id }, { is_deleted: true })
    expect((await check(inTime)).statusCode).toBe(404)
    await world.set('users', { id: giver.id }, { is_deleted: false })
    expect((await reset(inTime)).statusCode).toBe(200)
  })

  test('A new password ends every session of that person, and of nobody else', async () => {
    const [one, two, other] = await Promise.all(
      [giver, giver, receiver].map((person) => world.signIn(person)),
    )
    expect((await reset(one!)).statusCode).toBe(200)
    for (const [visitor, status] of [
      [one, 401],
      [two, 401],
      [other, 200],
    ] as const)
      expect((await visitor!.get('/api/v1/auth/infos')).statusCode).toBe(status)
    expect((await one!.signIn(giver.email, chosen)).statusCode).toBe(200)
  })

  test('A password that nobody may have is refused with the reason, and the link stays good', async () => {
    const visitor = await world.signIn(null)
    const both = (text: string) => ({ password: text, password_confirmation: text })
    for (const [entry, field, reason] of [
      [both('prévert'), 'password', 'trop court (au moins 8 caractères)'],
      [both('é'.repeat(256)), 'password', 'trop long'],
      [both('Azertyuiop2026!'), 'password', 'trop courant'],
      [{ password: null }, 'password', 'Choisissez un mot de passe'],
      [{ password_confirmation: 'autre chose' }, 'password_confirmation', 'ne correspondent pas'],
      [{ token: null }, 'token', 'incomplet'],
    ] as const) {
      const refused = await reset(visitor, entry)
      expect([reason, refused.statusCode]).toEqual([reason, 422])
      expect(refused.json().errors[field].join()).toContain(reason)
    }
    expect((await reset(visitor)).statusCode).toBe(200)
  })

  test.each([
    [8, 'à la mare'.slice(0, 8)],
    [255, 'pré vert '.repeat(29).slice(0, 255)],
  ])('A password of %i characters is taken as it is, spaces included', async (_, text) => {
    const visitor = await world.signIn(null)
    const entry = { password: text, password_confirmation: text }
    expect((await reset(visitor, entry)).statusCode).toBe(200)
    expect((await visitor.signIn(giver.email, text)).statusCode).toBe(200)
  })

  test('Links can be requested three times in 15 minutes, known address or not', async () => {
    for (const email of [giver.email, unknown]) {
      const visitor = await world.signIn(null)
      const statuses: number[] = []
      for (let i = 0; i < 4; i++) statuses.push((await forgot(visitor, email)).statusCode)
      expect(statuses).toEqual([200, 200, 200, 429])
      const refused = await forgot(await world.signIn(null, later(5)), email)
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600'])
      expect((await forgot(await world.signIn(null, later(15)), email)).statusCode).toBe(200)
    }
    expect(JSON.stringify(await world.all('request_counts', {}))).not.toMatch(/example|127\.0/)
  })

  test('One network cannot request links for many people', async () => {
    const visitor = await world.signIn(null)
    const asked = Array.from({ length: 22 }, (_, i) => forgot(visitor, `person${i}@example.org`))
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  test('A signed-in person is sent the same link; without a session it is a 401', async () => {
    const nobody = await world.signIn(null)
    expect((await nobody.post('/api/v1/users/self/password_change')).statusCode).toBe(401)
    const visitor = await world.signIn(waiting)
    expect((await visitor.post('/api/v1/users/self/password_change')).statusCode).toBe(200)
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([waiting.email])
    for (let i = 0; i < 2; i++) await visitor.post('/api/v1/users/self/password_change')
    expect((await visitor.post('/api/v1/users/self/password_change')).statusCode).toBe(429)
  })
})
