import { expect, test } from 'vitest'
import { planned } from '../../world/hunts.ts'
import { giver } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { inWorld } from '../support/in-world.ts'

inWorld((world) => {
  test('An attempt that has planned its hunt answers it again, though its territory has gone meanwhile', async () => {
    const hunter = await world.as(giver)
    const { id: city_id } = place('Vierzon')
    const body = {
      started_at: '2026-03-29',
      city_id,
      is_wolfhunter: 0,
      specimen_type_ids: [1],
      quantities: [2],
    }
    const plan = () =>
      hunter.send('POST', '/api/v1/hunts/self', { body, headers: { 'idempotency-key': 'tonight' } })
    const first = await plan()
    expect(first.statusCode, first.body).toBe(200)
    expect((await hunter.delete(`/api/v1/givers/self/cities/${city_id}`)).statusCode).toBe(200)
    const again = await plan()
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect(first.json().data.id).not.toBe(planned.id)
  })
})
