import { expect, test } from 'vitest'
import type { Contact } from '../../../../contract/giver/contacts.ts'
import { expireOffers } from '../../../../server/rules/offers/offer-deadlines.ts'
import { contactId, planned } from '../../../world/hunts.ts'
import { giver, manon, paul } from '../../../world/people.ts'
import { message, type Visitor } from '../../support/app.ts'
import { inWorld, noon } from '../../support/in-world.ts'
import {
  accepted,
  act,
  confirm,
  ends,
  entry,
  holding,
  noteBoar,
  promised,
  say,
  starts,
  stateOf,
  willing,
} from '../../support/meetings.ts'
import { HOUR, later, mailsTo, of, offerTo, own, read, withdraw } from '../../support/offers.ts'

inWorld((world) => {
  /** The state of an animal, and that of the offer to Manon. */
  const states = async (hunter: Visitor, boar: number) => [
    await stateOf(hunter, boar),
    (await of(hunter, manon)).state,
  ]

  test('Hand-overs from both lists are the same; undoing one restores the meeting', async () => {
    const hunter = await willing(world, manon, paul)
    const boar = await noteBoar(hunter, 'M 4')
    expect((await act(hunter, manon, 'hand_over')).json().message).toContain('Personne n’a accepté')
    await confirm(hunter, manon, holding(boar))
    await say(await world.as(manon), 'accepted')
    const { contact_id: other } = await of(hunter, paul)
    const { contact_id } = await of(hunter, manon)
    const give = (id: number | null) =>
      hunter.put(`/api/v1/animals/${boar}/hand_over`, { contact_id: id, is_warned: 1 })
    expect((await give(other)).json().message).toContain('promis à une personne')
    const kept = { withdrawal: 'kept' }
    expect((await hunter.put(`/api/v1/animals/${boar}/withdraw`, kept)).statusCode).toBe(409)
    expect((await hunter.delete(`/api/v1/animals/${boar}`)).statusCode).toBe(409)
    for (let times = 0; times < 2; times++)
      expect((await act(hunter, manon, 'hand_over')).statusCode).toBe(200)
    expect(await states(hunter, boar)).toEqual(['handedOver', 'handedOver'])
    await hunter.put(`/api/v1/animals/${boar}/take_back`)
    expect(await states(hunter, boar)).toEqual(['held', 'accepted'])
    expect((await give(contact_id)).statusCode).toBe(200)
    expect((await of(hunter, manon)).state).toBe('handedOver')
    expect((await withdraw(hunter, (await of(hunter, manon)).id)).json().message).toContain('déjà remis')
  })

  test('A type that was promised and handed over without an animal prefills the report', async () => {
    await accepted(world, manon, entry())
    const hunter = await world.as(giver)
    const handed = async () => {
      const { data } = (await hunter.get(`/api/v1/hunts/self/${planned.id}/donations`)).json()
      const contacts = data.contacts as Contact[]
      return contacts.filter((contact) => contact.handed_over)
    }
    expect(await handed()).toEqual([])
    await act(hunter, manon, 'hand_over')
    expect(await handed()).toMatchObject([
      { firstname: manon.firstname, handed_over: [{ specimen_type_id: 1, quantity: 1 }] },
    ])
  })

  test('An anomaly found in a promised animal withdraws its offer and notifies the person', async () => {
    const hunter = await willing(world, manon)
    const boar = await noteBoar(hunter, 'M 5')
    await confirm(hunter, manon, holding(boar))
    const found = { specimen_type_id: 1, examination: 'doubtful', examiner_name: 'J', examiner_number: '1' }
    await hunter.put(`/api/v1/animals/${boar}`, { ...found, tag: 'M 5', version: 2 })
    expect(await states(hunter, boar)).toEqual(['blocked', 'withdrawn'])
    expect(await mailsTo(world, manon)).toContain('Une proposition a été retirée')
  })

  test('An absence can only be recorded after the meeting; then the animal is free', async () => {
    const hunter = await willing(world, manon)
    const boar = await noteBoar(hunter, 'M 6')
    await confirm(hunter, manon, holding(boar))
    expect((await act(hunter, manon, 'no_show')).json().message).toContain('pas accepté')
    await say(await world.as(manon), 'accepted')
    expect((await act(hunter, manon, 'no_show')).json().message).toContain('jusqu’à 18 h 30')
    const after = await world.as(giver, ends)
    for (let times = 0; times < 2; times++) expect((await act(after, manon, 'no_show')).statusCode).toBe(200)
    expect(await states(after, boar)).toEqual(['available', 'noShow'])
    expect((await say(await world.as(manon), 'cancelled')).json().message).toContain('passé sans vous')
  })

  test('Giving up shortly before the meeting is recorded as late, without other effects', async () => {
    await accepted(world, manon, entry())
    const near = await world.as(manon, new Date(starts.getTime() - HOUR))
    for (let times = 0; times < 2; times++)
      expect((await say(near, 'cancelled')).json().data.state).toBe('cancelledLate')
    expect(await mailsTo(world, giver)).toEqual(['Une personne renonce peu avant le rendez-vous'])
  })

  test('A moved meeting is notified, accepted again or declined in time, and replaces the earlier one', async () => {
    const { hunter, boar } = await promised(world, manon)
    const near = new Date(starts.getTime() - HOUR / 2)
    const late = await world.as(giver, near)
    for (let times = 0; times < 2; times++)
      expect((await confirm(late, manon, holding(boar, { from: '19:00', to: '19:30' }))).statusCode).toBe(200)
    const moved = 'Votre rendez-vous est déplacé : acceptez-le de nouveau'
    expect((await mailsTo(world, manon)).filter((subject) => subject === moved)).toHaveLength(1)
    const person = await world.as(manon, near)
    const [offer] = await own(person)
    expect(offer).toMatchObject({ state: 'confirmed', meeting: { place: null, moves: 1 } })
    expect(await stateOf(hunter, boar)).toBe('held')
    expect(await world.one('offers', { id: offer!.id }, 'remind_at')).toEqual({ remind_at: null })
    // Less than an hour before the first meeting: it does not count as late.
    expect((await say(person, 'declined')).json().data.state).toBe('declined')
    expect(await stateOf(hunter, boar)).toBe('available')
  })

  test('A past meeting cannot be moved', async () => {
    await accepted(world, manon, entry())
    const hunter = await world.as(giver, ends)
    const refused = message(confirm(hunter, manon, entry({ day: '2026-03-11' })))
    expect(await refused).toEqual([409, expect.stringContaining('Ce rendez-vous est passé')])
  })

  test('The worker frees the animal of an unanswered confirmation', async () => {
    const hunter = await willing(world, manon)
    const boar = await noteBoar(hunter, 'M 8')
    await confirm(hunter, manon, holding(boar))
    expect(await expireOffers(world.db(), later(5 * HOUR))).toBeGreaterThan(0)
    expect(await states(hunter, boar)).toEqual(['available', 'expired'])
  })

  test('A person who leaves, or refuses to be shown, frees the animal', async () => {
    const { hunter, boar } = await promised(world, manon)
    const person = await world.as(manon)
    const gone = await person.put('/api/v1/users/self/set_gdpr_state', { gdpr_state: 'refused' })
    expect(gone.statusCode).toBe(200)
    expect(await states(hunter, boar)).toEqual(['available', 'cancelled'])
  })

  test('A reported hunt accepts no confirmation', async () => {
    const hunter = await willing(world, manon)
    await world.set('hunts', { id: planned.id }, { finished_at: noon })
    expect((await confirm(hunter, manon, entry())).json().message).toContain('déclarée')
    expect((await read(hunter)).candidates).toBe(0)
  })

  test('Nobody gets another offer while a meeting is open', async () => {
    const hunter = await willing(world, manon)
    await confirm(hunter, manon, entry())
    await hunter.put(offerTo(manon))
    expect((await read(hunter)).offers.filter(({ firstname }) => firstname === manon.firstname)).toHaveLength(
      1,
    )
    expect((await say(await world.as(manon), 'declined')).statusCode).toBe(200)
    expect((await hunter.put(offerTo(manon))).statusCode).toBe(409)
  })

  test('A meeting is over exactly at its end', async () => {
    await accepted(world, manon, entry())
    const isOver = async (now: Date) => (await of(await world.as(giver, now), manon)).meeting?.is_over
    expect([await isOver(new Date(ends.getTime() - 1)), await isOver(ends)]).toEqual([false, true])
  })

  test('If the animal meanwhile went to somebody else, an undone absence restores the meeting without it', async () => {
    const { boar } = await promised(world, manon)
    const after = await world.as(giver, ends)
    const { id } = await of(after, manon)
    await act(after, manon, 'no_show')
    const given = { contact_id: contactId(planned.id, paul.id), is_warned: 1 }
    expect((await after.put(`/api/v1/animals/${boar}/hand_over`, given)).statusCode).toBe(200)
    expect((await after.put(`/api/v1/offers/${id}/no_show`, { came: 1 })).statusCode).toBe(200)
    const kept = await world.one('offers', { id }, 'state', 'animal_id')
    expect(kept).toEqual({ state: 'accepted', animal_id: null })
    expect(await stateOf(after, boar)).toBe('handedOver')
  })
})
