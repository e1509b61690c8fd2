import { expect, test } from 'vitest'
import { monthsBefore } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { applyRetention } from '../../../server/rules/retention/retention.ts'
import { openOffer } from '../../world/offers.ts'
import { place } from '../../world/places.ts'
import { inWorld, noon, today } from '../support/in-world.ts'
import { retentionOf } from '../support/retention.ts'

const first = monthsBefore(today, limits.retention.offers)
const midnight = new Date(`${first}T00:00:00+01:00`)
const justBefore = new Date(midnight.getTime() - 1)

inWorld((world) => {
  test('Meetings are deleted long after their day, unless an offer still refers to them', async () => {
    const met = { hunt_id: 2, place: 'La mairie', city_id: place('Bourges').id, noted_at: noon }
    const meetings = [justBefore, midnight, justBefore].map((ends_at) => ({
      ...met,
      ends_at,
      starts_at: new Date(ends_at.getTime() - 3_600_000),
      contact_name: null,
      contact_phone: null,
    }))
    const rows = await world.db().insertInto('meetings').values(meetings).returning('id').execute()
    const [, kept, named] = rows.map(({ id }) => id)
    await world.set('offers', { id: openOffer.id }, { meeting_id: named! })
    const counts = await applyRetention(retentionOf(world.db()))
    expect(counts!.find(({ name }) => name === 'meetings')?.count).toBe(1)
    const left = await world.all('meetings', { id: rows.map(({ id }) => id) }, 'id')
    expect(left.map(({ id }) => id)).toEqual([kept, named])
  })
})
