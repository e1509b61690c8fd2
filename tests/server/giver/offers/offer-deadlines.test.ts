import { expect, test } from 'vitest'
import { dayAfter } from '../../../../contract/days.ts'
import { limits } from '../../../../contract/limits.ts'
import { othersHunts } from '../../../world/hunts.ts'
import { willingOffer } from '../../../world/offers.ts'
import { giver, luc, manon, paul, wolfhunter, yves } from '../../../world/people.ts'
import { inWorld, today } from '../../support/in-world.ts'
import { confirm, entry, mine, willing } from '../../support/meetings.ts'
import { of, offersOf, offerTo } from '../../support/offers.ts'

/** Offers and meetings at the last moment that still counts. */
inWorld((world) => {
  const [theirs] = othersHunts
  const move = (id: number, started_at: string) => world.set('hunts', { id }, { started_at })

  test('On the day of the hunt an offer can be answered until midnight, and counts as one until then', async () => {
    await move(theirs!.id, today)
    await world.add('contacts', { id: 901, hunt_id: theirs!.id, receiver_id: yves.id, distance: 40 })
    const other = await world.as(wolfhunter)
    expect((await other.put('/api/v1/contacts/901/offer')).statusCode).toBe(200)
    const { offers } = (await other.get(offersOf(theirs!.id))).json().data
    const made = offers.find(({ firstname }: { firstname: string }) => firstname === yves.firstname)
    expect(made.expires_at).toBe('2026-03-10T23:00:00.000Z')
    // Yves wishes one animal.
    expect((await (await world.as(giver)).put(offerTo(yves))).statusCode).toBe(409)
  })

  test.each([
    [limits.meetings.days, false],
    [limits.meetings.days + 1, true],
  ])('%i days after the hunt an interest without a meeting is over: %s', async (days, isOver) => {
    await move(willingOffer.hunt_id, dayAfter(today, -days))
    expect(await mine(await world.as(paul))).toMatchObject({ id: willingOffer.id, is_over: isOver })
  })

  test('A meeting in exactly an hour can be accepted until its end', async () => {
    const hunter = await willing(world, manon)
    const soon = entry({ specimen_type_id: 2, from: '13:00', to: '13:30' })
    expect((await confirm(hunter, manon, soon)).statusCode).toBe(200)
    expect((await of(hunter, manon)).expires_at).toBe('2026-03-10T12:30:00.000Z')
  })

  test('The confirmation of one person leaves the mail of another', async () => {
    const hunter = await willing(world, manon, luc)
    for (const person of [manon, luc]) await confirm(hunter, person, entry({ specimen_type_id: 2 }))
    const confirmed = await world.all('offers', { state: 'confirmed' })
    expect(confirmed).toHaveLength(2)
    for (const { receiver_id, mail_id } of confirmed)
      expect(await world.one('mails', { id: mail_id }, 'user_id')).toEqual({ user_id: receiver_id })
  })
})
