import { expect, test } from 'vitest'
import { admin, cher, giver, luc, manon, matching, nadia, wolfhunter } from '../../world/people.ts'
import { contactId, planned } from '../../world/hunts.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Row } from '../endpoints/row.ts'
import { table } from '../endpoints/table.ts'
import { message } from '../support/app.ts'
import { assisting, follow, linkTo } from '../support/assistance.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { accepted, entry, mine } from '../support/meetings.ts'

inWorld((world) => {
  const assist = assisting(world)

  test('The person is notified by mail, once: when, by whom, what is possible and what to do', async () => {
    const words = async () =>
      (await world.all('mails', {}, 'id', 'text')).at(-1)!.text.replaceAll('\u00a0', ' ')
    const staff = await world.signIn(cher)
    const token = await linkTo(staff, nadia.id)
    expect(await world.all('mails', {})).toEqual([])
    await follow(staff, token)
    await follow(await world.signIn(null), token)
    const mails = await world.all('mails', {})
    expect(mails).toMatchObject([{ recipient: nadia.email, user_id: nadia.id }])
    for (const part of [
      'Bonjour Nadia,',
      'Le 10 mars 2026 à 12 h, Denis Perrin (fédération',
      'trente minutes au plus',
      'Elle ne voit pas votre mot de passe',
      'contactez votre fédération',
      'https://venaison.example.org/login?reset',
    ])
      expect(await words()).toContain(part)
    await assist(admin, nadia)
    expect(await words()).toContain('Anne Chevalier (administration de Venaison)')
  })

  test('Commands are recorded with both names, in the audit logs of both', async () => {
    const visitor = await assist(cher, giver)
    expect((await visitor.put('/api/v1/givers/self', { nit: '1812345' })).statusCode).toBe(200)
    for (const { id } of [giver, cher]) {
      const { data } = (await (await world.signIn(admin)).get(`/api/v1/users/${id}/acts`)).json()
      expect(data[0]).toMatchObject({
        act: 'giver.nit',
        by: { id: giver.id, name: 'Hélène Moreau' },
        assistant: { id: cher.id, name: 'Denis Perrin' },
        on: { id: giver.id },
      })
      expect(data[1]).toMatchObject({ act: 'user.assisted', by: { id: cher.id }, assistant: null })
    }
  })

  test('No phone is revealed or displayed, and the giver is not recorded as having seen it', async () => {
    const own = await world.signIn(giver)
    await own.post(`/api/v1/hunts/self/${planned.id}/contacts`)
    const reveal = `/api/v1/contacts/${contactId(planned.id, luc.id)}/phone`
    const shown = (await own.put(reveal)).json().data.phone
    const visitor = await assist(cher, giver)
    const response = await visitor.get(`/api/v1/hunts/self/${planned.id}/donations`)
    expect(response.json().data).toMatchObject({ are_phones_closed: true })
    expect(response.json().data.contacts.length).toBeGreaterThan(0)
    expect(response.body).not.toContain(shown)
    expect((await own.get(`/api/v1/hunts/self/${planned.id}/donations`)).body).toContain(shown)
    const words = 'Seule la personne peut faire cela : vous agissez à sa place.'
    expect(await message(visitor.put(reveal))).toEqual([403, words])
  })

  test('For a receiver, the delegates of meetings are hidden', async () => {
    const delegate = { contact_name: 'Odile Marchand', contact_phone: '06 39 98 00 77' }
    await accepted(world, manon, entry(delegate))
    const own = await world.signIn(manon)
    expect((await mine(own)).meeting).toMatchObject({ contact: { name: 'Odile Marchand' } })
    expect((await mine(own)).meeting).not.toHaveProperty('is_contact_closed')
    const visitor = await assist(cher, manon)
    const read = await visitor.get('/api/v1/offers/self')
    expect(read.statusCode).toBe(200)
    expect(read.json()[0].meeting).toMatchObject({ contact: null, is_contact_closed: true })
    expect(read.body).not.toContain('Odile')
    // The giver themselves, if there is no delegate.
    const nobody = { contact_name: null, contact_phone: null }
    await world.set('meetings', {}, nobody)
    expect((await mine(own)).meeting?.contact?.phone).toBe(giver.phone)
    expect((await visitor.get('/api/v1/offers/self')).body).not.toContain(giver.phone)
    // Before the meeting is accepted there is nothing to hide.
    await world.set('offers', {}, { state: 'confirmed' })
    expect((await mine(visitor)).meeting).not.toHaveProperty('is_contact_closed')
  })

  test('No read available to a hunter or a receiver answers somebody else’s phone', async () => {
    await accepted(world, manon, entry({ contact_name: 'Odile Marchand', contact_phone: '06 39 98 00 77' }))
    const reads = (Object.entries(endpoints) as [keyof typeof endpoints, Endpoint][]).filter(
      ([name, { method, access, personal }]) =>
        method === 'GET' &&
        !personal &&
        ['giver', 'receiver', 'signedIn'].includes(String(access)) &&
        table[name],
    )
    expect(reads.length).toBeGreaterThan(15)
    for (const person of [giver, manon]) {
      const visitor = await assist(cher, person)
      const others = [
        ...[giver, wolfhunter, ...matching].filter(({ id }) => id !== person.id).map(({ phone }) => phone),
        '06 39 98 00 77',
      ]
      const written = others.flatMap((phone) => (phone ? [phone, phone.replaceAll(' ', '')] : []))
      const places = await world.all('offers', {}, 'id')
      for (const [name, { path }] of reads) {
        const { rows, query = '' }: Row = table[name]
        const named = path.startsWith('/api/v1/offers/') ? places.map(({ id }) => id) : [rows?.near]
        for (const id of named) {
          const { body } = await visitor.get(path.replace(/\{\w+\}/, String(id)) + query)
          expect([name, written.filter((phone) => body.includes(phone))]).toEqual([name, []])
        }
      }
    }
  })

  test('It does not confirm the person’s address, nor make the browser a known device', async () => {
    await world.set('users', { id: nadia.id }, { email_verified_at: null })
    const visitor = await world.signIn(cher)
    const device = visitor.cookies.get('venaison_device')
    expect(await follow(visitor, await linkTo(visitor, nadia.id))).toBe(200)
    const { user } = (await visitor.get('/api/v1/auth/infos')).json().data
    expect(user.is_verified).toBe(false)
    expect(visitor.cookies.get('venaison_device')).toBe(device)
  })

  test('Assisted sessions cannot be chained through a third person', async () => {
    const visitor = await assist(admin, cher)
    expect((await visitor.get(`/api/v1/users/${nadia.id}/token`)).statusCode).toBe(403)
  })

  test('Behind https its cookie is Secure, bound to the host, and ends with the browser', async () => {
    const token = await linkTo(await world.signIn(cher), nadia.id)
    const visitor = await world.signIn(cher, noon, { isSecure: true })
    const { cookies } = await visitor.post('/login/link', { token })
    const cookie = cookies.find(({ name }) => name === '__Host-assisted')
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie).not.toHaveProperty('maxAge')
  })
})
