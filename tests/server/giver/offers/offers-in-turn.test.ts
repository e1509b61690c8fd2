import { expect, test } from 'vitest'
import { dayAfter } from '../../../../contract/days.ts'
import { deliverDue } from '../../../../server/mails/mail-worker.ts'
import { expireOffers } from '../../../../server/rules/offers/offer-deadlines.ts'
import { contactId, planned } from '../../../world/hunts.ts'
import { giver, luc, manon, paul } from '../../../world/people.ts'
import { message, type Visitor } from '../../support/app.ts'
import { inWorld, noon, today } from '../../support/in-world.ts'
import { confirm, entry, huntToday, mine, noteBoar, promised, say, willing } from '../../support/meetings.ts'
import { answer, HOUR, later, mailsTo, of, offersOf, offerTo, read, withdraw } from '../../support/offers.ts'

const DAY = 24 * HOUR
const log = { info: () => {}, warn: () => {}, error: () => {} }

/** The next person after somebody declined, its deadlines, and what happens while mails cannot be sent. */
inWorld((world) => {
  const plan = async (quantity: number) => {
    await world.remove('hunt_previsions', { hunt_id: planned.id })
    await world.add('hunt_previsions', { hunt_id: planned.id, specimen_type_id: 1, quantity })
  }
  const next = (hunter: Visitor, contact_id: number) =>
    hunter.post(offersOf(planned.id), { count: 1, contact_id })

  test('The people whose turn it is are named beforehand and asked as named, once, however often it is confirmed', async () => {
    const [hunter, tab] = [await world.as(giver), await world.as(giver)]
    const { turns, candidates } = await read(hunter)
    expect([turns.length, turns[0]]).toEqual([
      candidates,
      expect.objectContaining({
        contact_id: expect.any(Number),
        reason: expect.stringContaining('C’est son tour'),
      }),
    ])
    const contact_ids = turns.slice(0, 2).map(({ contact_id }) => contact_id)
    const asked = (visitor: Visitor, ids: number[]) =>
      visitor.post(offersOf(planned.id), { count: ids.length, contact_ids: ids })
    const other = message(asked(hunter, contact_ids.toReversed()))
    expect(await other).toEqual([409, expect.stringContaining('l’ordre a changé')])
    const before = (await read(hunter)).offers.length
    // Two quick taps, each with its own key: two pages, or one that was reloaded.
    const answers = await Promise.all([hunter, tab, hunter].map((visitor) => asked(visitor, contact_ids)))
    for (const one of answers) expect([one.statusCode, one.json().data]).toEqual([200, { offered: 2 }])
    const { offers } = await read(hunter)
    expect(offers).toHaveLength(before + 2)
    const latest = offers.slice(0, 2).map(({ contact_id }) => contact_id)
    expect(latest.toSorted()).toEqual(contact_ids.toSorted())
  })

  test('After a no the next person and the reason are displayed, and asked as displayed; nobody before that', async () => {
    const hunter = await world.as(giver)
    await hunter.put(offerTo(manon))
    expect(await read(hunter)).toMatchObject({ may_ask: true, to_give: 5, next: null })
    await answer(await world.as(manon), (await of(hunter, manon)).id, 'declined')
    const shown = (await read(hunter)).next!
    expect(shown).toEqual({
      contact_id: contactId(planned.id, luc.id),
      firstname: luc.firstname,
      lastname: luc.lastname,
      reason: expect.stringMatching(/^C’est son tour : n’a encore jamais reçu de gibier/),
    })
    // A contact other than the displayed one is refused.
    expect(await message(next(hunter, contactId(planned.id, paul.id)))).toEqual([
      409,
      'Ce n’est plus le tour de cette personne : l’ordre a changé entre-temps. Regardez qui vient maintenant.',
    ])
    expect(await of(hunter, paul)).toBeUndefined()
    expect((await next(hunter, shown.contact_id)).json().data).toEqual({ offered: 1 })
    expect(await of(hunter, luc)).toMatchObject({ state: 'sounded', reason: shown.reason })
  })

  test.each(['expired', 'withdrawn', 'cancelled'] as const)(
    'The same after an offer that is %s',
    async (how) => {
      const hunter = await world.as(giver)
      await hunter.put(offerTo(manon))
      const { id } = await of(hunter, manon)
      if (how === 'withdrawn') await withdraw(hunter, id)
      if (how === 'cancelled')
        for (const said of ['willing', 'cancelled']) await answer(await world.as(manon), id, said)
      if (how === 'expired') await world.set('offers', { id }, { expires_at: noon })
      expect((await of(hunter, manon)).state).toBe(how)
      expect((await read(hunter)).next?.contact_id).toBe(contactId(planned.id, luc.id))
    },
  )

  test('The number left is planned or noted animals, minus promised, given or kept ones', async () => {
    const hunter = await willing(world, manon)
    await plan(2)
    const left = async () => (await read(hunter)).to_give
    expect(await left()).toBe(2)
    await confirm(hunter, manon, entry())
    expect(await left()).toBe(1)
    const boar = await noteBoar(hunter, 'T 1')
    await noteBoar(hunter, 'T 2')
    await noteBoar(hunter, 'T 3')
    // More animals than planned were noted; one of them is promised as a type.
    expect(await left()).toBe(2)
    await hunter.put(`/api/v1/animals/${boar}/withdraw`, { withdrawal: 'kept' })
    expect(await left()).toBe(1)
    await say(await world.as(manon), 'declined')
    expect(await left()).toBe(2)
    // The day after, only noted animals count.
    await plan(9)
    expect(await left()).toBe(8)
    expect((await read(await world.as(giver, later(DAY)))).to_give).toBe(2)
  })

  test('An animal that has left the hunt without an offer is no longer to give', async () => {
    await huntToday(world)
    const hunter = await world.as(giver)
    const id = await noteBoar(hunter, 'SA 0801')
    expect((await read(hunter)).to_give).toBe(5)
    await world.set('animals', { id }, { state: 'withdrawn', withdrawal: 'plant' })
    expect((await read(hunter)).to_give).toBe(4)
  })

  test('The hand-over of one promised animal leaves the promise of another', async () => {
    await promised(world, luc, 'SA 0801')
    const { hunter, boar } = await promised(world, manon, 'SA 0802')
    const contact_id = contactId(planned.id, manon.id)
    const handed = await hunter.put(`/api/v1/animals/${boar}/hand_over`, { contact_id, is_warned: 1 })
    expect(handed.statusCode, handed.body).toBe(200)
    expect([(await of(hunter, manon)).state, (await of(hunter, luc)).state]).toEqual([
      'handedOver',
      'accepted',
    ])
  })

  test('After the hunt the plan, or else one animal, counts as long as none is noted, then the animals', async () => {
    await huntToday(world)
    const hunter = await world.as(giver)
    const after = async () => {
      const started_at = dayAfter(today, -1)
      await world.set('hunts', { id: planned.id }, { started_at })
      return (await read(hunter)).to_give
    }
    expect(await after()).toBe(5)
    await huntToday(world)
    // If nothing is known, one animal is expected.
    await world.remove('hunt_previsions', { hunt_id: planned.id })
    expect((await read(hunter)).to_give).toBe(1)
    for (const tag of ['SA 0801', 'SA 0802']) await noteBoar(hunter, tag)
    expect(await after()).toBe(2)
  })

  test('Game is offered for a week after the hunt, unless it is reported', async () => {
    await huntToday(world)
    const at = (days: number) => world.as(giver, later(days * DAY))
    const dayAfterHunt = await at(1)
    expect(await read(dayAfterHunt)).toMatchObject({ may_ask: true })
    expect((await dayAfterHunt.put(offerTo(luc))).statusCode).toBe(200)
    expect(await of(dayAfterHunt, luc)).toMatchObject({
      state: 'sounded',
      expires_at: later(DAY + 20 * HOUR).toISOString(),
    })
    expect(await mailsTo(world, luc)).toEqual(['Du gibier est disponible : seriez-vous intéressé ?'])
    const person = await world.as(luc, later(DAY + HOUR))
    expect(await mine(person)).toMatchObject({ state: 'sounded', is_over: false })
    expect((await say(person, 'willing')).statusCode).toBe(200)
    expect(await mine(person)).toMatchObject({ state: 'willing', is_over: false })
    const day = dayAfter(today, 2)
    expect((await confirm(dayAfterHunt, luc, entry({ day }))).statusCode).toBe(200)
    // On the last evening an offer is open until midnight at most.
    const last = await world.as(giver, later(7 * DAY + 8 * HOUR))
    expect((await last.put(offerTo(paul))).statusCode).toBe(200)
    expect((await of(last, paul)).expires_at).toBe('2026-03-17T23:00:00.000Z')
    const late = await at(8)
    expect((await read(late)).may_ask).toBe(false)
    const over = 'Cette chasse a eu lieu il y a plus de 7 jours : il n’y a plus rien à proposer.'
    for (const refused of [late.put(offerTo(manon)), late.post(offersOf(planned.id), { count: 1 })])
      expect(await message(refused)).toEqual([409, over])
    await world.set('hunts', { id: planned.id }, { finished_at: noon })
    expect((await read(dayAfterHunt)).may_ask).toBe(false)
    expect((await dayAfterHunt.put(offerTo(manon))).json().message).toContain('déclarée')
  })

  test('An offer whose mail was never sent does not count: the giver sees it, and the person keeps their turn', async () => {
    const hunter = await world.as(giver)
    await hunter.post(offersOf(planned.id), { count: 1 })
    const [asked] = (await read(hunter)).offers.filter(({ reason }) => reason.startsWith('C’est son tour'))
    expect(asked).toMatchObject({ state: 'sounded', is_unheard: false })
    const down = async () => {
      throw Object.assign(new Error('down'), { code: 'ECONNREFUSED' })
    }
    await deliverDue({ db: world.db(), deliver: down, log, now: () => noon })
    const same = async (visitor: Visitor) => (await read(visitor)).offers.find(({ id }) => id === asked!.id)
    expect(await same(hunter)).toMatchObject({ state: 'sounded', is_unheard: true })
    const after = later(21 * HOUR)
    await expireOffers(world.db(), after)
    const late = await world.as(giver, after)
    expect(await same(late)).toMatchObject({ state: 'expired', is_unheard: true })
    // No outdated mail is sent once mails can be sent again.
    const left: string[] = []
    const up = async ({ subject }: { subject: string }) => void left.push(subject)
    await deliverDue({ db: world.db(), deliver: up, log, now: () => after })
    expect(left.filter((subject) => subject.includes('seriez-vous'))).toEqual([])
    // It is still their turn, and the former offer is not mentioned.
    await late.post(offersOf(planned.id), { count: 1 })
    const again = (await read(late)).offers.filter(({ contact_id }) => contact_id === asked!.contact_id)
    expect(again.map(({ state, reason }) => [state, reason])).toEqual([
      ['sounded', asked!.reason],
      ['expired', asked!.reason],
    ])
    expect((await mailsTo(world, luc)).length).toBeLessThanOrEqual(1)
  })

  test('An offer whose mail was sent expires as unanswered', async () => {
    const hunter = await world.as(giver)
    await hunter.put(offerTo(manon))
    await deliverDue({ db: world.db(), deliver: async () => {}, log, now: () => noon })
    await expireOffers(world.db(), later(21 * HOUR))
    expect(await of(await world.as(giver, later(21 * HOUR)), manon)).toMatchObject({
      state: 'expired',
      is_unheard: false,
    })
  })
})
