import { expect, test } from 'vitest'
import type { Contact } from '../../../contract/giver/contacts.ts'
import { limits } from '../../../contract/limits.ts'
import type { CallOutcome } from '../../../contract/shared/call-notes.ts'
import { seenContacts } from '../../world/answers.ts'
import { contactId, informed, planned } from '../../world/hunts.ts'
import { camille, giver, luc, manon, matching, nadia, others, paul, yves } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { message, type Visitor } from '../support/app.ts'
import { inWorld, noon, today } from '../support/in-world.ts'

const hunt = (id: number | string) => `/api/v1/hunts/self/${id}`
const phoneOf = (huntId: number, person: { id: number }) =>
  `/api/v1/contacts/${contactId(huntId, person.id)}/phone`
const names = (contacts: Contact[]) => contacts.map(({ firstname }) => firstname)
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000)

inWorld((world) => {
  const obtain = async (visitor: Visitor, id: number | string = planned.id) =>
    (await visitor.post(`${hunt(id)}/contacts`)).statusCode
  const seen = async (visitor: Visitor, id: number = planned.id): Promise<Contact[]> =>
    (await visitor.get(`${hunt(id)}/donations`)).json().data.contacts

  test('A receiver who matches a hunt becomes its contact, least served first, then nearest, then by name', async () => {
    const visitor = await world.as(giver)
    await world.remove('contacts', { hunt_id: planned.id })
    expect(await obtain(visitor)).toBe(200)
    const expected = seenContacts(planned.id, noon).map(({ id: _, ...contact }) => contact)
    expect((await seen(visitor)).map(({ id: _, ...contact }) => contact)).toEqual(expected)
    const orders = await visitor.get(`${hunt(planned.id)}/contacts/sort_parameters`)
    expect(orders.json().map(({ code }: { code: string }) => code)).toEqual([
      'answer',
      'call',
      'sum_donation',
      'distance',
      'name',
    ])
  })

  test('Who said yes or is to answer comes first, then who was called, then the others in the fair order, last who said no', async () => {
    const eva = others.find(({ firstname }) => firstname === 'Eva')!
    await world.remove('contacts', { hunt_id: planned.id })
    const at = (receiver: { id: number }, distance: number, call_outcome: CallOutcome | null = null) => {
      const id = contactId(planned.id, receiver.id)
      return { id, hunt_id: planned.id, receiver_id: receiver.id, distance, call_outcome }
    }
    const inOrder = [
      // Whose answer is expected, who said yes, and who is to be called again, each by distance.
      at(camille, 3),
      at(yves, 28, 'callBack'),
      at(luc, 31, 'interested'),
      at(paul, 29, 'called'),
      // Not called, and the offer has expired.
      at(manon, 40),
      // Served before.
      at(nadia, 1),
      at(eva, 0, 'declined'),
    ]
    for (const row of inOrder.toReversed()) await world.add('contacts', row)
    const asked = { hunt_id: planned.id, sounded_at: noon, reason: 'chosen', received: 0 } as const
    const offer = { ...asked, expires_at: minutes(60), state: 'sounded', distance: 3 } as const
    await world.add('offers', { ...offer, receiver_id: camille.id, token_hash: 'camille' })
    const late = { ...offer, expires_at: minutes(-1) }
    await world.add('offers', { ...late, receiver_id: manon.id, token_hash: 'manon' })
    const visitor = await world.as(giver)
    const expected = [camille, yves, luc, paul, manon, nadia, eva].map(({ firstname }) => firstname)
    expect(names(await seen(visitor))).toEqual(expected)
  })

  test('Obtained again, contacts keep their ids; those who no longer match are deleted unless revealed', async () => {
    const visitor = await world.as(giver)
    expect(await obtain(visitor)).toBe(200)
    expect(await seen(visitor)).toEqual(seenContacts(planned.id, noon))
    await world.set('users', { id: [luc.id, yves.id] }, { city_id: place('Lyon').id })
    await world.remove('wishes', { receiver_id: manon.id })
    expect(await obtain(visitor)).toBe(200)
    expect(names(await seen(visitor))).toEqual(['Luc', 'Camille', 'Paul', 'Nadia'])
  })

  test('The radius is a circle: a person beyond it to the north-east is no contact', async () => {
    const visitor = await world.as(giver)
    // 43 km from Bourges as the crow flies, 27 to the north and 33 to the east.
    await world.set('users', { id: camille.id }, { city_id: place('Sancerre').id })
    const foundWithin = async (search_radius: number) => {
      await world.set('receivers', { user_id: camille.id }, { search_radius })
      expect(await obtain(visitor)).toBe(200)
      return names(await seen(visitor)).includes(camille.firstname)
    }
    expect([await foundWithin(40), await foundWithin(45)]).toEqual([false, true])
  })

  test('Availabilities count on the day of the hunt, both ends included', async () => {
    const visitor = await world.as(giver)
    const day = new Date(noon.getTime() + 7 * 86_400_000).toISOString().slice(0, 10)
    const away = others.find(({ except }) => except === 'unavailable')!
    const isListed = async () =>
      (await obtain(visitor)) === 200 && names(await seen(visitor)).includes(away.firstname)
    expect(await isListed()).toBe(false)
    const period = { receiver_id: away.id, started_at: today, ended_at: day }
    await world.add('availabilities', period)
    expect(await isListed()).toBe(true)
    await world.set('availabilities', {}, { started_at: day, ended_at: day })
    expect(await isListed()).toBe(true)
    await world.set('availabilities', {}, { started_at: today, ended_at: today })
    expect(await isListed()).toBe(false)
  })

  test('When nothing is planned, every wish matches', async () => {
    const visitor = await world.as(giver)
    await world.remove('hunt_previsions', { hunt_id: planned.id })
    await obtain(visitor)
    expect(names(await seen(visitor))).toContain('Guy')
  })

  test('A receiver who is blocked, anonymised or refuses is not shown any more, nor is their phone', async () => {
    const visitor = await world.as(giver)
    for (const change of [{ gdpr_state: 'refused' }, { blocked_at: noon }, { is_deleted: true }] as const) {
      await world.set('users', { id: luc.id }, change)
      expect(names(await seen(visitor))).not.toContain('Luc')
      expect((await visitor.put(phoneOf(planned.id, luc))).statusCode).toBe(404)
    }
    expect(await obtain(visitor)).toBe(200)
    expect(names(await seen(visitor))).toHaveLength(5)
  })

  test('A phone is never sent before it was revealed; revealing again changes nothing', async () => {
    const visitor = await world.as(giver)
    const before = await visitor.get(`${hunt(planned.id)}/donations`)
    for (const { id, phone } of matching)
      expect([id, before.body.includes(phone)]).toEqual([id, id === luc.id])
    const reveals = Array.from({ length: 10 }, () => visitor.put(phoneOf(planned.id, manon)))
    for (const response of await Promise.all(reveals))
      expect(response.json().data).toEqual({
        id: contactId(planned.id, manon.id),
        phone: manon.phone,
        shown_at: noon.toISOString(),
      })
    const later = await world.as(giver, minutes(5))
    expect((await later.put(phoneOf(planned.id, manon))).json().data.shown_at).toBe(noon.toISOString())
    const log = await world.all('phone_reveals', { receiver_id: manon.id })
    expect(log).toEqual([{ giver_id: giver.id, receiver_id: manon.id, shown_at: noon, is_given: false }])
    const onOtherHunt = (await seen(visitor, informed.id)).find(({ firstname }) => firstname === 'Manon')
    expect(onOtherHunt).toMatchObject({ phone: manon.phone, shown_at: noon.toISOString() })
  })

  test('A contact whose phone was removed meanwhile is a 409 with an explanation; nothing counts as revealed', async () => {
    const visitor = await world.as(giver)
    await world.set('users', { id: manon.id }, { phone: null })
    expect(await message(visitor.put(phoneOf(planned.id, manon)))).toEqual([
      409,
      'Ce particulier n’a plus de numéro de téléphone. Appelez un autre contact.',
    ])
    const manons = (await seen(visitor)).find(({ id }) => id === contactId(planned.id, manon.id))
    expect(manons?.shown_at).toBeNull()
  })

  test('Sixty reveals an hour and two hundred a day, or as many as configured', async () => {
    expect(limits.reveals).toEqual({ perHour: 60, perDay: 200 })
    const reveals = { perHour: 1, perDay: 2 }
    const ask = async (person: { id: number }, now: Date) =>
      message((await world.as(giver, now, { reveals })).put(phoneOf(planned.id, person)))
    expect(await ask(manon, noon)).toEqual([200, undefined])
    const hourly = 'Vous avez obtenu 1 numéro en une heure. Réessayez dans 40 minutes.'
    expect(await ask(camille, minutes(20))).toEqual([429, hourly])
    expect(await ask(camille, minutes(61))).toEqual([200, undefined])
    const daily = 'Vous avez obtenu 2 numéros en un jour. Réessayez dans 20 heures.'
    expect(await ask(yves, minutes(240))).toEqual([429, daily])
    expect(await ask(yves, minutes(24 * 60))).toEqual([200, undefined])
  })
})
