import { expect, test } from 'vitest'
import { planned } from '../../world/hunts.ts'
import { giver, luc, manon, paul, wolfhunter } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld } from '../support/in-world.ts'
import { confirm, entry, noteBoar, say, willing } from '../support/meetings.ts'
import { of, offerTo } from '../support/offers.ts'

const { id: mine } = planned

/** Rows of a person can be answered, confirmed and handed over by that person only. */
inWorld((world) => {
  const stored = async () => {
    const db = world.db()
    const all = (table: 'offers' | 'animals' | 'mails' | 'meetings' | 'phone_reveals' | 'acts') =>
      db.selectFrom(table).selectAll().execute()
    return JSON.stringify([
      await all('offers'),
      await all('animals'),
      await all('mails'),
      await all('meetings'),
      await all('phone_reveals'),
      await all('acts'),
    ])
  }
  /** The latest link mailed to a person. */
  const linkTo = async (person: { email: string }) => {
    const mails = await world
      .db()
      .selectFrom('mails')
      .where('recipient', '=', person.email)
      .orderBy('id')
      .select('text')
      .execute()
    const links = mails.flatMap(({ text }) => /\/proposition\/(\S+)/.exec(text ?? '')?.[1] ?? [])
    return links.at(-1)!
  }
  const expectNothing = async (calls: () => Promise<{ statusCode: number }[]>) => {
    const before = await stored()
    for (const { statusCode } of await calls()) expect([403, 404]).toContain(statusCode)
    expect(await stored()).toBe(before)
  }
  /** Every possible answer to an offer. */
  const answersTo = async (visitor: Visitor, id: number) => [
    await visitor.put(`/api/v1/offers/${id}/answer`, { answer: 'willing' }),
    await visitor.put(`/api/v1/offers/${id}/answer`, { answer: 'accepted' }),
    await visitor.put(`/api/v1/offers/${id}/answer`, { answer: 'declined' }),
    await visitor.put(`/api/v1/offers/${id}/answer`, { answer: 'cancelled' }),
    await visitor.put(`/api/v1/offers/${id}/absence/contest`, {}),
  ]

  test('Another receiver, or a giver, cannot answer an offer', async () => {
    const hunter = await world.as(giver)
    await hunter.put(offerTo(manon))
    const { id } = await of(hunter, manon)
    const [other, another] = [await world.as(luc), await world.as(wolfhunter)]
    await expectNothing(() => answersTo(other, id))
    await expectNothing(() => answersTo(another, id))
    await expectNothing(() => answersTo(hunter, id))
  })

  test('Another receiver can neither accept nor give up a meeting', async () => {
    const hunter = await willing(world, manon, luc)
    await confirm(hunter, manon, entry())
    const { id } = await of(hunter, manon)
    const other = await world.as(luc)
    await expectNothing(() => answersTo(other, id))
    await say(await world.as(manon), 'accepted')
    await expectNothing(() => answersTo(other, id))
  })

  test('Another giver cannot act on an offer, nor on the animal that it holds', async () => {
    const hunter = await willing(world, manon)
    const boar = await noteBoar(hunter, 'E 1')
    await confirm(hunter, manon, entry({ specimen_type_id: null, animal_id: boar }))
    await say(await world.as(manon), 'accepted')
    const { id, contact_id } = await of(hunter, manon)
    const other = await world.as(wolfhunter)
    await expectNothing(async () => [
      await other.get(`/api/v1/hunts/self/${mine}/offers`),
      await other.get(`/api/v1/offers/${id}/confirmation`),
      await other.put(`/api/v1/offers/${id}/confirmation`, entry()),
      await other.put(`/api/v1/offers/${id}/hand_over`, { is_warned: 1 }),
      await other.put(`/api/v1/offers/${id}/no_show`, {}),
      await other.put(`/api/v1/offers/${id}/no_show`, { came: 1 }),
      await other.put(`/api/v1/offers/${id}/withdraw`),
      await other.put(`/api/v1/animals/${boar}/hand_over`, { contact_id, is_warned: 1 }),
      await other.put(`/api/v1/animals/${boar}/withdraw`, { withdrawal: 'kept' }),
      await other.put(`/api/v1/animals/${boar}/take_back`),
      await other.delete(`/api/v1/animals/${boar}`),
    ])
  })

  test('The link of one offer answers that one only; a made-up one answers none', async () => {
    const hunter = await willing(world, manon, paul)
    for (const person of [manon, paul]) await confirm(hunter, person, entry())
    const [hers, his] = [await linkTo(manon), await linkTo(paul)]
    expect(hers).not.toBe(his)
    const visitor = await world.as(null)
    const linked = (token: string, given: string) =>
      visitor.post('/api/v1/offers/linked/answer', {
        token,
        answer: given,
        is_warned: 1,
      })
    const changed = `${hers.slice(0, -1)}${hers.endsWith('A') ? 'B' : 'A'}`
    await expectNothing(async () => [await linked(changed, 'accepted'), await linked('none', 'accepted')])
    expect((await linked(hers, 'accepted')).statusCode).toBe(200)
    expect([(await of(hunter, manon)).state, (await of(hunter, paul)).state]).toEqual([
      'accepted',
      'confirmed',
    ])
    // A link belongs to its own offer, even with a session of somebody else.
    const other = await world.as(luc)
    const said = await other.post('/api/v1/offers/linked/answer', { token: his, answer: 'declined' })
    expect(said.statusCode).toBe(200)
    expect([(await of(hunter, manon)).state, (await of(hunter, paul)).state]).toEqual([
      'accepted',
      'declined',
    ])
  })
})
