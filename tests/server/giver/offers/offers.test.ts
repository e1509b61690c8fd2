import { expect, test } from 'vitest'
import { findLotSeed } from '../../../../server/queries/giver/offer-candidates.ts'
import { limits } from '../../../../contract/limits.ts'
import { contactId, othersHunts, planned } from '../../../world/hunts.ts'
import { giver, luc, manon, paul, wolfhunter, yves } from '../../../world/people.ts'
import { message } from '../../support/app.ts'
import { inWorld, noon } from '../../support/in-world.ts'
import { HOUR, later, mailsTo, of, offersOf, offerTo, read, withdraw } from '../../support/offers.ts'

inWorld((world) => {
  test('A person is asked by a mail, once; asked again, the open offer stays', async () => {
    const visitor = await world.as(giver)
    const [first, second] = await Promise.all([visitor.put(offerTo(manon)), visitor.put(offerTo(manon))])
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(await of(visitor, manon)).toMatchObject({
      contact_id: contactId(planned.id, manon.id),
      phone: null,
      state: 'sounded',
      sounded_at: noon.toISOString(),
      // After 18 hours it is six in the morning.
      expires_at: '2026-03-11T07:00:00.000Z',
      reason: 'Vous vous adressez directement à cette personne.',
    })
    expect(await mailsTo(world, manon)).toEqual(['Du gibier le 17 mars 2026 : seriez-vous intéressé ?'])
  })

  test('The next people are asked in the fair order; nobody is asked twice', async () => {
    const visitor = await world.as(giver)
    expect((await read(visitor)).candidates).toBe(5)
    const made = await visitor.post(offersOf(planned.id), { count: 4 })
    expect(made.json().data).toEqual({ offered: 4 })
    const { offers, candidates } = await read(visitor)
    // Never served: Luc and Manon in Bourges, then Saint-Doulchard and Vierzon. Camille, to whom the
    // wolfhunter has offered one animal, wishes no other.
    expect(offers.map(({ firstname }) => firstname).sort()).toEqual(['Julie', 'Luc', 'Manon', 'Paul', 'Yves'])
    expect(candidates).toBe(1)
    expect((await of(visitor, paul)).reason).toMatch(
      /^C’est son tour : n’a encore jamais reçu de gibier et habite à [\d,]+\u00a0km\.$/,
    )
    await visitor.post(offersOf(planned.id), { count: 20 })
    expect((await read(visitor)).offers).toHaveLength(6)
    expect(await message(visitor.post(offersOf(planned.id), { count: 1 }))).toEqual([
      409,
      'Il n’y a plus personne à qui proposer pour cette chasse. Actualisez les contacts.',
    ])
  })

  test('The same attempt sent twice asks once', async () => {
    const visitor = await world.as(giver)
    const sent = { body: { count: 2 }, headers: { 'idempotency-key': 'tonight' } }
    const send = () => visitor.send('POST', offersOf(planned.id), sent)
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map((one) => one.json().data)).toEqual([{ offered: 2 }, { offered: 2 }, { offered: 2 }])
    expect((await read(visitor)).offers).toHaveLength(3)
  })

  test('One person is asked twice for a hunt at most, and ten times a day by everybody', async () => {
    const visitor = await world.as(giver)
    const again = async () => {
      await withdraw(visitor, (await of(visitor, manon)).id)
      return visitor.put(offerTo(manon))
    }
    expect([(await visitor.put(offerTo(manon))).statusCode, (await again()).statusCode]).toEqual([200, 200])
    expect(await message(again())).toEqual([
      409,
      'Vous avez déjà proposé deux fois du gibier de cette chasse à cette personne. Appelez-la, ou proposez à quelqu’un d’autre.',
    ])
    expect(await mailsTo(world, manon)).toHaveLength(4)
    const times = { sounded_at: noon, expires_at: noon, state: 'withdrawn' } as const
    const offer = { ...times, receiver_id: luc.id, reason: 'chosen', received: 0, distance: 1 } as const
    const ten = Array.from({ length: 10 }, (_, n) => ({ ...offer, hunt_id: 20, token_hash: `luc ${n}` }))
    await world.add('offers', ten)
    expect(await message(visitor.put(offerTo(luc)))).toEqual([
      409,
      'Cette personne a déjà reçu 10 propositions aujourd’hui. Proposez à quelqu’un d’autre.',
    ])
    await visitor.post(offersOf(planned.id), { count: 20 })
    expect((await read(visitor)).offers.map(({ firstname }) => firstname)).not.toContain('Luc')
  })

  test('Nobody has more open offers than wished animals, even from several givers concurrently', async () => {
    await world.add('contacts', { id: 901, hunt_id: othersHunts[0]!.id, receiver_id: yves.id, distance: 40 })
    const [one, other] = [await world.as(giver), await world.as(wolfhunter)]
    const both = await Promise.all([one.put(offerTo(yves)), other.put('/api/v1/contacts/901/offer')])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const refused = both.find(({ statusCode }) => statusCode === 409)!
    expect(refused.json().message).toBe(
      'Cette personne a déjà autant de propositions que d’animaux souhaités. Proposez à quelqu’un d’autre.',
    )
  })

  test('An answer is open until the end of the hunt’s day at most, also on clock changes', async () => {
    // On 29 March 2026 the day has 23 hours in France.
    await world.set('hunts', { id: planned.id }, { started_at: '2026-03-29' })
    const hunter = await world.as(giver, new Date('2026-03-29T10:00:00Z'))
    await hunter.put(offerTo(manon))
    expect((await of(hunter, manon)).expires_at).toBe('2026-03-29T22:00:00.000Z')
  })

  test('Lots are drawn for each hunt with its own seed', async () => {
    await world.set('hunts', { id: planned.id }, { lot_seed: 'one' })
    await world.set('hunts', { id: 20 }, { lot_seed: 'two' })
    const seeds = await Promise.all([planned.id, 20].map((id) => findLotSeed(world.db(), id)))
    expect(seeds.map(({ lot_seed }) => lot_seed)).toEqual(['one', 'two'])
  })

  test('Offers beyond the limit are refused and not counted', async () => {
    const hunter = await world.as(giver)
    const { perHour, atOnce } = limits.offers
    await hunter.put(offerTo(manon))
    await world.set('request_counts', {}, { requests: perHour })
    const refused = await hunter.post(offersOf(planned.id), { count: atOnce })
    expect(refused.statusCode).toBe(429)
    const soon = await world.as(giver, later(HOUR + 60_000))
    expect((await soon.put(offerTo(luc))).statusCode).toBe(200)
  })

  test('An open offer keeps its contact when contacts are sought again', async () => {
    const hunter = await world.as(giver)
    await hunter.put(offerTo(manon))
    await world.remove('wishes', { receiver_id: manon.id })
    await hunter.post(`/api/v1/hunts/self/${planned.id}/contacts`)
    expect((await of(hunter, manon)).contact_id).toBe(contactId(planned.id, manon.id))
  })
})
