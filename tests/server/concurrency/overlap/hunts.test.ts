import { describe, expect, test } from 'vitest'
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
  const hunt = () =>
    world.db().selectFrom('hunts').where('id', '=', planned.id).selectAll().executeTakeFirst()
  const reported = async () =>
    (await world.all('donations', { hunt_id: planned.id })).map(({ quantity }) => quantity)
  /** The giver's commands on the day of the hunt, and on the day after. */
  async function giverCalls() {
    const onTheDay = await world.as(giver, daysLater(planned.day))
    const after = await world.as(giver, daysLater(planned.day + 1))
    return {
      remove: () => onTheDay.delete(own),
      edit: (days = planned.day + 3) => onTheDay.put(own, entry(days)),
      note: () => onTheDay.post(`${own}/animals`, { specimen_type_id: 1 }),
      report: (quantity = 1) => after.post(`${own}/donations`, reportOf(quantity)),
    }
  }

  test('A hunt is either reported or deleted', async () => {
    const { remove, report } = await giverCalls()
    expect(await both(rows('hunts'), [report, remove])).toEqual([200, 409])
    expect(await reported()).toEqual([1])
  })

  test('A deleted hunt cannot be reported', async () => {
    const { remove, report } = await giverCalls()
    expect(await both(rows('hunts'), [remove, report])).toEqual([200, 404])
  })

  test('A hunt moved to a future day cannot be reported', async () => {
    const { edit, report } = await giverCalls()
    expect(await both(rows('hunts'), [edit, report])).toEqual([200, 409])
    expect([await reported(), (await hunt())?.finished_at]).toEqual([[], null])
  })

  test('A reported hunt cannot be moved', async () => {
    const { edit, report } = await giverCalls()
    expect(await both(rows('hunts'), [report, edit])).toEqual([200, 409])
    expect((await hunt())?.started_at).toBe(dayAfter(today, planned.day))
  })

  test('A deleted hunt cannot be changed', async () => {
    const { edit, remove } = await giverCalls()
    expect(await both(rows('hunts'), [remove, edit])).toEqual([200, 404])
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
    const hunts = world.db().selectFrom('hunts').where('started_at', '=', dayAfter(today, 4))
    expect(await hunts.selectAll().execute()).toHaveLength(1)
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

  test('A hunt with animals can neither be deleted nor moved', async () => {
    const { note, remove, edit } = await giverCalls()
    expect(await both(rows('hunts'), [note, remove, edit])).toEqual([200, 409, 409])
  })

  test('No animal is noted for a deleted hunt', async () => {
    const { note, remove } = await giverCalls()
    expect(await both(rows('hunts'), [remove, note])).toEqual([200, 404])
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

  describe('An animal sampled while its giver deletes it', () => {
    const calls = async () => {
      const [staff, own] = [await world.as(cher), await world.as(giver)]
      const entry = { tags: ['SA 0451'], laboratory: 'LDA du Cher', reference: 'LDA-100', taken_on: today }
      return {
        sample: () => staff.post('/api/v1/samples', entry),
        erase: () => own.delete('/api/v1/animals/1'),
      }
    }

    test('is kept if the sample comes first', async () => {
      const { sample, erase } = await calls()
      expect(await both(rows('animals'), [sample, erase])).toEqual([200, 409])
    })

    test('is not sampled if it is deleted first', async () => {
      const { sample, erase } = await calls()
      expect(await both(rows('animals'), [erase, sample])).toEqual([200, 422])
    })
  })
})
