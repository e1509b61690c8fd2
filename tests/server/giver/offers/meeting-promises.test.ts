import { expect, test } from 'vitest'
import { insertRule } from '../../../../server/queries/federations/sanitary/sanitary-rules.ts'
import { remindDue } from '../../../../server/rules/offers/offer-deadlines.ts'
import { planned } from '../../../world/hunts.ts'
import { admin, cher, giver, manon } from '../../../world/people.ts'
import { place } from '../../../world/places.ts'
import { assisting } from '../../support/assistance.ts'
import { inWorld, noon, today } from '../../support/in-world.ts'
import { act, confirm, entry, noteBoar, say, starts, stateOf, willing } from '../../support/meetings.ts'
import { mailsTo, of, offerTo } from '../../support/offers.ts'

/** Promises of meetings; each test detects a planted mistake in their rules. */
inWorld((world) => {
  const holding = (animal_id: number, more: object = {}) =>
    entry({ specimen_type_id: null, animal_id, ...more })
  /** A boar that Manon accepted, to be collected this evening. */
  const promised = async (tag: string) => {
    const hunter = await willing(world, manon)
    const boar = await noteBoar(hunter, tag)
    await confirm(hunter, manon, holding(boar))
    await say(await world.as(manon), 'accepted')
    return { hunter, boar }
  }

  test('Promising another animal instead frees the first one', async () => {
    const hunter = await willing(world, manon)
    const [first, second] = [await noteBoar(hunter, 'P 1'), await noteBoar(hunter, 'P 2')]
    await confirm(hunter, manon, holding(first))
    expect((await confirm(hunter, manon, holding(second))).statusCode).toBe(200)
    expect([await stateOf(hunter, first), await stateOf(hunter, second)]).toEqual(['available', 'held'])
  })

  test('The type of a promise cannot change; the rest can be corrected', async () => {
    const { hunter, boar } = await promised('P 0')
    const correct = (change: object) =>
      hunter.put(`/api/v1/animals/${boar}`, { specimen_type_id: 1, tag: 'P 0', version: 2, ...change })
    const refused = await correct({ specimen_type_id: 2 })
    expect([refused.statusCode, refused.json().message]).toEqual([
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
    const early = await confirm(hunter, manon, holding(boar, { from: '09:00', to: '18:00' }))
    expect([early.statusCode, early.json().errors]).toEqual([
      422,
      { from: ['Cet animal a été prélevé à 11\u00a0h : le rendez-vous ne peut pas commencer avant.'] },
    ])
    expect(await stateOf(hunter, boar)).toBe('available')
    // At the very minute, for a hunter with a person waiting on the spot.
    const prompt = holding(boar, { from: '11:00', to: '18:00' })
    expect((await confirm(hunter, manon, prompt)).statusCode).toBe(200)
    const later = await correct('11:01', 3)
    expect([later.statusCode, later.json().errors]).toEqual([
      422,
      { killed_at: ['Un rendez-vous est prévu à 11\u00a0h pour cet animal : changez-le d’abord.'] },
    ])
    expect((await correct('10:59', 3)).statusCode).toBe(200)
    // Another day is after the kill, at any hour.
    const tomorrow = holding(boar, { day: '2026-03-11', from: '09:00', to: '09:30' })
    expect((await confirm(hunter, manon, tomorrow)).statusCode).toBe(200)
    const { version } = (await hunter.get(`/api/v1/hunts/self/${planned.id}/animals`))
      .json()
      .data.animals.find((one: { id: number }) => one.id === boar)
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
    const { hunter, boar } = await promised('P 00')
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
    const refused = await confirm(hunter, manon, entry({ specimen_type_id: 1 }))
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Ce gibier est rappelé : il ne se promet à personne. Appelez votre fédération.',
    ])
    expect((await confirm(hunter, manon, entry({ specimen_type_id: 2 }))).statusCode).toBe(200)
  })

  test('A meeting cannot be in a territory of another giver', async () => {
    const hunter = await willing(world, manon)
    const elsewhere = entry({ city_id: place('Saint-Amand-Montrond').id })
    expect((await confirm(hunter, manon, elsewhere)).json().errors).toHaveProperty('city_id')
  })

  test('A meeting hands over no more animals than a report can contain, and a boar only with its message', async () => {
    const { hunter, boar } = await promised('P 3')
    const { contact_id } = await of(hunter, manon)
    for (let count = 0; count < 10; count++) {
      const id = await noteBoar(hunter, `Q ${count}`)
      await hunter.put(`/api/v1/animals/${id}/hand_over`, { contact_id, is_warned: 1 })
    }
    expect((await act(hunter, manon, 'hand_over')).statusCode).toBe(422)
    expect(await stateOf(hunter, boar)).toBe('held')
    await world.db().deleteFrom('animals').where('tag', 'like', 'Q %').execute()
    expect((await act(hunter, manon, 'hand_over')).statusCode).toBe(200)
    const handed = world.db().selectFrom('animals').where('id', '=', boar).select('is_warned')
    expect(await handed.executeTakeFirst()).toEqual({ is_warned: true })
  })

  test('A meeting hands over nothing that a sanitary rule bars', async () => {
    const { hunter, boar } = await promised('P 4')
    const rule = {
      federation_id: 1,
      specimen_type_ids: [1],
      starts_on: today,
      ends_on: null,
      dated_on: today,
    }
    await insertRule(world.db(), { ...rule, state: 'inForce', effect: 'negativeTest', source: 'Arrêté' }, [])
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
    const { hunter, boar } = await promised('P 5')
    await act(hunter, manon, 'hand_over')
    expect((await hunter.put(offerTo(manon))).statusCode).toBe(200)
    await hunter.put(`/api/v1/animals/${boar}/take_back`)
    expect(await stateOf(hunter, boar)).toBe('available')
    const states = await world
      .db()
      .selectFrom('offers')
      .where('hunt_id', '=', planned.id)
      .where('receiver_id', '=', manon.id)
      .orderBy('id')
      .select('state')
      .execute()
    expect(states.map(({ state }) => state)).toEqual(['handedOver', 'sounded'])
  })

  test('People who gave up or were blocked meanwhile are not reminded, and others are', async () => {
    const change = {
      cancelled: () =>
        world.db().updateTable('offers').set({ state: 'cancelled' }).where('receiver_id', '=', manon.id),
      blocked: () => world.db().updateTable('users').set({ blocked_at: starts }).where('id', '=', manon.id),
      awaited: () => world.db().updateTable('users').set({ blocked_at: null }).where('id', '=', manon.id),
    }
    const reminders = async (meanwhile: keyof typeof change) => {
      await world.remove('offers', { receiver_id: manon.id })
      await promised(`P 6 ${meanwhile}`)
      expect((await of(await world.as(giver), manon)).state).toBe('accepted')
      await change[meanwhile]().execute()
      await remindDue(world.db(), new Date(starts.getTime() - 3_600_000), 'https://venaison.example')
      await change.awaited().execute()
      return (await mailsTo(world, manon)).filter((one) => one.startsWith('Rendez-vous')).length
    }
    expect([await reminders('cancelled'), await reminders('blocked'), await reminders('awaited')]).toEqual([
      0, 0, 1,
    ])
  })

  test('A yes is journalled for the federation; a promise that is declined is told to the giver', async () => {
    const hunter = await willing(world, manon)
    const given = world.db().selectFrom('acts').where('act', '=', 'phone.given').select('federation_id')
    expect(await given.execute()).toEqual([{ federation_id: 1 }])
    await confirm(hunter, manon, entry())
    await say(await world.as(manon), 'declined')
    expect(await mailsTo(world, giver)).toEqual(['Une personne intéressée a renoncé'])
  })
})
