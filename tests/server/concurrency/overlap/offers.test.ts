import { expect, test } from 'vitest'
import { DAY } from '../../../../contract/days.ts'
import { limits } from '../../../../contract/limits.ts'
import type { DbTransaction } from '../../../../server/database.ts'
import { expireDue } from '../../../../server/queries/shared/offers/expiry.ts'
import { expireOffers } from '../../../../server/rules/offers/offer-deadlines.ts'
import { asked, generous, planned } from '../../../world/hunts.ts'
import { meetings, offerLinkToken, openOffer, willingOffer } from '../../../world/offers.ts'
import { admin, cher, giver, manon, paul, receiver, wolfhunter } from '../../../world/people.ts'
import { inSharedWorld, noon, today } from '../../support/in-world.ts'
import { entry } from '../../support/meetings.ts'
import { answer, later, mailsTo, offerTo, withdraw } from '../../support/offers.ts'
import { amend, correction } from '../../support/reports.ts'
import { meetingIn, writing } from './overlapping.ts'

/** Rules of offers, and of corrections of reports, under concurrent requests. */
const { id } = openOffer
/** Times within the last second by the clock of one server, and after the deadline by that of another. */
const end = limits.offers.answer

inSharedWorld((world) => {
  const both = meetingIn(world)
  const stateOf = async () => (await world.one('offers', { id }, 'state')).state
  const reveals = () => world.all('phone_reveals', { receiver_id: receiver.id })
  /** Expiry by another server, as a call with an answer. */
  const expiring = (transaction: DbTransaction) => expireDue(transaction, later(end), 500)
  const expire = async () => ({ statusCode: await expireOffers(world.db(), later(end)) })

  test.each([
    ['yes', 'willing', 'declined', 1],
    ['no', 'declined', 'willing', 0],
  ])('The first answer counts, by either way: %s', async (_, first, second, given) => {
    const [person, linked] = [await world.as(receiver), await world.as(null)]
    const byLink = () =>
      linked.post('/api/v1/offers/linked/answer', { token: offerLinkToken, answer: second })
    const calls = [() => answer(person, id, first), byLink, () => answer(person, id, second)]
    expect(await both(writing('offers'), calls)).toEqual([200, 409, 409])
    expect([await stateOf(), await reveals()]).toEqual([first, Array(given).fill(expect.anything())])
  })

  test('An answer in time is kept, though another server’s clock is past the deadline', async () => {
    const person = await world.as(receiver, later(end - 1))
    const calls = [() => answer(person, id, 'willing'), expire]
    expect(await both(writing('phone_reveals'), calls)).toEqual([200, 1])
    expect(await stateOf()).toBe('willing')
  })

  test('An expired offer cannot be answered, though the clock of the person’s server is behind', async () => {
    const person = await world.as(receiver, later(end - 1))
    expect(await both(expiring, [() => answer(person, id, 'willing')])).toEqual([409])
    expect([await stateOf(), await reveals()]).toEqual(['expired', []])
  })

  test('Two servers process each deadline once', async () => {
    expect(await both(expiring, [expire])).toEqual([0])
  })

  test('A withdrawn offer cannot be answered', async () => {
    const [hunter, person] = [await world.as(giver), await world.as(receiver)]
    const calls = [() => withdraw(hunter, id), () => answer(person, id, 'willing')]
    expect(await both(writing('offers'), calls)).toEqual([200, 409])
    expect([await stateOf(), await reveals()]).toEqual(['withdrawn', []])
  })

  test('A person who gives up during the confirmation is promised nothing', async () => {
    const [hunter, person] = [await world.as(wolfhunter), await world.as(paul)]
    const { id: theirs, hunt_id } = willingOffer
    await world.set('hunts', { id: hunt_id }, { started_at: today })
    const meeting = entry({ city_id: meetings[0]!.city_id })
    const confirm = () => hunter.put(`/api/v1/offers/${theirs}/confirmation`, meeting)
    const calls = [() => answer(person, theirs, 'cancelled'), confirm]
    expect(await both(writing('offers'), calls)).toEqual([200, 409])
    const stored = await world.one('offers', { id: theirs }, 'state', 'meeting_id')
    expect(stored).toEqual({ state: 'cancelled', meeting_id: null })
  })

  test.each([
    ['no', 'declined', 409],
    ['yes', 'willing', 200],
  ])('An answer before a withdrawal is seen by it: %s', async (_, given, status) => {
    const [hunter, person] = [await world.as(giver), await world.as(receiver)]
    const calls = [() => answer(person, id, given), () => withdraw(hunter, id)]
    expect(await both(writing('offers'), calls)).toEqual([200, status])
    expect(await stateOf()).toBe(given === 'willing' ? 'withdrawn' : 'declined')
  })

  test('An offer withdrawn twice is notified once', async () => {
    const hunter = await world.as(giver)
    const calls = [1, 2].map(() => () => withdraw(hunter, id))
    expect(await both(writing('offers'), calls)).toEqual([200, 200])
    expect(await mailsTo(world, receiver)).toHaveLength(1)
  })

  test('The offer of a deleted hunt cannot be answered', async () => {
    const [hunter, person] = [await world.as(giver), await world.as(receiver)]
    const calls = [
      () => hunter.delete(`/api/v1/hunts/self/${planned.id}`),
      () => answer(person, id, 'willing'),
    ]
    expect(await both(writing('mails'), calls)).toEqual([200, 404])
    expect(await reveals()).toEqual([])
  })

  test('A person gets one offer per hunt', async () => {
    const hunter = await world.as(giver)
    const calls = [1, 2].map(() => () => hunter.put(offerTo(manon)))
    expect(await both(writing('offers'), calls)).toEqual([200, 200])
    expect(await mailsTo(world, manon)).toHaveLength(1)
  })

  test.each([
    ['within the days of the giver', noon, 'report_versions', 2],
    ['once the federation is asked', later(9 * DAY), 'report_requests', 1],
  ] as const)('A version is corrected once: %s', async (_, now, table, count) => {
    const visitor = await world.as(giver, now)
    const amended = (quantity: number) => ({ ...correction, quantities: [quantity, 1, 1] })
    const calls = [3, 4].map((quantity) => () => amend(visitor, amended(quantity), `${quantity}`))
    expect(await both(writing(table), calls)).toEqual([200, 409])
    expect(await world.all(table, { hunt_id: generous.id })).toHaveLength(count)
  })

  test('A correction is answered once', async () => {
    const [one, other] = [await world.as(cher), await world.as(admin)]
    const url = `/api/v1/corrections/${asked.id}`
    const calls = [
      () => one.put(`${url}/refuse`, { reason: 'Le carnet ne le montre pas' }),
      () => other.put(`${url}/accept`),
    ]
    expect(await both(writing('report_requests'), calls)).toEqual([200, 409])
    expect(await mailsTo(world, giver)).toHaveLength(1)
  })

  test('A person’s text in an accepted correction does not outlive their account', async () => {
    const [one, other] = [await world.as(cher), await world.as(admin)]
    const calls = [
      () => one.put(`/api/v1/corrections/${asked.id}/accept`),
      () => other.delete(`/api/v1/users/${giver.id}/delete`),
    ]
    expect(await both(writing('report_versions'), calls)).toEqual([200, 200])
    const reasons = (await world.all('report_versions', {}, 'reason')).map(({ reason }) => reason)
    expect(new Set(reasons)).toEqual(new Set([null]))
  })
})
