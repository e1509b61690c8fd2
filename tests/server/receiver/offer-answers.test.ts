import { expect, test } from 'vitest'
import type { OwnOffer } from '../../../contract/receiver/offers.ts'
import { contactId, planned } from '../../world/hunts.ts'
import { admin, camille, giver, luc, manon, nadia, wolfhunter, yves } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'
import {
  answer,
  HOUR,
  later,
  mailsTo,
  of,
  offersOf,
  offerTo,
  own,
  read,
  withdraw,
} from '../support/offers.ts'

inWorld((world) => {
  const reveals = () => world.all('phone_reveals', {})

  test('A yes discloses the number to the giver, and is recorded and counted; nothing is disclosed before', async () => {
    const [hunter, person] = [await world.as(giver), await world.as(manon)]
    await hunter.put(offerTo(manon))
    expect((await hunter.get(offersOf(planned.id))).body).not.toContain(manon.phone)
    const [offer] = await own(person)
    expect(offer).toMatchObject({ state: 'sounded', city: { label: 'Bourges' }, is_over: false })
    expect(offer!.specimen_types.map(({ label }) => label)).toEqual(['sanglier', 'chevreuil'])
    const answers = await Promise.all([1, 2, 3].map(() => answer(person, offer!.id, 'willing')))
    for (const one of answers) expect([one.statusCode, one.json().data.state]).toEqual([200, 'willing'])
    expect(await of(hunter, manon)).toMatchObject({ state: 'willing', phone: manon.phone })
    const given = { giver_id: giver.id, receiver_id: manon.id, shown_at: noon, is_given: true }
    expect(await reveals()).toContainEqual(given)
    const acts = await world.all('acts', { act: 'phone.given' })
    expect(acts).toMatchObject([{ actor_id: manon.id, user_id: giver.id }])
    const count = await person.get('/api/v1/receivers/self/contact/count')
    expect(count.json().data.number_contacts).toBe(1)
  })

  test('A number that was given is no part of the budget of reveals', async () => {
    const hunter = await world.as(giver, noon, { reveals: { perHour: 1, perDay: 9 } })
    await hunter.put(offerTo(manon))
    const person = await world.as(manon)
    await answer(person, (await own(person))[0]!.id, 'willing')
    const phone = await hunter.put(`/api/v1/contacts/${contactId(planned.id, yves.id)}/phone`)
    expect(phone.statusCode).toBe(200)
  })

  test('A late answer, or one different from the first, is refused and changes nothing', async () => {
    const hunter = await world.as(giver)
    const person = await world.as(manon)
    const refused = async (visitor: Visitor, given: string, reason: string) => {
      const { id } = await of(hunter, manon)
      const before = await world.all('offers', {})
      const said = await answer(visitor, id, given)
      const message = expect.stringContaining(reason) as string
      expect([given, said.statusCode, said.json()]).toEqual([given, 409, { message }])
      expect(await world.all('offers', {})).toEqual(before)
    }
    await hunter.put(offerTo(manon))
    await refused(person, 'cancelled', 'Répondez d’abord')
    const late = await world.as(manon, later(20 * HOUR))
    await refused(late, 'willing', 'Le temps pour répondre est passé')
    await withdraw(hunter, (await of(hunter, manon)).id)
    await refused(person, 'willing', 'Le responsable a retiré cette proposition')
    expect(await mailsTo(world, manon)).toContain('Une proposition a été retirée')
    await hunter.put(offerTo(manon))
    const { id } = await of(hunter, manon)
    await answer(person, id, 'declined')
    await refused(person, 'willing', 'Vous avez déjà répondu non')
    expect((await hunter.put(offerTo(manon))).statusCode).toBe(409)
    expect((await withdraw(hunter, id)).json().message).toContain('répondu non')
    expect(await reveals()).toHaveLength(1)
  })

  test('A yes can be withdrawn as long as game may be offered; the giver is notified', async () => {
    const hunter = await world.as(giver)
    await hunter.put(offerTo(manon))
    const person = await world.as(manon)
    const [{ id }] = (await own(person)) as [OwnOffer]
    await answer(person, id, 'willing')
    // A week after the hunt, which is in a week.
    const after = await world.as(manon, later(15 * 24 * HOUR))
    const late = await answer(after, id, 'cancelled')
    expect(late.json().message).toContain('Le jour de cette chasse est passé')
    for (let times = 0; times < 2; times++)
      expect((await answer(person, id, 'cancelled')).json().data.state).toBe('cancelled')
    expect(await mailsTo(world, giver)).toEqual(['Une personne intéressée a renoncé'])
    await withdraw(hunter, id)
    expect((await of(hunter, manon)).state).toBe('cancelled')
  })

  test('Without a phone number a yes is refused', async () => {
    await world.set('users', { id: manon.id }, { phone: null })
    const hunter = await world.as(giver)
    await hunter.put(offerTo(manon))
    const person = await world.as(manon)
    const said = await answer(person, (await own(person))[0]!.id, 'willing')
    expect(said.statusCode).toBe(409)
    expect(said.json().message).toContain('numéro de téléphone')
    expect((await of(hunter, manon)).state).toBe('sounded')
  })

  test('A person who refuses, is blocked or anonymised has no open offer any more', async () => {
    const staff = await world.as(admin)
    const hunter = await world.as(giver)
    for (const person of [manon, luc, yves]) await hunter.put(offerTo(person))
    const person = await world.as(manon)
    await person.put('/api/v1/users/self/set_gdpr_state', { gdpr_state: 'refused' })
    expect((await staff.put(`/api/v1/users/${luc.id}/block`)).statusCode).toBe(200)
    expect((await staff.delete(`/api/v1/users/${yves.id}/delete`)).statusCode).toBe(200)
    const states = (await read(hunter)).offers.map(({ firstname, state }) => [firstname, state])
    expect(states.sort()).toEqual([
      ['Julie', 'sounded'],
      ['Luc', 'cancelled'],
      ['Manon', 'cancelled'],
    ])
    expect((await hunter.put(offerTo(manon))).statusCode).toBe(404)
  })

  test('Moving or deleting a hunt, or closing a giver’s account, withdraws its offers', async () => {
    const hunter = await world.as(giver)
    await hunter.put(offerTo(manon))
    const wanted = { specimen_type_ids: [1], quantities: [2] }
    const edited = { started_at: '2026-03-20', city_id: planned.city_id, ...wanted }
    expect((await hunter.put(`/api/v1/hunts/self/${planned.id}`, edited)).statusCode).toBe(200)
    expect((await of(hunter, manon)).state).toBe('withdrawn')
    await hunter.put(offerTo(nadia))
    expect((await hunter.delete(`/api/v1/hunts/self/${planned.id}`)).statusCode).toBe(200)
    expect(await mailsTo(world, nadia)).toContain('Une proposition a été retirée')
    const staff = await world.as(admin)
    await staff.delete(`/api/v1/users/${wolfhunter.id}/delete`)
    // She had offers for two of their hunts.
    const told = 'Une proposition a été retirée'
    expect(await mailsTo(world, camille)).toEqual([told, told])
  })
})
