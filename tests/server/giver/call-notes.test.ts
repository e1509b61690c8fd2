import { expect, test } from 'vitest'
import type { Contact } from '../../../contract/giver/contacts.ts'
import { limits } from '../../../contract/limits.ts'
import { CALL_WORDS } from '../../../contract/shared/call-notes.ts'
import { contactId, generous, informed, planned } from '../../world/hunts.ts'
import { admin, giver, luc, manon, nadia, wolfhunter } from '../../world/people.ts'
import { message, type Visitor } from '../support/app.ts'
import { crowdIn } from '../support/crowds.ts'
import { inWorld, noon } from '../support/in-world.ts'

const noteOf = (id: number | string) => `/api/v1/contacts/${id}/note`
const lucs = contactId(planned.id, luc.id)
const weekend = 'rappeler samedi'

inWorld((world) => {
  const note = async (visitor: Visitor, body: object, id: number | string = lucs) =>
    visitor.put(noteOf(id), body)
  const callOf = async (visitor: Visitor, id: number = lucs, huntId: number = planned.id) => {
    const answer = await visitor.get(`/api/v1/hunts/self/${huntId}/donations`)
    const contacts: Contact[] = answer.json().data.contacts
    return contacts.find((contact) => contact.id === id)?.call
  }

  test('A note is read again with its contact, also on another device; the next one replaces it, an empty one deletes it', async () => {
    const visitor = await world.as(giver)
    expect(await callOf(visitor)).toBeUndefined()
    expect((await note(visitor, { outcome: 'callBack', text: `  ${weekend} ` })).statusCode).toBe(200)
    const call = { outcome: 'callBack', text: weekend }
    expect(await callOf(visitor)).toEqual(call)
    expect(await callOf(await world.as(giver))).toEqual(call)
    // Of this hunt and this person only.
    expect(await callOf(visitor, contactId(planned.id, manon.id))).toBeUndefined()
    expect(await callOf(visitor, contactId(informed.id, luc.id), informed.id)).toBeUndefined()
    await note(visitor, { outcome: 'interested' })
    expect(await callOf(visitor)).toEqual({ outcome: 'interested', text: null })
    await note(visitor, { text: weekend })
    expect(await callOf(visitor)).toEqual({ outcome: null, text: weekend })
    expect((await note(visitor, { outcome: null, text: '  ' })).statusCode).toBe(200)
    expect(await callOf(visitor)).toBeUndefined()
  })

  test('Of two devices that note at once one is read as it was written; a call ends with the last word', async () => {
    const devices = [await world.as(giver), await world.as(giver)] as const
    const entries = [
      { outcome: 'declined', text: null },
      { outcome: null, text: weekend },
    ] as const
    for (const [first, second] of [entries, entries.toReversed()]) {
      const answers = await Promise.all([note(devices[0], first!), note(devices[1], second!)])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      // Never the outcome of one with the words of the other.
      expect(entries).toContainEqual(await callOf(devices[0]))
      await note(devices[1], second!)
      expect(await callOf(devices[0])).toEqual(second)
    }
  })

  test('Notes cost none of the numbers that a giver may obtain, and may be written again and again', async () => {
    const reveals = { perHour: 1, perDay: 1 }
    const visitor = await world.as(giver, noon, { reveals })
    for (let times = 0; times < 100; times++)
      expect((await note(visitor, { text: `${weekend} ${times}` })).statusCode).toBe(200)
    const manons = contactId(planned.id, manon.id)
    expect((await visitor.put(`/api/v1/contacts/${manons}/phone`)).statusCode).toBe(200)
    // All numbers of the hour are obtained: what was said can still be noted.
    expect((await note(visitor, { outcome: 'interested' }, manons)).statusCode).toBe(200)
    expect(await callOf(visitor)).toEqual({ outcome: null, text: `${weekend} 99` })
  })

  test('Calls are noted only about people whom the giver sees', async () => {
    const visitor = await world.as(giver)
    await world.set('users', { id: luc.id }, { gdpr_state: 'refused' })
    const refused = message(note(visitor, { outcome: 'called' }))
    expect(await refused).toEqual([404, 'Ce contact n’est plus disponible.'])
  })

  test('A note has one of four outcomes and 120 characters', async () => {
    const visitor = await world.as(giver)
    const longest = 'é'.repeat(CALL_WORDS)
    expect(CALL_WORDS).toBe(120)
    expect((await note(visitor, { text: longest })).statusCode).toBe(200)
    expect(await callOf(visitor)).toEqual({ outcome: null, text: longest })
    for (const [body, errors] of [
      [{ text: `${longest}!` }, { text: ['Cette note accepte 120 caractères au plus.'] }],
      [{ outcome: 'perhaps' }, { outcome: ['Choisissez ce que l’appel a donné.'] }],
    ] as const) {
      const refused = await note(visitor, body)
      expect([refused.statusCode, refused.json().errors]).toEqual([422, errors])
    }
    expect(await callOf(visitor)).toEqual({ outcome: null, text: longest })
  })

  test('Noted people are among the first thousand', async () => {
    await crowdIn(world)(30_001, limits.contacts, 'Bourges')
    const contacts = Array.from({ length: limits.contacts }, (_, at) => 30_001 + at)
    await world.add(
      'contacts',
      contacts.map((receiver_id) => ({ hunt_id: planned.id, receiver_id, distance: 0 })),
    )
    const visitor = await world.as(giver)
    const nadias = contactId(planned.id, nadia.id)
    const listed = async () => {
      const answer = await visitor.get(`/api/v1/hunts/self/${planned.id}/donations`)
      return (answer.json().data.contacts as Contact[]).some(({ id }) => id === nadias)
    }
    // Three animals received: the last of all.
    expect(await listed()).toBe(false)
    await note(visitor, { text: weekend }, nadias)
    expect(await listed()).toBe(true)
  })

  test('A note goes with its hunt', async () => {
    const visitor = await world.as(giver)
    await note(visitor, { text: weekend })
    expect((await visitor.delete(`/api/v1/hunts/self/${planned.id}`)).statusCode).toBe(200)
    expect(await world.all('contacts', { call_text: weekend })).toEqual([])
  })

  // Nadia received game at this hunt, so that her contact stays.
  test.each([giver, nadia])(
    'A note on a reported hunt goes with the account of $firstname',
    async ({ id }) => {
      const served = contactId(generous.id, nadia.id)
      await note(await world.as(giver), { outcome: 'interested', text: weekend }, served)
      expect((await (await world.as(admin)).delete(`/api/v1/users/${id}/delete`)).statusCode).toBe(200)
      const row = await world.one('contacts', { id: served }, 'call_outcome', 'call_text')
      expect(row).toEqual({ call_outcome: null, call_text: null })
    },
  )

  test('Both find a note in the data that they may ask for; nobody else does', async () => {
    await note(await world.as(giver), { outcome: 'callBack', text: weekend })
    const dataOf = async (person: { id: number; email: string }) =>
      (await (await world.as(person)).get('/api/v1/users/self/data')).json().data
    const told = { outcome: 'callBack', text: weekend }
    expect((await dataOf(giver)).giver.call_notes).toMatchObject([{ receiver: 'Luc Petit', ...told }])
    expect((await dataOf(luc)).receiver.call_notes).toMatchObject([{ hunter: 'Hélène Moreau', ...told }])
    expect((await dataOf(manon)).receiver.call_notes).toEqual([])
    expect((await dataOf(wolfhunter)).giver.call_notes).toEqual([])
    expect((await dataOf(admin)).giver).toBeNull()
  })
})
