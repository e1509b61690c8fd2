import { expect, test } from 'vitest'
import { hashPassword } from '../../../server/security/passwords.ts'
import { admin, camille, giver, password, receiver, resetLinkToken, unverified } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'
import type { Visitor } from '../support/app.ts'
import { newPassword as chosen } from '../support/registrations.ts'

const NEXT = 'nouvelle@example.org'
const path = '/api/v1/users/self/address'

inWorld((world) => {
  const put = (visitor: Visitor, email = NEXT, word = password) =>
    visitor.put(path, { email, password: word })
  const tokenFor = async (recipient: string, kind: 'confirm' | 'stop') =>
    (await world.all('mails', { recipient }))
      .flatMap(({ text }) => new RegExp(`login\\?${kind}=([\\w-]+)`).exec(text)?.[1] ?? [])
      .at(-1)!
  const follow = async (kind: 'confirm' | 'stop', token: string) =>
    (await (await world.as(null)).post(`/address/${kind}`, { token })).statusCode
  const resetting = async () => {
    const body = { token: resetLinkToken, password: chosen, password_confirmation: chosen }
    return (await (await world.as(null)).post('/password/reset', body)).statusCode
  }
  const emailOf = (id: number) => world.one('users', { id }, 'email', 'email_verified_at')

  test('A mistyped address can be corrected before it is confirmed, and its links become invalid', async () => {
    const visitor = await world.as(unverified)
    expect((await visitor.post('/api/v1/users/self/address_confirmation')).statusCode).toBe(200)
    const former = await tokenFor(unverified.email, 'confirm')
    expect((await put(visitor, ' Nouvelle@Example.org ')).statusCode).toBe(200)
    expect(await emailOf(unverified.id)).toEqual({ email: NEXT, email_verified_at: null })
    expect(await follow('confirm', former)).toBe(404)
    expect(await follow('confirm', await tokenFor(NEXT, 'confirm'))).toBe(200)
    expect((await emailOf(unverified.id)).email_verified_at).not.toBeNull()
    expect((await (await world.as(null)).signIn(NEXT)).statusCode).toBe(200)
  })

  test('Whoever stops a change ends every session, and the address changes again only after a new password', async () => {
    const thief = await world.as(giver)
    expect((await put(thief)).statusCode).toBe(200)
    expect((await emailOf(giver.id)).email).toBe(giver.email)
    expect(await follow('stop', await tokenFor(giver.email, 'stop'))).toBe(200)
    expect((await thief.get('/api/v1/auth/infos')).statusCode).toBe(401)
    const barred = await put(await world.as(giver))
    expect([barred.statusCode, barred.json().errors]).toEqual([
      422,
      { email: [expect.stringContaining('choisissez d’abord un nouveau mot de passe')] },
    ])
    expect(await resetting()).toBe(200)
    const owner = await world.as(null)
    expect((await owner.signIn(giver.email, chosen)).statusCode).toBe(200)
    expect((await put(owner, NEXT, chosen)).statusCode).toBe(200)
  })

  test.each(['pending', 'confirmed'])(
    'A link for a new password mailed before a change still serves, and stops the change (%s)',
    async (kind) => {
      expect((await put(await world.as(giver))).statusCode).toBe(200)
      if (kind === 'confirmed') expect(await follow('confirm', await tokenFor(NEXT, 'confirm'))).toBe(200)
      expect(await resetting()).toBe(200)
      expect((await emailOf(giver.id)).email).toBe(giver.email)
      if (kind === 'pending') expect(await follow('confirm', await tokenFor(NEXT, 'confirm'))).toBe(404)
      const told = (await world.all('mails', {})).at(-1)
      expect(told).toMatchObject({ subject: 'Votre mot de passe a changé', recipient: giver.email })
      expect((await (await world.as(null)).signIn(giver.email, chosen)).statusCode).toBe(200)
    },
  )

  test('Everybody needs their own password', async () => {
    const own = 'Trois chênes verts'
    const password_hash = await hashPassword(own)
    await world.set('users', { id: receiver.id }, { password_hash })
    const visitor = await world.as(null)
    await visitor.signIn(receiver.email, own)
    expect((await put(visitor, NEXT, password)).statusCode).toBe(422)
    expect((await put(visitor, NEXT, own)).statusCode).toBe(200)
  })

  test('Whether an address has an account is told five times to a network, by registration and by changes', async () => {
    const told = [await world.as(giver), await world.as(unverified), await world.as(receiver)]
    const answers: unknown[] = []
    for (const visitor of told)
      for (const email of [admin.email, camille.email])
        answers.push((await put(visitor, email)).json().errors ?? 'later')
    const taken = { email: ['Cette adresse e-mail est déjà utilisée.'] }
    expect(answers).toEqual([taken, taken, taken, taken, taken, 'later'])
    // Who chooses a free address is not counted.
    expect((await put(told[0]!)).statusCode).toBe(200)
  })

  test('Without the right password nothing changes, and nothing is disclosed about the address', async () => {
    const visitor = await world.as(giver)
    for (const email of [NEXT, receiver.email]) {
      const refused = await put(visitor, email, 'wrong')
      expect([refused.statusCode, refused.json().errors]).toEqual([
        422,
        { password: ['Ce n’est pas votre mot de passe.'] },
      ])
    }
    const taken = await put(visitor, receiver.email)
    expect([taken.statusCode, taken.json().errors]).toEqual([
      422,
      { email: ['Cette adresse e-mail est déjà utilisée.'] },
    ])
    expect((await put(visitor, giver.email)).json().errors).toEqual({
      email: ['C’est déjà l’adresse de votre compte.'],
    })
    expect(await world.all('address_changes', { user_id: giver.id })).toEqual([])
  })

  test('Passwords and addresses can be tried five times in 15 minutes', async () => {
    const visitor = await world.as(giver)
    for (let tries = 0; tries < 5; tries++) expect((await put(visitor, NEXT, 'wrong')).statusCode).toBe(422)
    const last = await put(visitor)
    expect([last.statusCode, last.headers['retry-after']]).toEqual([429, '900'])
  })
})
