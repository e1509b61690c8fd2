import { expect, test } from 'vitest'
import { dayAfter } from '../../../../contract/days.ts'
import { planned } from '../../../world/hunts.ts'
import { giver, manon, paul } from '../../../world/people.ts'
import { place } from '../../../world/places.ts'
import { inWorld, today } from '../../support/in-world.ts'
import { accepted, act, entry } from '../../support/meetings.ts'
import { of } from '../../support/offers.ts'

const hunt = `/api/v1/hunts/self/${planned.id}`
const moved = {
  started_at: dayAfter(today, 3),
  city_id: place('Bourges').id,
  is_wolfhunter: 0,
  specimen_type_ids: [1],
  quantities: [2],
}

inWorld((world) => {
  test('A hunt at which game was given without being noted keeps its day, and is not deleted', async () => {
    // Of a type, not of an animal that was noted.
    await accepted(world, manon, entry({ specimen_type_id: 2 }))
    const hunter = await world.as(giver)
    expect((await act(hunter, manon, 'hand_over')).statusCode).toBe(200)
    expect((await hunter.delete(hunt)).json().message).toContain('elle ne peut plus être supprimée')
    expect((await hunter.put(hunt, moved)).json().message).toContain('sa date ne change plus')
    expect((await of(hunter, manon)).state).toBe('handedOver')
    // What does not move its day may still change.
    expect((await hunter.put(hunt, { ...moved, started_at: today })).statusCode).toBe(200)
  })

  test('A hunt at which somebody did not come keeps their absence', async () => {
    await accepted(world, paul, entry({ specimen_type_id: 2 }))
    const hunter = await world.as(giver)
    await world.set('offers', { id: (await of(hunter, paul)).id }, { state: 'noShow', missed_at: new Date() })
    expect((await hunter.delete(hunt)).statusCode).toBe(409)
    expect((await hunter.put(hunt, moved)).statusCode).toBe(409)
  })
})
