import { expect, test } from 'vitest'
import { planned } from '../../../world/hunts.ts'
import { giver, manon, paul, receiver } from '../../../world/people.ts'
import { place } from '../../../world/places.ts'
import { message } from '../../support/app.ts'
import { inWorld } from '../../support/in-world.ts'
import {
  confirm,
  ends,
  entry,
  holding,
  mine,
  noteBoar,
  say,
  starts,
  stateOf,
  willing,
} from '../../support/meetings.ts'
import { HOUR, later, mailsTo, of, withdraw } from '../../support/offers.ts'

inWorld((world) => {
  const phones = { contact_name: 'Odile Marchand', contact_phone: '06 39 98 00 77' }

  test('A yes is confirmed with an animal and a meeting; the animal is held and the person notified', async () => {
    const hunter = await willing(world, manon)
    const boar = await noteBoar(hunter, 'M 1')
    const body = holding(boar, phones)
    const both = await Promise.all([confirm(hunter, manon, body), confirm(hunter, manon, body)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await stateOf(hunter, boar)).toBe('held')
    expect(await of(hunter, manon)).toMatchObject({
      state: 'confirmed',
      // Until an hour before it starts.
      expires_at: new Date(starts.getTime() - HOUR).toISOString(),
      given: 'sanglier, bracelet M 1',
      is_boar: true,
      meeting: {
        place: 'Place de l’église',
        city: 'Bourges',
        starts_at: starts.toISOString(),
        ends_at: ends.toISOString(),
        is_over: false,
      },
    })
    const subject = 'Du gibier vous attend : acceptez le rendez-vous'
    expect((await mailsTo(world, manon)).filter((one) => one === subject)).toEqual([subject])
  })

  test('The place and who is there are told on acceptance only, until the end of the day', async () => {
    const hunter = await willing(world, manon)
    await confirm(hunter, manon, entry(phones))
    const person = await world.as(manon)
    const roughly = { city: 'Bourges', place: null, contact: null, starts_at: starts.toISOString() }
    expect((await mine(person)).meeting).toMatchObject(roughly)
    const [first, second] = await Promise.all([say(person, 'accepted'), say(person, 'accepted')])
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(await mine(person)).toMatchObject({
      state: 'accepted',
      given: 'sanglier',
      meeting: {
        place: 'Place de l’église',
        contact: { name: 'Odile Marchand', phone: '06 39 98 00 77' },
      },
    })
    const tomorrow = await world.as(manon, later(13 * HOUR))
    expect((await mine(tomorrow)).meeting?.contact).toBeNull()
    for (const { text } of await world.all('mails', {}, 'text')) expect(text).not.toContain('Odile')
  })

  test('Without a delegate the giver is the contact; a mailed link names nobody', async () => {
    const hunter = await willing(world, manon)
    await confirm(hunter, manon, entry())
    const mail = (await world.all('mails', { recipient: manon.email }, 'id', 'text')).at(-1)!
    const [, token] = /\/proposition\/(\S+)/.exec(mail.text!)!
    const visitor = await world.as(null)
    const accepting = { token, answer: 'accepted', is_warned: 1 }
    const said = await visitor.post('/api/v1/offers/linked/answer', accepting)
    expect(said.json().data).toMatchObject({
      state: 'accepted',
      meeting: { place: 'Place de l’église', contact: null },
    })
    expect(said.body).not.toContain(giver.lastname)
    expect((await mine(await world.as(manon))).meeting?.contact).toEqual({
      name: `${giver.firstname} ${giver.lastname}`,
      phone: giver.phone,
    })
  })

  test('Two people never get the same animal; giving up frees it', async () => {
    const hunter = await willing(world, manon, paul)
    const boar = await noteBoar(hunter, 'M 2')
    const body = holding(boar)
    const both = await Promise.all([confirm(hunter, manon, body), confirm(hunter, paul, body)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(both.find(({ statusCode }) => statusCode === 409)!.json().message).toContain(
      'promis à une personne',
    )
    const [lucky, other] = both[0]!.statusCode === 200 ? [manon, paul] : [paul, manon]
    await say(await world.as(lucky), 'accepted')
    await say(await world.as(lucky), 'cancelled')
    expect(await stateOf(hunter, boar)).toBe('available')
    expect((await of(hunter, lucky)).state).toBe('cancelled')
    expect((await confirm(hunter, other, body)).statusCode).toBe(200)
    await withdraw(hunter, (await of(hunter, other)).id)
    expect(await stateOf(hunter, boar)).toBe('available')
    expect(await mailsTo(world, other)).toContain('Une proposition a été retirée')
  })

  test('A confirmation that nobody answers expires and frees its animal, before the worker writes it', async () => {
    const hunter = await willing(world, manon, paul)
    const boar = await noteBoar(hunter, 'M 3')
    const body = holding(boar)
    await confirm(hunter, manon, body)
    const late = await world.as(giver, later(5 * HOUR))
    expect((await of(late, manon)).state).toBe('expired')
    expect((await say(await world.as(manon, later(5 * HOUR)), 'accepted')).statusCode).toBe(409)
    expect((await confirm(late, paul, body)).statusCode).toBe(200)
    expect(await of(late, paul)).toMatchObject({ state: 'confirmed', expires_at: ends.toISOString() })
  })

  test('A meeting is refused before the hunt, long after it, in the past, at an invalid hour, or elsewhere', async () => {
    const hunter = await willing(world, manon)
    const before = await world.all('meetings', {})
    for (const [field, more] of [
      ['day', { day: '2026-03-09' }],
      ['day', { day: '2026-03-18' }],
      ['to', { from: '11:00', to: '11:30' }],
      // Over at this very moment.
      ['to', { from: '11:00', to: '12:00' }],
      ['to', { from: '18:00', to: '18:00' }],
      ['place', { place: ' ' }],
      ['city_id', { city_id: place('Châteauroux').id }],
      // Of another giver.
      ['city_id', { city_id: place('Saint-Amand-Montrond').id }],
      ['specimen_type_id', { specimen_type_id: null }],
      ['specimen_type_id', { specimen_type_id: 99 }],
      ['animal_id', { specimen_type_id: null, animal_id: 1 }],
      ['contact_phone', { contact_name: 'Odile' }],
      ['contact_name', { contact_phone: '06 39 98 00 77' }],
      ['contact_phone', { ...phones, contact_phone: 'là' }],
    ] as const) {
      const refused = await confirm(hunter, manon, entry(more))
      expect([field, more, refused.statusCode]).toEqual([field, more, 422])
      expect([more, Object.keys(refused.json().errors)]).toEqual([more, expect.arrayContaining([field])])
    }
    expect(await world.all('meetings', {})).toEqual(before)
    // The last possible day.
    expect((await confirm(hunter, manon, entry({ day: '2026-03-17' }))).statusCode).toBe(200)
  })

  test('On a clock change a non-existent hour is refused, and the others are correct', async () => {
    const hunter = await willing(world, manon)
    await world.set('hunts', { id: planned.id }, { started_at: '2026-03-28' })
    const night = (from: string, to: string) => confirm(hunter, manon, entry({ day: '2026-03-29', from, to }))
    expect((await night('02:15', '02:45')).json().errors).toHaveProperty('from')
    expect((await night('01:30', '02:30')).json().errors).toHaveProperty('to')
    expect((await night('01:30', '03:30')).statusCode).toBe(200)
    expect((await of(hunter, manon)).meeting).toMatchObject({
      starts_at: '2026-03-29T00:30:00.000Z',
      ends_at: '2026-03-29T01:30:00.000Z',
    })
    // Reminded of two hours before in elapsed time, three by the clock.
    expect((await night('03:30', '04:00')).statusCode).toBe(200)
    expect((await say(await world.as(manon), 'accepted')).statusCode).toBe(200)
    const { id } = await of(hunter, manon)
    const remind_at = new Date('2026-03-28T23:30:00Z')
    expect(await world.one('offers', { id }, 'remind_at')).toEqual({ remind_at })
  })

  test('One meeting serves several people and is suggested again', async () => {
    const hunter = await willing(world, manon, paul)
    await confirm(hunter, manon, entry(phones))
    await confirm(hunter, paul, entry(phones))
    expect(await world.all('meetings', { hunt_id: planned.id })).toHaveLength(1)
    const { id } = await of(hunter, manon)
    const choices = (await hunter.get(`/api/v1/offers/${id}/confirmation`)).json().data
    const { specimen_type_id: _, ...again } = entry(phones)
    expect(choices.meeting).toEqual(again)
    expect(choices.cities[0]).toEqual({ id: place('Bourges').id, label: 'Bourges' })
  })

  test('A meeting is changed ten times a day at most: each change is a mail to the person', async () => {
    const hunter = await willing(world, manon)
    const at = (place: string) => confirm(hunter, manon, entry({ place }))
    for (let turn = 1; turn <= 10; turn++) expect((await at(`Place ${turn}`)).statusCode).toBe(200)
    // Sent again, it is the same.
    expect((await at('Place 10')).statusCode).toBe(200)
    const refused = message(at('Place 11'))
    expect(await refused).toEqual([429, expect.stringContaining('appelez plutôt la personne')])
  })

  test('An offer without a yes, or one that was given up, cannot be confirmed', async () => {
    const hunter = await willing(world, manon)
    expect((await confirm(hunter, receiver, entry())).json().message).toContain('pas encore répondu')
    await confirm(hunter, manon, entry())
    expect((await confirm(hunter, manon, entry({ from: '17:00' }))).statusCode).toBe(200)
    expect((await mine(await world.as(manon))).meeting?.starts_at).toBe('2026-03-10T16:00:00.000Z')
    await say(await world.as(manon), 'accepted')
    expect((await confirm(hunter, manon, entry({ from: '17:00' }))).statusCode).toBe(200)
    await say(await world.as(manon), 'cancelled')
    expect((await confirm(hunter, manon, entry())).json().message).toContain('renoncé')
  })
})
