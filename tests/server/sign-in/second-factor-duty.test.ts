import { expect, test } from 'vitest'
import { admin, cher, giver, indre, receiver, roleManager } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { Authenticator } from '../support/second-factors/authenticator.ts'
import { multipart } from '../support/files/forms.ts'
import { inWorld, noon } from '../support/in-world.ts'
import {
  addPasskey,
  addTotp,
  calls,
  codeAt,
  dutyOf,
  requireSecondFactor,
} from '../support/second-factors/second-factors.ts'
import { seedStaff } from '../support/staff.ts'

const days = (count: number) => new Date(noon.getTime() + count * 86_400_000)

inWorld((world) => {
  const dueOf = async ({ id }: { id: number }) =>
    (await world.one('users', { id }, 'second_factor_due_on')).second_factor_due_on

  test('Staff have seven days from their first sign-in, counted once, whatever they do meanwhile', async () => {
    await requireSecondFactor(world.db(), admin)
    expect(await dueOf(admin)).toBe(null)
    const open = { state: 'open', due_on: '2026-03-17', methods: [] }
    const signedIn = await world.signIn(null)
    const { second_factor } = (await signedIn.signIn(admin.email)).json().data
    expect(second_factor).toEqual(open)
    expect(await dueOf(admin)).toBe('2026-03-17')
    const last = await world.signIn(admin, days(6))
    expect(await dutyOf(last)).toEqual(open)
    expect((await last.get('/api/v1/users')).statusCode).toBe(200)
    // Midnight in France, an hour before that of UTC.
    const over = await world.signIn(admin, new Date('2026-03-16T23:00:00Z'))
    expect(await dutyOf(over)).toEqual({ ...open, state: 'owed' })
    expect(await dueOf(admin)).toBe('2026-03-17')
  })

  test('A power obtained while signed in starts the period; without a power nothing is owed', async () => {
    await requireSecondFactor(world.db(), receiver, giver)
    const visitors = [await world.signIn(receiver), await world.signIn(giver)]
    for (const visitor of visitors) {
      expect(await dutyOf(visitor)).toBe(null)
      for (const url of [calls.read, calls.totp, calls.passkeyOptions, calls.codes])
        expect((await visitor.send(url === calls.read ? 'GET' : 'POST', url)).statusCode).toBe(403)
    }
    await world
      .db()
      .updateTable('users')
      .set(({ selectFrom }) => ({ role_id: selectFrom('roles').where('code', '=', 'admin').select('id') }))
      .where('id', '=', receiver.id)
      .execute()
    expect(await dutyOf(visitors[0]!)).toEqual({ state: 'open', due_on: '2026-03-17', methods: [] })
  })

  test('A federation shortens the period, also for those within it; nobody gets more', async () => {
    const { id: national } = admin
    await requireSecondFactor(world.db(), cher, admin)
    const grace = (second_factor_grace: number | null) =>
      world.signIn(roleManager).then(async (visitor) => {
        await world.set('federations', { id: 1 }, { second_factor_grace })
        return visitor
      })
    await grace(2)
    await world.signIn(cher)
    await world.signIn(admin)
    expect([await dueOf(cher), await dueOf({ id: national })]).toEqual(['2026-03-12', '2026-03-17'])
    const change = async (second_factor_grace: string) => {
      const form = await multipart({ _method: 'PUT', name: 'Cher', second_factor_grace })
      const response = await (await world.signIn(admin)).send('POST', '/api/v1/federations/1', form)
      expect(response.statusCode).toBe(200)
    }
    await change('5')
    expect(await dueOf(cher)).toBe('2026-03-12')
    await change('0')
    expect([await dueOf(cher), await dueOf(admin)]).toEqual(['2026-03-10', '2026-03-17'])
    expect(await dutyOf(await world.signIn(cher))).toMatchObject({ state: 'owed' })
  })

  test('What is refused to who owes a factor, or has not given it, says what to do first; doing it opens all', async () => {
    await requireSecondFactor(world.db(), admin)
    await world.signIn(admin)
    const owing = await world.signIn(admin, days(7))
    const closed = ['/api/v1/users', '/exports/x']
    const messages = async (visitor: Visitor) =>
      Promise.all(closed.map(async (url) => (await visitor.get(url)).json().message))
    const refused = (words: RegExp) => closed.map(() => expect.stringMatching(words))
    expect(await messages(owing)).toEqual(refused(/^Protégez d’abord votre compte/))
    await addTotp(owing, days(7))
    expect((await owing.get('/api/v1/users')).statusCode).toBe(200)
    const asked = await world.signIn(admin, days(7))
    expect(await messages(asked)).toEqual(refused(/^Confirmez d’abord que c’est bien vous/))
    expect((await asked.post('/logout')).statusCode).toBe(200)
    expect(await dutyOf(asked)).toBe(null)
  })

  test('A first factor added on one device is required from every other session of the account', async () => {
    const [one, other] = [await world.signIn(admin), await world.signIn(admin)]
    await other.post(calls.totp)
    await addPasskey(one, new Authenticator())
    expect(await dutyOf(other)).toMatchObject({ state: 'asked' })
    expect((await other.put(calls.totp, { code: '123456' })).statusCode).toBe(403)
    expect((await one.get('/api/v1/users')).statusCode).toBe(200)
  })

  test('Of two devices that add the first factor concurrently, one succeeds, and the other is asked for it', async () => {
    const visitors = [await world.signIn(admin), await world.signIn(admin)]
    // They share the latest unconfirmed secret.
    await visitors[0]!.post(calls.totp)
    const { secret } = (await visitors[1]!.post(calls.totp)).json().data
    const answers = await Promise.all(
      visitors.map((visitor) => visitor.put(calls.totp, { code: codeAt(secret, noon) })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
  })

  test('An account without a due day, as in a demonstration, is asked once it has set one up', async () => {
    const visitor = await world.signIn(admin, days(400))
    expect(await dutyOf(visitor)).toEqual({ state: 'open', due_on: null, methods: [] })
    expect(await dueOf(admin)).toBe(null)
    await addTotp(visitor, days(400))
    expect(await dutyOf(await world.signIn(admin, days(400)))).toMatchObject({ state: 'asked' })
  })

  test('A new password keeps the second factors, and is followed by being asked for one', async () => {
    await addPasskey(await world.signIn(admin), new Authenticator())
    const stranger = await world.signIn(null)
    await stranger.post('/password/forgot', { email: admin.email })
    const mail = await world.db().selectFrom('mails').select('text').orderBy('id', 'desc').executeTakeFirst()
    const [, token] = /reset=([\w-]+)/.exec(mail!.text)!
    const password = 'Sous-bois calme 31'
    const reset = await stranger.post('/password/reset', { token, password, password_confirmation: password })
    expect(reset.statusCode).toBe(200)
    expect((await stranger.signIn(admin.email, password)).json().data.second_factor.state).toBe('asked')
  })

  test('The data export lists the second factors, without secrets and without those of others', async () => {
    await addTotp(await world.signIn(cher), noon)
    const visitor = await world.signIn(admin)
    const { secret, codes } = await addTotp(visitor, noon)
    await addPasskey(visitor, new Authenticator(), 'Mon téléphone')
    const { body } = await visitor.get('/api/v1/users/self/data')
    expect(JSON.parse(body).data.second_factors).toEqual({
      passkeys: [{ name: 'Mon téléphone', created_at: noon.toISOString(), last_used_at: null }],
      totp_since: noon.toISOString(),
      recovery_codes_left: codes.length,
      due_on: null,
    })
    for (const text of [secret, ...codes]) expect(body).not.toContain(text)
  })

  test('An authenticator app that was begun and never confirmed is not in the data export', async () => {
    const visitor = await world.signIn(admin)
    expect((await visitor.post(calls.totp)).statusCode).toBe(200)
    const { data } = (await visitor.get('/api/v1/users/self/data')).json()
    expect(data.second_factors).toMatchObject({ totp_since: null, recovery_codes_left: 0 })
  })

  test('Anonymisation deletes all of them', async () => {
    await seedStaff(world.db(), { ...indre, role: 'federation_admin', federation_id: 2 })
    const visitor = await world.signIn(indre)
    await addTotp(visitor, noon)
    await addPasskey(visitor, new Authenticator())
    await visitor.post(calls.passkeyOptions)
    expect((await (await world.signIn(admin)).delete(`/api/v1/users/${indre.id}/delete`)).statusCode).toBe(
      200,
    )
    for (const table of ['passkeys', 'totp_secrets', 'recovery_codes', 'passkey_challenges'] as const)
      expect([table, await world.db().selectFrom(table).selectAll().execute()]).toEqual([table, []])
  })
})
