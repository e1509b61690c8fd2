import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { limits } from '../../../../contract/limits.ts'
import { cher, luc, manon, patient, waiting } from '../../../world/people.ts'
import { inWorld } from '../../support/in-world.ts'
import { rowsIn } from '../../support/rows.ts'

const LIST = '/api/v1/givers/need_validation'
const TODO = '/api/v1/todo'

inWorld((world) => {
  /** Seeds `count` more waiting givers, registered at this time. */
  const more = async (count: number, since: string) =>
    sql`with added as (
        insert into users (email, firstname, federation_id, role_id, created_at)
        select lower('wait' || n || ${since}::text || '@example.org'), 'Attente', 1,
          (select role_id from users where id = ${waiting.id}), ${since}::timestamptz
        from generate_series(1, ${count}::int) as n returning id)
      insert into givers (user_id, nit, validation_type) select id, '1899998', 'waiting' from added`.execute(
      world.db(),
    )

  test('Of waiting accounts the longest waiting thousand are listed; the count includes all', async () => {
    await more(limits.waitingGivers + 50, '2026-03-09T09:00:00Z')
    const visitor = await world.as(cher)
    const list = (await visitor.get(LIST)).json() as { id: number }[]
    expect(list).toHaveLength(limits.waitingGivers)
    expect(list[0]!.id).toBe(patient.id)
    expect(list.map(({ id }) => id)).not.toContain(waiting.id)
    expect((await visitor.get('/api/v1/todo/count')).json().data.accounts).toBe(limits.waitingGivers + 52)
  })

  test('The overview counts pending and overdue items without reading them', async () => {
    // It is Tuesday noon: 48 working-day hours have passed since Friday noon, counted in whole hours.
    await more(3, '2026-03-06T09:59:59.999Z')
    await more(7, '2026-03-06T10:00:00.001Z')
    await more(300, '2026-03-09T09:00:00Z')
    const db = world.db()
    const ask = (id: number, at: string) =>
      rowsIn(db).set('users', { id }, { deletion_requested_at: new Date(at) })
    await ask(luc.id, '2026-02-09T22:59:59.999Z')
    await ask(manon.id, '2026-02-09T23:00:00Z')
    let rows = 0
    const watched = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => ((rows += result.rows.length), result),
    })
    const visitor = await world.as(cher, undefined, { db: watched })
    rows = 0
    const { data } = (await visitor.get(TODO)).json()
    expect(rows).toBeLessThan(60)
    expect(data.accounts).toMatchObject({ total: 312, late: 4 })
    expect(data.accounts.rows).toHaveLength(5)
    const before = (await (await world.as(cher)).get('/api/v1/users/deletion_requests?perPage=100')).json()
    const late = before.data.filter(({ days_left }: { days_left: number }) => days_left < 0)
    expect(data.deletions).toMatchObject({ total: before.meta.total, late: late.length })
    const ids = late.map(({ id }: { id: number }) => id)
    expect([ids.includes(luc.id), ids.includes(manon.id)]).toEqual([true, false])
  })
})
