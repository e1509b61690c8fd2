import { expect, test } from 'vitest'
import { insertRule } from '../../../../server/queries/federations/sanitary/sanitary-rules.ts'
import { remindDue } from '../../../../server/rules/offers/offer-deadlines.ts'
import { planned } from '../../../world/hunts.ts'
import { admin, cher, giver, manon } from '../../../world/people.ts'
import { one } from '../../support/animals.ts'
import { message } from '../../support/app.ts'
import { assisting } from '../../support/assistance.ts'
import { inWorld, noon, today } from '../../support/in-world.ts'
import {
  act,
  confirm,
  entry,
  holding,
  noteBoar,
  promised,
  say,
  starts,
  stateOf,
  willing,
} from '../../support/meetings.ts'
import { HOUR, mailsTo, of, offerTo } from '../../support/offers.ts'

/** Promises of meetings; each test detects a planted mistake in their rules. */
inWorld((world) => {
  test('Promising another animal instead frees the first one', async () => {
    const hunter = await willing(world, manon)
    const [first, second] = [await noteBoar(hunter, 'P 1'), await noteBoar(hunter, 'P 2')]
    await confirm(hunter, manon, holding(first))
    expect((await confirm(hunter, manon, holding(second))).statusCode).toBe(200)
    expect([await stateOf(hunter, first), await stateOf(hunter, second)]).toEqual(['available', 'held'])
  })

  test('The type of a promise cannot change; the rest can be corrected', async () => {
    const { hunter, boar } = await promised(world, manon, 'P 0')
    const correct = (change: object) =>
      hunter.put(`/api/v1/animals/${boar}`, { specimen_type_id: 1, tag: 'P 0', version: 2, ...change })
    expect(await message(correct({ specimen_type_id: 2 }))).toEqual([
      409,
      'Cet animal est promis à une personne : annulez d’abord son rendez-vous.',
    ])
    expect((await correct({ tag: 'P 00' })).statusCode).toBe(200)
    expect(await stateOf(hunter, boar)).toBe('held')
  })

  test('A meeting cannot start before the animal was killed, whichever of the two is entered last', async () => {
    const hunter = await willing(world, manon)
    const boar = await noteBoar(hunter, 'P 4')
    const correct = (killed_at: string, version: number) =>
      hunter.put(`/api/v1/animals/${boar}`, { specimen_type_id: 1, tag: 'P 4', version, killed_at })
    expect((await correct('11:00', 1)).statusCode).toBe(200)
    // At noon: a meeting that starts before the kill.
    expect(await message(confirm(hunter, manon, holding(boar, { from: '09:00', to: '18:00' })))).toEqual([
      422,
      'Cet animal a été prélevé à 11\u00a0h : le rendez-vous ne peut pas commencer avant.',
    ])
    expect(await stateOf(hunter, boar)).toBe('available')
    // At the very minute, for a hunter with a person waiting on the spot.
    const prompt = holding(boar, { from: '11:00', to: '18:00' })
    expect((await confirm(hunter, manon, prompt)).statusCode).toBe(200)
    expect(await message(correct('11:01', 3))).toEqual([
      422,
      'Un rendez-vous est prévu à 11\u00a0h pour cet animal : changez-le d’abord.',
    ])
    expect((await correct('10:59', 3)).statusCode).toBe(200)
    // Another day is after the kill, at any hour.
    const tomorrow = holding(boar, { day: '2026-03-11', from: '09:00', to: '09:30' })
    expect((await confirm(hunter, manon, tomorrow)).statusCode).toBe(200)
    const { version } = await one(hunter, boar, planned.id)
    expect((await correct('11:30', version)).statusCode).toBe(200)
    const choices = await hunter.get(`/api/v1/offers/${(await of(hunter, manon)).id}/confirmation`)
    // What is already promised may be promised again, at another hour.
    expect(choices.json().data).toMatchObject({
      animals: [{ id: boar, killed_at: '11:30' }],
      promised: { animal_id: boar, specimen_type_id: 1 },
      meeting: { day: '2026-03-11', from: '09:00' },
    })
  })

  test('A hand-over that is taken back is promised again, whatever another giver asks the person', async () => {
    const { hunter, boar } = await promised(world, manon)
    await world.add('offers', {
      hunt_id: 20,
      receiver_id: manon.id,
      state: 'willing',
      sounded_at: noon,
      expires_at: noon,
      reason: 'distance',
      received: 0,
      distance: 40,
    })
    expect((await act(hunter, manon, 'hand_over')).statusCode).toBe(200)
    expect((await hunter.put(`/api/v1/animals/${boar}/take_back`)).statusCode).toBe(200)
    expect([await stateOf(hunter, boar), (await of(hunter, manon)).state]).toEqual(['held', 'accepted'])
  })

  test('After a recall of a hunt’s boars no boar can be promised, but other game can', async () => {
    const hunter = await willing(world, manon)
    const recall = { hunted_on: today, city: 'Bourges', specimen_type_id: 1, reason: 'Lésions à la découpe' }
    expect((await (await world.as(cher)).post('/api/v1/recalls', recall)).statusCode).toBe(200)
    expect(await message(confirm(hunter, manon, entry({ specimen_type_id: 1 })))).toEqual([
      409,
      'Ce gibier est rappelé : il ne se promet à personne. Appelez votre fédération.',
    ])
    expect((await confirm(hunter, manon, entry({ specimen_type_id: 2 }))).statusCode).toBe(200)
  })

  test('A meeting hands over no more animals than a report can contain, and a boar only with its message', async () => {
    const { hunter, boar } = await promised(world, manon)
    const { contact_id } = await of(hunter, manon)
    for (let count = 0; count < 10; count++) {
      const id = await noteBoar(hunter, `Q ${count}`)
      await hunter.put(`/api/v1/animals/${id}/hand_over`, { contact_id, is_warned: 1 })
    }
    expect((await act(hunter, manon, 'hand_over')).statusCode).toBe(422)
    expect(await stateOf(hunter, boar)).toBe('held')
    await world.db().deleteFrom('animals').where('tag', 'like', 'Q %').execute()
    expect((await act(hunter, manon, 'hand_over')).statusCode).toBe(200)
    expect(await world.one('animals', { id: boar }, 'is_warned')).toEqual({ is_warned: true })
  })

  test('A meeting hands over nothing that a sanitary rule bars', async () => {
    const { hunter, boar } = await promised(world, manon)
    const term = { starts_on: today, ends_on: null, dated_on: today, state: 'inForce' } as const
    const rule = { ...term, federation_id: 1, specimen_type_ids: [1], source: 'Arrêté' }
    await insertRule(world.db(), { ...rule, effect: 'negativeTest' }, [])
    expect((await act(hunter, manon, 'hand_over')).json().message).toContain('résultat d’analyse négatif')
    expect(await stateOf(hunter, boar)).toBe('held')
  })

  test('In an assisted session the delegate is hidden', async () => {
    const hunter = await willing(world, manon)
    await confirm(hunter, manon, entry({ contact_name: 'Odile Marchand', contact_phone: '06 39 98 00 77' }))
    const path = `/api/v1/offers/${(await of(hunter, manon)).id}/confirmation`
    expect((await hunter.get(path)).body).toContain('Odile')
    const seen = await (await assisting(world)(admin, giver)).get(path)
    expect([seen.statusCode, seen.body.includes('Odile')]).toEqual([200, false])
  })

  test('If the person got another offer meanwhile, undoing an absence frees the animal and leaves one offer open', async () => {
    const { hunter, boar } = await promised(world, manon)
    await act(hunter, manon, 'hand_over')
    expect((await hunter.put(offerTo(manon))).statusCode).toBe(200)
    await hunter.put(`/api/v1/animals/${boar}/take_back`)
    expect(await stateOf(hunter, boar)).toBe('available')
    const states = await world.all('offers', { hunt_id: planned.id, receiver_id: manon.id }, 'id', 'state')
    expect(states.map(({ state }) => state)).toEqual(['handedOver', 'sounded'])
  })

  test('People who gave up or were blocked meanwhile are not reminded, and others are', async () => {
    for (const [tag, meanwhile, reminders] of [
      ['P 1', () => world.set('offers', { receiver_id: manon.id }, { state: 'cancelled' }), 0],
      ['P 2', () => world.set('users', { id: manon.id }, { blocked_at: starts }), 0],
      ['P 3', () => {}, 1],
    ] as const) {
      await world.remove('offers', { receiver_id: manon.id })
      await world.set('users', { id: manon.id }, { blocked_at: null })
      await promised(world, manon, tag)
      await meanwhile()
      await remindDue(world.db(), new Date(starts.getTime() - HOUR), 'https://venaison.example')
      const reminded = (await mailsTo(world, manon)).filter((one) => one.startsWith('Rendez-vous'))
      expect([tag, reminded.length]).toEqual([tag, reminders])
    }
  })

  test('A yes is journalled for the federation; a promise that is declined is told to the giver', async () => {
    const hunter = await willing(world, manon)
    const given = await world.all('acts', { act: 'phone.given' }, 'federation_id')
    expect(given).toEqual([{ federation_id: 1 }])
    await confirm(hunter, manon, entry())
    await say(await world.as(manon), 'declined')
    expect(await mailsTo(world, giver)).toEqual(['Une personne intéressée a renoncé'])
  })
})
