import { expect, test } from 'vitest'
import { dayAfter } from '../../../contract/days.ts'
import { contactId, planned } from '../../world/hunts.ts'
import { giver, luc, manon } from '../../world/people.ts'
import { inWorld, today } from '../support/in-world.ts'
import { huntToday, noteBoar, promised } from '../support/meetings.ts'
import { of, read } from '../support/offers.ts'

/** How many animals are still to be promised: three boars and two roe deer are expected. */
inWorld((world) => {
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

  test('After the hunt the plan counts as long as no animal is noted, then the animals', async () => {
    await huntToday(world)
    const hunter = await world.as(giver)
    const after = async () => {
      const started_at = dayAfter(today, -1)
      await world.set('hunts', { id: planned.id }, { started_at })
      return (await read(hunter)).to_give
    }
    expect(await after()).toBe(5)
    await huntToday(world)
    await noteBoar(hunter, 'SA 0801')
    expect(await after()).toBe(1)
  })
})
