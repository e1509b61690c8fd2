import { expect, test } from 'vitest'
import { DAY, dayAfter } from '../../../../contract/days.ts'
import { contactId, planned } from '../../../world/hunts.ts'
import { admin, cher, giver, luc, manon, wolfhunter } from '../../../world/people.ts'
import { place } from '../../../world/places.ts'
import { inSharedWorld, noon, today } from '../../support/in-world.ts'
import { account, meetingIn, rows, writing } from './overlapping.ts'

/**
 * Rules of hunts and their animals under concurrent requests. The clock of one of two servers may be
 * slightly behind: for one a hunt is planned, for the other it is informed.
 */
const own = `/api/v1/hunts/self/${planned.id}`
const daysLater = (days: number) => new Date(noon.getTime() + days * DAY)
const entry = (days: number) => ({
  started_at: dayAfter(today, days),
  city_id: planned.city_id,
  is_wolfhunter: 0,
  specimen_type_ids: [1],
  quantities: [1],
})
const reportOf = (quantity: number) => ({
  contact_ids: [contactId(planned.id, luc.id)],
  quantities: [quantity],
  specimen_type_ids: [1],
})

inSharedWorld((world) => {
  const both = meetingIn(world)
  const reported = async () =>
    (await world.all('donations', { hunt_id: planned.id })).map(({ quantity }) => quantity)
  /** The giver's commands on the day of the hunt, and on the day after. */
  async function giverCalls() {
    const onTheDay = await world.as(giver, daysLater(planned.day))
    const after = await world.as(giver, daysLater(planned.day + 1))
    return {
      remove: () => onTheDay.delete(own),
      edit: () => onTheDay.put(own, entry(planned.day + 3)),
      note: () => onTheDay.post(`${own}/animals`, { specimen_type_id: 1 }),
      report: (quantity = 1) => after.post(`${own}/donations`, reportOf(quantity)),
    }
  }

  const [day, moved] = [planned.day, planned.day + 3].map((days) => dayAfter(today, days))
  test.each([
    ['A reported hunt cannot be deleted', ['report', 'remove'], [200, 409], [1], day],
    ['A deleted hunt cannot be reported', ['remove', 'report'], [200, 404], [], undefined],
    ['A hunt moved to a future day cannot be reported', ['edit', 'report'], [200, 409], [], moved],
    ['A reported hunt cannot be moved', ['report', 'edit'], [200, 409], [1], day],
    ['A deleted hunt cannot be changed', ['remove', 'edit'], [200, 404], [], undefined],
    [
      'A hunt with animals is neither deleted nor moved',
      ['note', 'remove', 'edit'],
      [200, 409, 409],
      [],
      day,
    ],
    ['No animal is noted for a deleted hunt', ['remove', 'note'], [200, 404], [], undefined],
  ] as const)('%s', async (_, order, statuses, gifts, left) => {
    const calls = await giverCalls()
    const inOrder = order.map((name) => () => calls[name]())
    expect(await both(rows('hunts'), inOrder)).toEqual(statuses)
    const [hunt] = await world.all('hunts', { id: planned.id })
    expect([await reported(), hunt?.started_at]).toEqual([gifts, left])
    expect(hunt?.finished_at ?? null).toEqual(gifts.length > 0 ? expect.any(Date) : null)
  })

  test.each([
    ['the same', 1, 200],
    ['another', 2, 409],
  ])('A hunt is reported once: %s report changes nothing', async (_, quantity, status) => {
    const { report } = await giverCalls()
    expect(await both(rows('hunts'), [() => report(1), () => report(quantity)])).toEqual([200, status])
    expect(await reported()).toEqual([1])
  })

  test('One attempt to plan a hunt plans one', async () => {
    const visitor = await world.as(giver)
    const headers = { 'idempotency-key': 'one-attempt' }
    const plan = () => visitor.send('POST', '/api/v1/hunts/self', { body: entry(4), headers })
    expect(await both(writing('hunts'), [plan, plan])).toEqual([200, 200])
    expect(await world.all('hunts', { started_at: dayAfter(today, 4) })).toHaveLength(1)
  })

  test('A giver whose account was closed plans nothing and adds no territory', async () => {
    const [staff, visitor] = [await world.as(admin), await world.as(giver)]
    const calls = [
      () => staff.delete(`/api/v1/users/${giver.id}/delete`),
      () => visitor.post('/api/v1/hunts/self', entry(4)),
      () => visitor.post('/api/v1/givers/self/cities', { city_id: place('Fussy').id }),
    ]
    expect(await both(account(giver.id), calls)).toEqual([200, 401, 401])
    expect(await world.all('giver_cities', {})).toEqual([])
  })

  test('A tag belongs to one animal of the federation', async () => {
    const visitors = [await world.as(giver), await world.as(wolfhunter)]
    const calls = visitors.map(
      (visitor, at) => () =>
        visitor.put(`/api/v1/animals/${at + 1}`, { specimen_type_id: 1, tag: 'SA 0999', version: 1 }),
    )
    const [one, other] = (await both(writing('animals'), calls)).toSorted()
    expect(one).toBe(200)
    // Detected by the check before writing, or by the unique index if both checks passed.
    expect([409, 422]).toContain(other)
  })

  test('An animal is handed over once, and cannot be changed based on an older version', async () => {
    const visitor = await world.as(giver)
    const to = (person: { id: number }) => () =>
      visitor.put(`/api/v1/animals/1/hand_over`, { contact_id: contactId(2, person.id), is_warned: 1 })
    const change = () => visitor.put('/api/v1/animals/1', { specimen_type_id: 1, tag: 'SA 0452', version: 1 })
    expect(await both(writing('animals'), [to(luc), to(manon), change])).toEqual([200, 409, 409])
  })

  test.each([
    ['is kept if the sample comes first', ['sample', 'erase'], 409],
    ['is not sampled if it is deleted first', ['erase', 'sample'], 422],
  ] as const)('An animal sampled while its giver deletes it %s', async (_, order, status) => {
    const [staff, visitor] = [await world.as(cher), await world.as(giver)]
    const entry = { tags: ['SA 0451'], laboratory: 'LDA du Cher', reference: 'LDA-100', taken_on: today }
    const calls = {
      sample: () => staff.post('/api/v1/samples', entry),
      erase: () => visitor.delete('/api/v1/animals/1'),
    }
    const inOrder = order.map((name) => calls[name])
    expect(await both(rows('animals'), inOrder)).toEqual([200, status])
  })
})
