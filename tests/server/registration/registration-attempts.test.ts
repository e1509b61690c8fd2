import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { admin, cher, giver, receiver, waiting } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { newcomer as entry } from '../support/registrations.ts'

const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

inWorld((world) => {
  const send = (visitor: Visitor, body: object, key = 'form') =>
    visitor.send('POST', '/register', { body, headers: { 'idempotency-key': key } })
  const registered = () => world.all('users', { email: entry.email })
  const mails = () => world.all('mails', {})

  test('A registration retried after a lost answer answers the same and registers once', async () => {
    const first = await send(await world.as(null), entry)
    const visitor = await world.as(null)
    const again = await send(visitor, entry)
    expect([again.statusCode, again.body]).toEqual([200, first.body])
    expect((await visitor.get('/api/v1/auth/infos')).statusCode).toBe(200)
    expect([(await registered()).length, (await mails()).length]).toEqual([1, 1])
    expect(JSON.stringify(await registered())).not.toContain('"form"')
  })

  test('Sent twice concurrently, it registers once and answers both alike', async () => {
    const visitors = [await world.as(null), await world.as(null)]
    const answers = await Promise.all(visitors.map((visitor) => send(visitor, entry)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]!.body).toBe(answers[1]!.body)
    expect([(await registered()).length, (await mails()).length]).toEqual([1, 1])
  })

  test('Registering again opens no existing account, without both the key and the password', async () => {
    await send(await world.as(null), entry)
    const other = { ...entry, password: 'Autre chose 2026', password_confirmation: 'Autre chose 2026' }
    const attempts: [string, object][] = [
      ['another key', entry],
      ['form', other],
    ]
    for (const [key, body] of attempts) {
      const visitor = await world.as(null)
      const refused = await send(visitor, body, key)
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['email']])
      expect((await visitor.get('/api/v1/auth/infos')).statusCode).toBe(401)
    }
    await world.set('users', { email: entry.email }, { blocked_at: noon })
    expect((await send(await world.as(null), entry)).statusCode).toBe(422)
  })

  test('A failure leaves no partial registration', async () => {
    const db = world.db()
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
      db,
    )
    await sql`create trigger refusing before insert on mails for each row execute function refuse()`.execute(
      db,
    )
    const failed = await send(await world.as(null), entry)
    await sql`drop function refuse cascade`.execute(db)
    expect([failed.statusCode, failed.json()]).toEqual([500, { message: 'Server Error' }])
    expect(await registered()).toEqual([])
    expect((await send(await world.as(null), entry)).statusCode).toBe(200)
  })

  test('Fields that a person may not decide are ignored', async () => {
    const more = {
      role_id: (await world.one('roles', { code: 'admin' }, 'id')).id,
      federation_id: null,
      is_verified: true,
      is_tos_accepted: true,
      id: 1,
      validation_type: 'manual',
      validated_at: noon,
      is_wolfhunter: true,
      blocked_at: null,
      gdpr_state: 'accepted',
      permissions: ['users.write'],
      is_always_available: true,
    }
    const { data } = (await send(await world.as(null), { ...entry, ...more })).json()
    expect(data).toMatchObject({ role: { code: 'receiver' }, permissions: [], federation: { id: 1 } })
    expect(data.user).toMatchObject({ is_verified: false, is_tos_accepted: false, gdpr_state: 'pending' })
    const hunter = { ...entry, ...more, email: 'h@example.org', user_type: 'giver', nit: '1800077' }
    const { data: held } = (await send(await world.as(null), hunter)).json()
    expect(held.user.giver).toMatchObject({ validation_type: 'waiting', is_wolfhunter: false })
    expect(held.user.receiver).toBeNull()
  })

  test('An existing address is reported only when everything else is valid', async () => {
    const visitor = await world.as(null)
    for (const wrong of [
      { password: 'password1', password_confirmation: 'password1' },
      { city_id: place('Lyon').id },
      { city_id: 999_999 },
      { specimen_type_ids: [77], quantities: [1] },
      { phone: 'non' },
    ]) {
      const known = await send(visitor, { ...entry, ...wrong, email: giver.email })
      const unknown = await send(visitor, { ...entry, ...wrong, email: 'nobody@example.org' })
      expect([wrong, known.statusCode, known.json()]).toEqual([wrong, 422, unknown.json()])
      expect(known.body).not.toContain('email')
    }
    const told = await send(visitor, { ...entry, email: giver.email })
    expect(told.json().errors).toEqual({ email: ['Cette adresse e-mail est déjà utilisée.'] })
  })

  test('One network learns of five existing accounts in 15 minutes, with valid entries', async () => {
    const visitor = await world.as(null)
    const tries = []
    for (const { email } of [giver, receiver, waiting, admin, cher, giver])
      tries.push((await send(visitor, { ...entry, email })).statusCode)
    expect(tries).toEqual([422, 422, 422, 422, 422, 429])
    expect((await send(visitor, entry)).statusCode).toBe(200)
    const after = await send(await world.as(null, later(15)), { ...entry, email: giver.email })
    expect(after.statusCode).toBe(422)
  })

  test('One network registers twenty people in 15 minutes, and can probe no more addresses', async () => {
    const visitor = await world.as(null)
    const tries = []
    for (let i = 0; i < 21; i++)
      tries.push((await send(visitor, { ...entry, city_id: place('Lyon').id })).statusCode)
    expect([new Set(tries.slice(0, 20)), tries[20]]).toEqual([new Set([422]), 429])
    const refused = await send(await world.as(null, later(5)), entry)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600'])
    expect(refused.json().message).toBe('Trop de demandes. Réessayez dans 10 minutes.')
    expect(await registered()).toEqual([])
    expect((await send(await world.as(null, later(15)), entry)).statusCode).toBe(200)
    const kept = JSON.stringify(await world.all('request_counts', {}))
    expect(kept).not.toMatch(/example|127\.0/)
  })

  test('A plain form registers with the token in its fields, and is redirected', async () => {
    const visitor = await world.as(null)
    const form = (fields: Record<string, string>) =>
      visitor.app.inject({
        method: 'POST',
        url: '/register',
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        cookies: Object.fromEntries(visitor.cookies),
        payload: new URLSearchParams({ ...fields, _token: visitor.cookies.get('XSRF-TOKEN')! }).toString(),
      })
    const wish = { 'quantities[]': '2', 'specimen_type_ids[]': '1' }
    const fields = { ...entry, city_id: String(entry.city_id), ...wish }
    const refused = await form({ ...fields, phone: 'non' })
    expect([refused.statusCode, refused.headers.location]).toEqual([303, '/register?refusal=422'])
    const accepted = await form(fields)
    expect([accepted.statusCode, accepted.headers.location]).toEqual([303, '/'])
    expect(accepted.cookies.map(({ name }) => name)).toContain('venaison_session')
    const [person] = await registered()
    expect(await world.all('wishes', { receiver_id: person!.id })).toEqual([
      { receiver_id: person!.id, specimen_type_id: 1, quantity: 2 },
    ])
  })

  test('An earlier session is replaced by that of the registered person', async () => {
    const visitor = await world.as(receiver)
    expect((await send(visitor, entry)).json().data.user.email).toBe(entry.email)
    expect((await visitor.get('/api/v1/auth/infos')).json().data.user.email).toBe(entry.email)
  })
})
