import { expect, test } from 'vitest'
import { informed } from '../../world/hunts.ts'
import { giver } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'

inWorld((world) => {
  test.each([
    ['of its first day is taken in March', '2025-07-01', false],
    ['of the day before is free again', '2025-06-30', true],
  ])('A season begins on the first of July: a tag %s', async (_, started_at, isFree) => {
    await world.set('hunts', { id: informed.id }, { started_at })
    // Another giver noted it in March 2026.
    const entry = { specimen_type_id: 1, tag: 'SA 0777' }
    const visitor = await world.as(giver)
    const url = `/api/v1/hunts/self/${informed.id}/animals`
    const { id } = (await visitor.post(url, entry)).json().data
    const { animals } = (await visitor.get(url)).json().data
    const noted = animals.find((one: { id: number }) => one.id === id)
    expect(noted).toMatchObject(isFree ? { tag: 'SA 0777' } : { tag: null, claim: { tag: 'SA 0777' } })
  })
})
