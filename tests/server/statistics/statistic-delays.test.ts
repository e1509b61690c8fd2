import { expect, test } from 'vitest'
import { inWorld } from '../support/in-world.ts'
import { looked } from '../support/looked.ts'

inWorld((world) => {
  test('The validation delay is counted in working days: a weekend does not count', async () => {
    const [friday, monday] = [new Date('2026-03-06T11:00:00Z'), new Date('2026-03-09T17:00:00Z')]
    const manual = await world.all('givers', { validation_type: 'manual' })
    await world.set('users', { id: manual.map(({ user_id }) => user_id) }, { created_at: friday })
    await world.set('givers', { validation_type: 'manual' }, { validated_at: monday })
    const { rows } = await looked(world, 'validations')
    // Half of Friday and three quarters of Monday, in France.
    expect(rows.map((row) => row[6]).filter((days) => days !== null)).toEqual([1.25])
  })

  test('The delay of a report is counted in working days from the end of the day of the hunt', async () => {
    const delayOf = async (moment: string) => {
      // Saturday 28 February.
      const reported = world.db().updateTable('hunts').where('started_at', '=', '2026-02-28')
      await reported
        .where('finished_at', 'is not', null)
        .set({ finished_at: new Date(moment) })
        .execute()
      const { rows } = await looked(world, 'hunts', { from: '2026-02-28', to: '2026-02-28' })
      return rows.map((row) => row[6])
    }
    expect(await delayOf('2026-02-28T18:00:00Z')).toEqual([0])
    expect(await delayOf('2026-03-01T12:00:00Z')).toEqual([0])
    expect(await delayOf('2026-03-03T11:00:00Z')).toEqual([1.5])
  })
})
