import { expect, test } from 'vitest'
import { countRetention, retainHourly } from '../../../server/rules/retention/retention.ts'
import { cher, nadia } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { retentionOf } from '../support/retention.ts'

inWorld((world) => {
  const asked = () => retentionOf(world.db(), noon)

  test('A rule that fails stops no other one, and the day counts as done only without failures', async () => {
    await world.add('acts', {
      at: new Date('2022-03-10T11:00:00Z'),
      act: 'user.updated',
      actor_id: cher.id,
      details: '{}',
    })
    const idle = { last_visit_on: '2024-01-01', closing_on: '2026-03-01', closing_reminded_on: '2026-02-01' }
    await world.set('users', { id: nadia.id }, idle)
    const failing = {
      ...asked(),
      eraseMails: async () => {
        throw new Error('The folder cannot be written.')
      },
    }
    await expect(retainHourly(failing)).rejects.toThrow('Ces règles de conservation ont échoué : closed.')
    const counts = Object.fromEntries((await countRetention(asked())).map(({ name, count }) => [name, count]))
    expect([counts['closed'], counts['acts']]).toEqual([1, 0])
    expect(await world.all('retention_runs', {})).toEqual([])
    expect(await retainHourly(asked())).not.toBe(null)
    expect(await world.all('retention_runs', {})).toHaveLength(1)
  })
})
