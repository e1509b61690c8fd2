import { expect, test } from 'vitest'
import { admin, banned, cher, giver, luc, receiver, waiting, wolfhunter } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import type { Visitor } from '../support/app.ts'
import { expectRefusals, inWorld, noon } from '../support/in-world.ts'
import { memberTools } from '../support/members.ts'

const account = '/api/v1/users/self/account'
const nit = '/api/v1/givers/self'
const entry = {
  firstname: 'Hélène',
  lastname: 'Moreau-Petit',
  phone: '06 39 98 00 99',
  city_id: place('Vierzon').id,
}
const infosOf = async (visitor: Visitor) => (await visitor.get('/api/v1/auth/infos')).json().data.user

inWorld((world) => {
  const people = () => world.all('users', {})
  const givers = () => world.all('givers', {})
  const subjects = async () => (await world.all('mails', {})).map(({ subject }) => subject)
  const { know } = memberTools(world)

  test('A person changes their name, phone and commune; other fields are ignored', async () => {
    const visitor = await world.as(giver)
    const before = await people()
    const own = { id: 6, role_id: 3, federation_id: 2, email: 'autre@example.org', gdpr_state: 'refused' }
    const more = { validation_type: 'manual', is_wolfhunter: 1, is_deleted: 1, password_hash: 'x' }
    expect((await visitor.put(account, { ...entry, ...own, ...more })).statusCode).toBe(200)
    const changed = { ...entry, search_words: expect.stringContaining('petit') }
    expect(await people()).toEqual(before.map((row) => (row.id === giver.id ? { ...row, ...changed } : row)))
    expect(await infosOf(visitor)).toMatchObject({ ...entry, city: place('Vierzon') })
  })

  test('A phone number with +33 is stored in national format', async () => {
    const visitor = await world.as(giver)
    const sent = await visitor.put(account, { ...entry, phone: '+33 6 39 98 00 99' })
    expect(sent.statusCode).toBe(200)
    expect(await infosOf(visitor)).toMatchObject({ phone: '06 39 98 00 99' })
  })

  test('Names up to 255 characters, phone of 10 to 14 digits or spaces, commune required', async () => {
    const visitor = await world.as(giver)
    const before = [await people(), await givers()]
    await expectRefusals(world, (body) => visitor.put(account, { ...entry, ...body }), [
      ['long first name', { firstname: 'a'.repeat(256) }, 'firstname'],
      ['long last name', { lastname: 'a'.repeat(256) }, 'lastname'],
      ['no first name', { firstname: '  ' }, 'firstname'],
      ['no last name', { lastname: null }, 'lastname'],
      ['letters', { phone: '06 39 98 zéro' }, 'phone'],
      ['nine digits', { phone: '063998000' }, 'phone'],
      ['fifteen digits', { phone: '063998000123456' }, 'phone'],
      ['no phone', { phone: '' }, 'phone'],
      ['a list', { phone: ['0639980000'] }, 'phone'],
      ['no commune', { city_id: '' }, 'city_id'],
      ['no such commune', { city_id: 999_999 }, 'city_id'],
      ['not a commune', { city_id: 'Bourges' }, 'city_id'],
      ['out of reach', { city_id: place('Lyon').id }, 'city_id'],
    ])
    expect([await people(), await givers()]).toEqual(before)
    const longest = { ...entry, firstname: 'é'.repeat(255), phone: '06399800001234' }
    expect((await visitor.put(account, longest)).statusCode).toBe(200)
  })

  test('A giver’s commune must belong to the federation, a receiver’s lie within 80 km; staff’s may be anywhere', async () => {
    const moves = async (person: { email: string }, label: Parameters<typeof place>[0]) =>
      (await (await world.as(person)).put(account, { ...entry, city_id: place(label).id })).statusCode
    expect([await moves(giver, 'Vierzon'), await moves(giver, 'Issoudun')]).toEqual([200, 422])
    expect([await moves(receiver, 'Issoudun'), await moves(receiver, 'Lyon')]).toEqual([200, 422])
    expect([await moves(admin, 'Lyon'), await moves(cher, 'Lyon')]).toEqual([200, 422])
    await world.set('users', { id: giver.id }, { city_id: place('Paris').id })
    expect(await moves(giver, 'Paris'), 'where one lives already').toBe(200)
  })

  test('A giver’s main territory and a receiver’s location move with their commune', async () => {
    const visitor = await world.as(giver)
    // The name stays: with another one this giver would wait for the federation.
    await visitor.put(account, { ...entry, lastname: giver.lastname })
    const cities = (await visitor.get('/api/v1/givers/self')).json().data.cities
    expect(cities).toMatchObject([{ id: place('Vierzon').id }, { id: place('Mehun-sur-Yèvre').id }])
    await (await world.as(luc)).put(account, entry)
    const { lat } = await world.one('receivers', { user_id: luc.id }, 'lat')
    expect(lat).toBe(47.2226)
  })

  test('A NIT has exactly 7 characters', async () => {
    const visitor = await world.as(giver)
    await expectRefusals(world, (body) => visitor.put(nit, body), [
      ['six', { nit: '180000' }, 'nit'],
      ['eight', { nit: '18000011' }, 'nit'],
      ['absent', {}, 'nit'],
    ])
    expect((await visitor.put(nit, { nit: ' 18AB-01 ' })).statusCode).toBe(200)
  })

  test('A giver validated by their NIT alone waits again after changing to a NIT without a member', async () => {
    const visitor = await world.as(giver)
    await visitor.put(nit, { nit: '1800001' })
    expect((await infosOf(visitor)).giver.validation_type).toBe('auto')
    const sent = { nit: '1800099', validation_type: 'manual', is_wolfhunter: 1, validated_at: noon }
    expect((await visitor.put(nit, sent)).statusCode).toBe(200)
    const waits = { nit: '1800099', validation_type: 'waiting', validated_at: null, is_wolfhunter: false }
    expect((await infosOf(visitor)).giver).toMatchObject(waits)
    expect((await visitor.get('/api/v1/hunts/self?hunt_state_code=planned')).statusCode).toBe(403)
    expect(await subjects()).toEqual(['Votre compte attend la validation de votre fédération'])
    const acts = await world.all('acts', {}, 'act', 'user_id', 'details')
    expect(acts).toEqual([{ act: 'giver.nit', user_id: giver.id, details: { from: 'auto', to: 'waiting' } }])
  })

  test('A NIT that matches a member by address, or by name and commune, keeps or grants the validation', async () => {
    const other = { lastname: 'Autre', city: null }
    await know(
      { nit: '1800077', lastname: 'MOREAU', firstname: 'HELENE', city: 'Bourges' },
      { nit: '1800078', ...other, email: 'Waiting@example.org' },
      { nit: '1800079', ...other },
    )
    const changed = async (person: { email: string }, wanted: string) => {
      const visitor = await world.as(person)
      expect((await visitor.put(nit, { nit: wanted })).statusCode).toBe(200)
      return (await infosOf(visitor)).giver.validation_type as string
    }
    expect(await changed(giver, '1800077')).toBe('auto')
    expect(await changed(waiting, '1800079'), 'somebody else’s').toBe('waiting')
    expect(await changed(waiting, '1800078')).toBe('auto')
    expect(await subjects()).toEqual(['Votre compte est validé'])
  })

  test('A decision made by staff survives a change of NIT', async () => {
    await know({ nit: '1800055', lastname: 'Blanc', firstname: 'Serge', city: null })
    for (const [person, wanted, decided] of [
      [wolfhunter, '1800066', 'manual'],
      [banned, '1800055', 'ban'],
    ] as const) {
      const visitor = await world.as(person)
      expect((await visitor.put(nit, { nit: wanted })).statusCode).toBe(200)
      expect((await infosOf(visitor)).giver).toMatchObject({ nit: wanted, validation_type: decided })
    }
    expect(await subjects()).toEqual([])
  })
})
