import { expect, test } from 'vitest'
import { admin, cher, giver, password, receiver, resetLinkToken } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { newcomer, newPassword as chosen } from '../support/registrations.ts'
import { url, users, userTools } from '../support/user-tools.ts'

const NEXT = 'helene@example.org'
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)

inWorld((world) => {
  const { entryOf, acts, mails } = userTools(world)
  /** Staff of Cher changes the address of giver@. */
  const change = async (email = NEXT, now = noon) => {
    const visitor = await world.as(cher, now)
    return visitor.put(url(giver), await entryOf('giver', { email, firstname: 'Hélène', lastname: 'Moreau' }))
  }
  const changed = async (email = NEXT, now = noon) => expect((await change(email, now)).statusCode).toBe(200)
  const tokenFor = async (recipient: string, kind: 'confirm' | 'stop' | 'reset') => {
    const found = (await mails()).filter((mail) => mail.recipient === recipient)
    const tokens = found.flatMap(({ text }) => new RegExp(`login\\?${kind}=([\\w-]+)`).exec(text)?.[1] ?? [])
    return tokens.at(-1)!
  }
  const follow =
    (kind: 'confirm' | 'stop') =>
    async (token: string, now = noon) =>
      (await (await world.as(null, now)).post(`/address/${kind}`, { token })).statusCode
  const [confirm, stop] = [follow('confirm'), follow('stop')]
  const shown = async (now = noon) => {
    const account = await (await world.as(admin, now)).get(url(giver))
    const { email, is_verified, pending_email } = account.json().data
    return { email, is_verified, pending_email }
  }
  const before = { email: giver.email, is_verified: true, pending_email: null }
  const pending = { ...before, pending_email: NEXT }
  const after = { email: NEXT, is_verified: true, pending_email: null }
  const linksFor = async (email: string, now = noon) => {
    const count = async () =>
      (await mails()).filter(({ subject }) => subject === 'Choisissez un nouveau mot de passe').length
    const earlier = await count()
    const answer = await (await world.as(null, now)).post('/password/forgot', { email })
    return { said: `${answer.statusCode} ${answer.body}`, sent: (await count()) - earlier }
  }

  test('The permission to change users does not allow taking an account over by a new address and password', async () => {
    await changed()
    expect((await linksFor(NEXT)).sent).toBe(0)
    expect(await confirm(await tokenFor(NEXT, 'confirm'))).toBe(200)
    for (const email of [NEXT, giver.email])
      expect(await linksFor(email, later(71))).toEqual({ said: '200 {}', sent: 0 })
    expect((await (await world.as(null)).signIn(NEXT, password)).statusCode).toBe(200)
  })

  test('A new address takes effect when confirmed; until then the former one is used, and staff sees both', async () => {
    await changed()
    expect(await shown()).toEqual(pending)
    const [former, next] = await mails()
    expect(former).toMatchObject({ recipient: giver.email, subject: 'L’adresse de votre compte va changer' })
    expect(former!.text).toMatch(/https:\/\/venaison\.example\.org\/login\?stop=[\w-]{43}\n/)
    expect(former!.text).toContain('72 heures')
    expect(next).toMatchObject({ recipient: NEXT, subject: 'Confirmez votre nouvelle adresse e-mail' })
    await world.as(giver)
    const token = await tokenFor(NEXT, 'confirm')
    expect(await confirm(token, later(1))).toBe(200)
    expect(await shown()).toEqual(after)
    // Followed twice, it answers as the first time.
    expect(await confirm(token, later(2))).toBe(200)
    const visitor = await world.as(null)
    expect((await visitor.signIn(giver.email)).statusCode).toBe(422)
    expect((await visitor.signIn(NEXT)).statusCode).toBe(200)
    const fields = expect.stringContaining('email') as string
    expect(await acts()).toMatchObject([
      { act: 'user.updated', actor_id: cher.id, user_id: giver.id, details: { fields } },
      { act: 'user.address', actor_id: giver.id, user_id: giver.id, details: {} },
    ])
    expect(JSON.stringify(await acts())).not.toContain('@')
  })

  test('The former address can stop a pending or confirmed change for 72 hours', async () => {
    await changed()
    expect(await stop(await tokenFor(giver.email, 'stop'), later(71))).toBe(200)
    expect(await shown(later(71))).toEqual(before)
    expect(await confirm(await tokenFor(NEXT, 'confirm'), later(71))).toBe(404)
    expect((await linksFor(giver.email, later(71))).sent).toBe(1)

    await changed()
    expect(await confirm(await tokenFor(NEXT, 'confirm'))).toBe(200)
    const thief = await world.as({ email: NEXT })
    const token = await tokenFor(giver.email, 'stop')
    expect(await stop(token, later(71))).toBe(200)
    expect(await shown(later(71))).toEqual(before)
    expect((await thief.get('/api/v1/auth/infos')).statusCode).toBe(401)
    expect((await (await world.as(null)).signIn(giver.email)).statusCode).toBe(200)
    expect(await stop(token, later(71))).toBe(404)
    expect((await acts()).filter(({ act }) => act === 'user.address_stopped')).toHaveLength(2)
  })

  test('After 72 hours a change is final, or forgotten, and passwords can be reset again', async () => {
    await changed()
    const token = await tokenFor(giver.email, 'stop')
    expect(await shown(later(72))).toEqual(before)
    expect(await confirm(await tokenFor(NEXT, 'confirm'), later(72))).toBe(404)
    expect((await linksFor(giver.email, later(72))).sent).toBe(1)

    await changed(NEXT, later(80))
    expect(await confirm(await tokenFor(NEXT, 'confirm'), later(81))).toBe(200)
    expect(await stop(token, later(152))).toBe(404)
    expect(await stop(await tokenFor(giver.email, 'stop'), later(152))).toBe(404)
    expect(await shown(later(152))).toEqual(after)
    expect((await linksFor(NEXT, later(152))).sent).toBe(1)
  })

  test('Reset links mailed before are invalid, and none can be requested meanwhile', async () => {
    const signedIn = await world.as(giver)
    await changed()
    const body = { token: resetLinkToken, password: chosen, password_confirmation: chosen }
    expect((await (await world.as(null)).post('/password/reset', body)).statusCode).toBe(404)
    const refused = await signedIn.post('/api/v1/users/self/password_change')
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'L’adresse de votre compte est en train de changer : par sécurité, le mot de passe ne change pas avant le 13 mars 2026 à 12 h.',
    ])
    expect((await linksFor(receiver.email)).sent).toBe(1)
  })

  test('An address that has just changed cannot change again: the former one can still stop it', async () => {
    await changed()
    expect(await confirm(await tokenFor(NEXT, 'confirm'))).toBe(200)
    const refused = await change('again@example.org', later(71))
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      {
        email: [
          'L’adresse de ce compte vient de changer : elle ne change pas de nouveau avant le 13 mars 2026 à 12 h.',
        ],
      },
    ])
    expect((await change('again@example.org', later(72))).statusCode).toBe(200)
  })

  test('Nobody can take the former address while its owner can restore it', async () => {
    await changed()
    expect(await confirm(await tokenFor(NEXT, 'confirm'))).toBe(200)
    const visitor = await world.as(admin)
    const entry = await entryOf('statistics_viewer', { email: giver.email })
    expect((await visitor.post(users, entry)).statusCode).toBe(422)
    const registration = { ...newcomer, email: giver.email }
    expect((await (await world.as(null)).post('/register', registration)).statusCode).toBe(422)
    expect(await stop(await tokenFor(giver.email, 'stop'))).toBe(200)
    expect(await shown()).toEqual(before)
  })

  test('An address that somebody else has taken meanwhile cannot be confirmed', async () => {
    await changed()
    await world.set('users', { id: receiver.id }, { email: NEXT })
    expect(await confirm(await tokenFor(NEXT, 'confirm'))).toBe(404)
    expect((await shown()).email).toBe(giver.email)
  })

  test('Saving the rest of a user does not affect a pending change of address', async () => {
    await changed()
    await changed(giver.email)
    expect(await shown()).toEqual(pending)
    expect(await mails()).toHaveLength(2)
  })
})
