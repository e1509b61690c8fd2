import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Statistic } from '../../../contract/statistics/statistics.ts'
import type { Db } from '../../../server/database.ts'
import { statistician } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'
import { agreed, type Chosen, expectAllAgreed } from './agreement.ts'

/** 12,000 hand-overs and 1,200 receivers in as many communes of three departments. */
const fillCountry = (db: Db) =>
  db.connection().execute(async (one) => {
    // The rows are consistent, so that nothing needs to be checked or written beside them.
    await sql`set session_replication_role = replica`.execute(one)
    await sql`
      insert into cities (id, insee, postal_code, label, label_full, department_code, lat, lng, population,
        search_name, search_words)
      select 100000 + n, 'X' || lpad(n::text, 4, '0'), '18000', 'Bourg ' || n, 'Bourg ' || n || ' (18000)',
        (array['18', '36', '23'])[1 + n % 3], 46 + n / 1000.0, 2 + n / 1000.0, 100,
        'bourg ' || n, ' bourg ' || n
      from generate_series(1, 1200) as n`.execute(one)
    await sql`
      insert into users (id, email, firstname, lastname, phone, city_id, federation_id, role_id, created_at)
      select 100000 + n, 'r' || n || '@example.org', 'R', 'R', '0639980000', 100000 + n, 1 + n % 2,
        (select id from roles where code = 'receiver'), '2026-01-05'
      from generate_series(1, 1200) as n`.execute(one)
    await sql`
      insert into donations (hunt_id, receiver_id, specimen_type_id, quantity, day, city_id, federation_id)
      select 100000 + n / 10, 100001 + n % 1200, 1 + n % 3, 1 + n % 4, date '2024-07-01' + n / 25,
        100001 + (n / 10) % 1200, 1 + n % 2
      from generate_series(0, 11999) as n`.execute(one)
    await sql`set session_replication_role = origin`.execute(one)
    // Nothing noted that these tables have changed: now it is, so that they are restored.
    for (const table of ['cities', 'users', 'donations'])
      await sql`delete from ${sql.table(table)} where false`.execute(one)
  })

describe('Figure, chart, map, table and export of a statistic say the same', () => {
  inWorld((world) => {
    test('for each filter and each granularity', async () =>
      expectAllAgreed(await world.as(statistician), false))

    test('also of 12,000 hand-overs in 1,200 communes, and each statistic counts the same animals', async () => {
      await fillCountry(world.db())
      const visitor = await world.as(statistician)
      const described = (await visitor.get('/api/v1/statistics')).json() as Statistic[]
      const named = (code: string) => described.find((one) => one.code === code)!
      const figures = async (code: string, chosen: Chosen = {}) => {
        const { summaries } = await agreed(visitor, named(code), chosen, 1000)
        return Object.fromEntries(summaries.map((summary) => [summary.code, summary.value]))
      }
      for (const federation of ['', '1']) {
        const where = federation === '' ? {} : { federation_id: federation }
        const { animals, handovers } = await figures('handovers', where)
        const all = { animals, handovers }
        expect(handovers).toBeGreaterThan(5_000)
        expect(await figures('donations_by_type', where)).toMatchObject(all)
        expect(await figures('donations_over_time', { ...where, granularity: 'week' })).toMatchObject(all)
        const byTown = await figures('coverage', { ...where, place: 'city' })
        expect(byTown).toMatchObject({ animals, animals_map: animals })
        expect(await figures('coverage', where)).toEqual(byTown)
      }
    })
  })
})
