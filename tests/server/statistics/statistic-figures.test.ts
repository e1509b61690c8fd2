import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { View } from '../../../contract/statistics/statistics.ts'
import { dayAfter } from '../../../contract/days.ts'
import { generous } from '../../world/hunts.ts'
import { luc } from '../../world/people.ts'
import { inWorld, today } from '../support/in-world.ts'
import { looked } from '../support/looked.ts'

/** The day on which Nadia received three animals. */
const day = dayAfter(today, generous.day)

inWorld((world) => {
  test('Single hand-overs are those of the chosen days', async () => {
    expect((await looked(world, 'handovers', { from: day, to: day })).rows).toHaveLength(2)
    expect((await looked(world, 'handovers', { from: dayAfter(day, 1) })).rows).toEqual([])
    expect((await looked(world, 'handovers', { to: dayAfter(day, -1) })).rows).toEqual([])
  })

  test('Decisions on givers are counted by their outcome', async () => {
    const { rows } = await looked(world, 'validations')
    const sums = [3, 4, 5].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0))
    const of = async (validation_type: 'auto' | 'manual' | 'ban') =>
      (await world.all('givers', { validation_type })).length
    expect(sums).toEqual([await of('auto'), await of('manual'), await of('ban')])
    expect(await of('ban')).toBe(1)
  })

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
      await world.set('hunts', { id: generous.id }, { finished_at: new Date(moment) })
      const { rows } = await looked(world, 'hunts', { from: '2026-02-28', to: '2026-02-28' })
      return rows.map((row) => row[6])
    }
    expect(await delayOf('2026-02-28T18:00:00Z')).toEqual([0])
    expect(await delayOf('2026-03-01T12:00:00Z')).toEqual([0])
    expect(await delayOf('2026-03-03T11:00:00Z')).toEqual([1.5])
  })

  test('The sum by department is explained where it differs from the sum by federation', async () => {
    const remark = async (chosen: object = {}) => (await looked(world, 'coverage', chosen)).remark
    const differs = /^La somme par département diffère de celle par fédération, car [^.]*\.$/
    const set = (table: string, federation: string, where = 'true') =>
      sql`update ${sql.table(table)} set federation_id = ${sql.raw(federation)} where ${sql.raw(where)}`.execute(
        world.db(),
      )
    const ofTown = (table: string) =>
      `(select federations.id from federations join cities using (department_code) where cities.id = ${table}.city_id)`
    const isMember =
      'id in (select user_id from givers union select user_id from receivers) and city_id is not null'
    await set('users', ofTown('users'), isMember)
    await set('donations', ofTown('donations'))
    await sql`update users set city_id = null where federation_id is null`.execute(world.db())
    expect(await remark()).toBeUndefined()

    // The hunts in Cher become those of a giver of Indre.
    await set('donations', '2')
    const byDepartment = await looked(world, 'coverage')
    const byFederation = await looked(world, 'coverage', { federation_id: '1' })
    const sum = ({ rows }: View) => rows.reduce((all, row) => all + Number(row[6]), 0)
    expect([sum(byDepartment), sum(byFederation)]).toEqual([3, 0])
    expect(byDepartment.remark).toMatch(differs)
    expect(byDepartment.remark).toContain('un animal compte')
    expect(byFederation.remark).toBe(byDepartment.remark)
    expect(await remark({ to: dayAfter(day, -1) })).toBeUndefined()
    expect(await remark({ place: 'city' })).toBeUndefined()

    await set('users', '2', `id = ${luc.id}`)
    expect(await remark()).toContain('chacun compte')
    await set('donations', '1')
    expect(await remark()).toContain('une personne compte')
  })
})
