import { expect, test } from 'vitest'
import { admin, cher, giver, statistician, wolfhunter } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { url, users, userTools } from '../support/user-tools.ts'

inWorld((world) => {
  const { entryOf, read, acts, mails, kept, refuses } = userTools(world)

  test('Somebody added gets a link by mail, chooses a password with it, and is confirmed by that', async () => {
    const visitor = await world.as(admin)
    expect((await visitor.post(users, await entryOf('federation_admin'))).statusCode).toBe(200)
    const [user] = await read('gerard')
    expect(user).toMatchObject({
      firstname: 'Inès',
      lastname: 'Gérard',
      email: 'ines.gerard@example.org',
      phone: '06 39 98 00 41',
      federation_id: 1,
      city_id: place('Bourges').id,
      is_verified: false,
      giver: null,
      receiver: null,
    })
    const role = { actor_id: admin.id, user_id: user!.id, details: { role: 'federation_admin' } }
    expect(await acts()).toEqual([{ act: 'user.created', ...role }])
    const [mail] = await mails()
    expect(mail!.text).toContain('valable sept jours')
    const token = /reset=([\w-]+)/.exec(mail!.text)![1]!
    const password = 'trois chênes verts'
    const choose = { token, password, password_confirmation: password }
    const [late, tooLate] = [6.9, 7].map((days) => new Date(noon.getTime() + days * 86_400_000))
    const check = async (now = late) => (await world.as(null, now)).post('/password/check', { token })
    expect((await check()).json()).toEqual({ data: { is_first: true } })
    expect((await check(tooLate)).statusCode).toBe(404)
    expect((await (await world.as(null, late)).post('/password/reset', choose)).statusCode).toBe(200)
    expect((await read('gerard'))[0]!.is_verified).toBe(true)
    // A first password is not a change to warn of.
    expect(await mails()).toHaveLength(1)
    const newcomer = await world.as(null, late)
    expect((await newcomer.signIn('ines.gerard@example.org', password)).statusCode).toBe(200)
    expect((await newcomer.get(users)).statusCode).toBe(200)
  })

  test('An invalid entry is refused by field, and nothing is stored', async () => {
    const visitor = await world.as(admin)
    const entry = await entryOf('statistics_viewer')
    const refusals: [string, object, string][] = [
      ['no first name', { ...entry, firstname: ' ' }, 'firstname'],
      ['long first name', { ...entry, firstname: 'a'.repeat(256) }, 'firstname'],
      ['long last name', { ...entry, lastname: 'a'.repeat(256) }, 'lastname'],
      ['no address', { ...entry, email: 'ines' }, 'email'],
      ['long e-mail', { ...entry, email: `${'a'.repeat(250)}@example.org` }, 'email'],
      ['used e-mail', { ...entry, email: 'GIVER@example.org' }, 'email'],
      ['letters', { ...entry, phone: 'abcdefghij' }, 'phone'],
      ['no role', { ...entry, role_id: null }, 'role_id'],
      ['unknown role', { ...entry, role_id: 9999 }, 'role_id'],
      ['giver', await entryOf('giver'), 'role_id'],
      ['receiver', await entryOf('receiver'), 'role_id'],
      ['unknown federation', { ...entry, federation_id: 9999 }, 'federation_id'],
      ['unknown commune', { ...entry, city_id: 9999 }, 'city_id'],
    ]
    await refuses((body) => visitor.post(users, body), refusals)
    await refuses((body) => visitor.put(url(statistician), body), refusals)
  })

  test('Last name, phone and commune may be left out', async () => {
    const { firstname, email, role_id } = await entryOf('statistics_viewer')
    const answer = await (await world.as(admin)).post(users, { firstname, email, role_id })
    expect(answer.statusCode).toBe(200)
    const nothing = { lastname: null, phone: null, city_id: null, federation_id: null }
    expect((await read('ines'))[0]).toMatchObject(nothing)
  })

  test('An administrator of one federation adds users to it only, and grants no power that they lack', async () => {
    const visitor = await world.as(cher)
    for (const [number, federation_id] of [null, 2, 1, undefined].entries()) {
      const entry = await entryOf('federation_admin', { federation_id, email: `n${number}@example.org` })
      expect((await visitor.post(users, entry)).statusCode).toBe(200)
    }
    expect((await read('gerard')).map(({ federation_id }) => federation_id)).toEqual([1, 1, 1, 1])
    await refuses(
      (body) => visitor.post(users, body),
      [
        ['administrator', await entryOf('admin'), 'role_id'],
        ['role manager', await entryOf('role_manager'), 'role_id'],
      ],
    )
    const promoted = await entryOf('admin', { email: giver.email })
    await refuses((body) => visitor.put(url(giver), body), [['promotion', promoted, 'role_id']])
    const moved = await entryOf('giver', { email: giver.email, federation_id: 2 })
    expect((await visitor.put(url(giver), moved)).statusCode).toBe(200)
    expect((await read('giver@'))[0]!.federation_id).toBe(1)
  })

  test('The audit log contains both federations of a moved user', async () => {
    const visitor = await world.as(admin)
    const entry = await entryOf('giver', { email: wolfhunter.email, federation_id: 2 })
    expect((await visitor.put(url(wolfhunter), entry)).statusCode).toBe(200)
    expect((await acts()).at(-1)).toMatchObject({
      act: 'user.updated',
      details: { federation_from: 'FDC18', federation_to: 'FDC36' },
    })
  })

  test('A changed user is recorded with the changed fields, and nothing else', async () => {
    const visitor = await world.as(cher)
    const entry = await entryOf('giver', { email: wolfhunter.email, is_wolfhunter: 0 })
    expect(
      (await visitor.put(url(wolfhunter), { ...entry, id: 6, nit: 'X', password_hash: 'x' })).statusCode,
    ).toBe(200)
    expect((await read('louvetier'))[0]).toMatchObject({
      id: wolfhunter.id,
      firstname: 'Inès',
      lastname: 'Gérard',
      is_wolfhunter: false,
      giver: { nit: '1800002', is_wolfhunter: false },
    })
    expect((await visitor.put(url(wolfhunter), entry)).statusCode).toBe(200)
    const details = { fields: 'firstname lastname phone city_id is_wolfhunter' }
    const whom = { actor_id: cher.id, user_id: wolfhunter.id }
    expect(await acts()).toEqual([{ act: 'user.updated', ...whom, details }])
    expect(await mails()).toEqual([])
    const { firstname, email, role_id } = entry
    expect((await visitor.put(url(wolfhunter), { firstname, email, role_id, phone: null })).statusCode).toBe(
      200,
    )
    expect((await read('louvetier'))[0]).toMatchObject({ lastname: 'Gérard', phone: null, federation_id: 1 })
  })

  test('Saving a user who was changed meanwhile is a conflict and overwrites nothing', async () => {
    const [first, second] = [await world.as(admin), await world.as(cher)]
    const { revision } = (await read('louvetier'))[0]!
    const entry = await entryOf('giver', { email: wolfhunter.email })
    expect((await second.put(url(wolfhunter), { ...entry, revision })).statusCode).toBe(200)
    const before = await kept()
    const late = await first.put(url(wolfhunter), { ...entry, lastname: 'Autre', revision })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toEqual({
      message: 'Ce compte a été modifié entre-temps. Relisez-le, puis recommencez.',
    })
    expect(await kept()).toEqual(before)
    const again = (await read('louvetier'))[0]!
    const renewed = { ...entry, lastname: 'Autre', revision: again.revision }
    expect((await first.put(url(wolfhunter), renewed)).statusCode).toBe(200)
  })
})
