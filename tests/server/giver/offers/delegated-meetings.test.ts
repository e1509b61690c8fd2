import { expect, test } from 'vitest'
import { applyRetention } from '../../../../server/rules/retention/retention.ts'
import { planned } from '../../../world/hunts.ts'
import { giver, luc, manon } from '../../../world/people.ts'
import { inWorld, noon } from '../../support/in-world.ts'
import { accepted, entry } from '../../support/meetings.ts'
import { of, withdraw } from '../../support/offers.ts'
import { retentionOf } from '../../support/retention.ts'

const odile = { specimen_type_id: 2, contact_name: 'Odile Marchand', contact_phone: '0639980077' }
const list = `/api/v1/hunts/self/${planned.id}/delegated_meetings`

inWorld((world) => {
  test('A meeting that nobody comes to any more is not listed, though another one is', async () => {
    await accepted(world, manon, entry(odile))
    await accepted(world, luc, entry({ ...odile, from: '19:00', to: '19:30' }))
    const hunter = await world.as(giver)
    const starts = async () =>
      (await hunter.get(list)).json().map(({ starts_at }: { starts_at: string }) => starts_at)
    expect(await starts()).toEqual(['2026-03-10T17:00:00.000Z', '2026-03-10T18:00:00.000Z'])
    expect((await withdraw(hunter, (await of(hunter, manon)).id)).statusCode).toBe(200)
    expect(await starts()).toEqual(['2026-03-10T18:00:00.000Z'])
  })

  test('The link of a meeting to come is kept when expired ones are deleted', async () => {
    await accepted(world, manon, entry(odile))
    const hunter = await world.as(giver)
    const [{ id }] = (await hunter.get(list)).json()
    await hunter.put(`/api/v1/meetings/${id}/link`)
    await applyRetention(retentionOf(world.db(), noon))
    expect((await hunter.get(list)).json()).toMatchObject([{ id, is_open: true }])
  })
})
