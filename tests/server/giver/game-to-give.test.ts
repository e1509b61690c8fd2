import { expect, test } from 'vitest'
import { dayAfter } from '../../../contract/days.ts'
import { planned } from '../../world/hunts.ts'
import { giver } from '../../world/people.ts'
import { inWorld, today } from '../support/in-world.ts'
import { huntToday, noteBoar } from '../support/meetings.ts'
import { read } from '../support/offers.ts'

/** How many animals are still to be promised: three boars and two roe deer are expected. */
inWorld((world) => {
  test('An animal that has left the hunt without an offer is no longer to give', async () => {
    await huntToday(world)
    const hunter = await world.as(giver)
    const id = await noteBoar(hunter, 'SA 0801')
    expect((await read(hunter)).to_give).toBe(5)
    await world
      .db()
      .updateTable('animals')
      .set({ state: 'withdrawn', withdrawal: 'plant' })
      .where('id', '=', id)
      .execute()
    expect((await read(hunter)).to_give).toBe(4)
  })

  test('After the hunt the plan counts as long as no animal is noted, then the animals', async () => {
    await huntToday(world)
    const hunter = await world.as(giver)
    const after = async () => {
      const started_at = dayAfter(today, -1)
      await world.db().updateTable('hunts').set({ started_at }).where('id', '=', planned.id).execute()
      return (await read(hunter)).to_give
    }
    expect(await after()).toBe(5)
    await huntToday(world)
    await noteBoar(hunter, 'SA 0801')
    expect(await after()).toBe(1)
  })
})
