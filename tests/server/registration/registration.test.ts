import { expect, test } from 'vitest'
import { banned, giver } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import type { Visitor } from '../support/app.ts'
import { expectRefusals, inWorld, noon } from '../support/in-world.ts'
import { newcomer } from '../support/registrations.ts'

const password = newcomer.password
const identity = { ...newcomer, phone: '06 39 98 00 77', email: 'Ines.Delorme@example.org' }
const receiver = {
  ...identity,
  user_type: 'receiver',
  city_id: place('Nevers').id,
  is_hunter: 1,
  search_radius: '45',
  specimen_type_ids: [1, 2, 6],
  quantities: [0, 5, '1'],
}
const hunter = { ...identity, user_type: 'giver', city_id: place('Vierzon').id, nit: '18A0077' }
inWorld((world) => {
  const tables = ['users', 'givers', 'receivers', 'wishes', 'mails', 'tokens', 'sessions'] as const
  const all = () => Promise.all(tables.map((table): Promise<object[]> => world.all(table, {})))
  const post = (visitor: Visitor, body: object) => visitor.post('/register', body)

  test('A receiver registers: user, record and wishes are stored, they are signed in, and the confirmation mail is queued', async () => {
    const visitor = await world.as(null)
    const answer = await post(visitor, receiver)
    expect(answer.statusCode).toBe(200)
    const { data } = answer.json()
    expect(data.user).toMatchObject({
      firstname: 'Inès',
      lastname: 'Delorme',
      phone: '06 39 98 00 77',
      email: 'ines.delorme@example.org',
      city: place('Nevers'),
      federation_id: 1,
      is_verified: false,
      is_tos_accepted: false,
      gdpr_state: 'pending',
      giver: null,
      receiver: { is_hunter: true, search_radius: 45 },
    })
    expect([data.role.code, data.federation.department_code, data.permissions]).toEqual([
      'receiver',
      '18',
      [],
    ])
    expect((await visitor.get('/api/v1/auth/infos')).json().data.user).toEqual({ ...data.user, ending: [] })
    const receiver_id = data.user.id as number
    expect(await world.all('wishes', { receiver_id }, 'specimen_type_id', 'receiver_id', 'quantity')).toEqual(
      [
        { receiver_id, specimen_type_id: 2, quantity: 5 },
        { receiver_id, specimen_type_id: 6, quantity: 1 },
      ],
    )
    // Before the address is confirmed and the terms are accepted, no work is possible.
    expect((await visitor.get('/api/v1/wishes/self')).statusCode).toBe(403)
    const [mail] = await world.all('mails', {})
    expect(mail).toMatchObject({ recipient: 'ines.delorme@example.org', user_id: data.user.id })
    expect(mail!.text).toMatch(/https:\/\/venaison\.example\.org\/login\?confirm=[\w-]{43}\n/)
    const kept = JSON.stringify(await world.all('users', {}))
    expect(kept).toContain('$argon2id$v=19$m=19456')
    expect(kept + answer.body).not.toContain(password)
    const again = await world.as(null)
    expect((await again.signIn('INES.delorme@example.org', password)).statusCode).toBe(200)
  })

  test('A receiver who chooses it is always available from the start; by default they are not', async () => {
    for (const [said, kept] of [
      [{ is_always_available: 1 }, true],
      [{ is_always_available: 'false' }, false],
      [{}, false],
    ] as const) {
      const visitor = await world.as(null)
      const email = `ines.${JSON.stringify(said).length}@example.org`
      const answer = await post(visitor, { ...receiver, ...said, email })
      expect(answer.statusCode).toBe(200)
      const stored = await world.one('receivers', { user_id: answer.json().data.user.id as number })
      expect(stored.is_always_available).toBe(kept)
    }
  })

  test('A giver without a matching member waits; their commune is the main territory', async () => {
    const visitor = await world.as(null)
    const { data } = (await post(visitor, hunter)).json()
    expect([data.role.code, data.federation.department_code]).toEqual(['giver', '18'])
    expect(data.user.giver).toEqual({
      nit: '18A0077',
      validation_type: 'waiting',
      validated_at: null,
      refused_at: null,
      refusal_reason: null,
      is_wolfhunter: false,
      cities: [{ id: place('Vierzon').id, label_full: place('Vierzon').label_full }],
    })
    const main = world.db().selectFrom('territories').where('giver_id', '=', data.user.id)
    expect(await main.selectAll().execute()).toMatchObject([{ city_id: place('Vierzon').id, is_main: true }])
  })

  test('A receiver between two federations belongs to the one that owns the town, else to the nearest', async () => {
    for (const [town, federation] of [
      ['Bourges', 1],
      ['Issoudun', 2],
      ['Guéret', 2],
      ['Nevers', 1],
    ] as const) {
      const entry = { ...receiver, email: `${town}@example.org`.replace('é', 'e'), city_id: place(town).id }
      const { data } = (await post(await world.as(null), entry)).json()
      expect([town, data.user.federation_id]).toEqual([town, federation])
    }
  })

  const both = (password: string) => ({ password, password_confirmation: password })
  const many = Array(1000).fill(1)
  const refusals: [reason: string, body: object, field: string][] = [
    ['256 characters of name', { ...receiver, lastname: 'a'.repeat(256) }, 'lastname'],
    ['a phone of 9 digits', { ...receiver, phone: '063998007' }, 'phone'],
    ['no address', { ...receiver, email: null }, 'email'],
    ['a wrong address', { ...receiver, email: 'ines@' }, 'email'],
    ['a long address', { ...receiver, email: `${'a'.repeat(250)}@ex.fr` }, 'email'],
    ['a used address', { ...receiver, email: giver.email.toUpperCase() }, 'email'],
    ['a used address of a banned giver', { ...hunter, email: banned.email }, 'email'],
    ['a short password', { ...receiver, ...both('court') }, 'password'],
    ['a long one', { ...receiver, ...both('é'.repeat(256)) }, 'password'],
    ['another confirmation', { ...receiver, password_confirmation: 'autre chose' }, 'password_confirmation'],
    ['a common password', { ...receiver, ...both('azertyuiop') }, 'password'],
    ['no commune', { ...receiver, city_id: null }, 'city_id'],
    ['an unknown commune', { ...receiver, city_id: 999_999 }, 'city_id'],
    ['a commune beyond 80 km', { ...receiver, city_id: place('Lyon').id }, 'city_id'],
    ['a commune near, for a giver', { ...hunter, city_id: place('Nevers').id }, 'city_id'],
    ['an uninitialised federation', { ...hunter, city_id: place('Guéret').id }, 'city_id'],
    ['a NIT of 6', { ...hunter, nit: '180007' }, 'nit'],
    ['no NIT', { ...hunter, nit: '' }, 'nit'],
    ['another type', { ...receiver, user_type: 'admin' }, 'user_type'],
    ['7 km', { ...receiver, search_radius: 7 }, 'search_radius'],
    ['perhaps a hunter', { ...receiver, is_hunter: 'peut-être' }, 'is_hunter'],
    ['perhaps always', { ...receiver, is_always_available: 'parfois' }, 'is_always_available'],
    ['6 roe deer', { ...receiver, quantities: [0, 6, 1] }, 'quantities.1'],
    ['a type twice', { ...receiver, specimen_type_ids: [1, 2, 2] }, 'specimen_type_ids.2'],
    ['unequal lists', { ...receiver, quantities: [1] }, 'quantities'],
    ['1000 entries', { ...receiver, specimen_type_ids: many, quantities: many }, 'specimen_type_ids'],
  ]
  test('Invalid fields are reported, and nothing is stored partially', async () => {
    const before = await all()
    let sent = 0
    // Each from another network, since attempts are counted per network.
    const visitor = await world.as(null, noon, { proxyHops: 1 })
    const send = (body: object) => {
      const headers = { 'x-forwarded-for': `203.0.113.${++sent}` }
      return visitor.send('POST', '/register', { body, headers })
    }
    await expectRefusals(world, send, refusals)
    expect(await all()).toEqual(before)
    expect(sent).toBe(refusals.length)
  })

  test('All mistakes are reported at once', async () => {
    const entry = { user_type: 'giver', phone: 'non', password: 'court', password_confirmation: 'court' }
    const { errors } = (await post(await world.as(null), entry)).json()
    expect(Object.keys(errors).toSorted()).toEqual(
      ['city_id', 'email', 'firstname', 'lastname', 'nit', 'password', 'phone'].toSorted(),
    )
  })
})
