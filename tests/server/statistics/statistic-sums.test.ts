import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { View } from '../../../contract/statistics/statistics.ts'
import { dayAfter } from '../../../contract/days.ts'
import { generous } from '../../world/hunts.ts'
import { luc } from '../../world/people.ts'
import { inWorld, today } from '../support/in-world.ts'
import { looked } from '../support/looked.ts'

const day = dayAfter(today, generous.day)

inWorld((world) => {
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
