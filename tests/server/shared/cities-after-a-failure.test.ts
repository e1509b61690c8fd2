import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inWorld } from '../support/in-world.ts'

inWorld((world) => {
  /** Another search for each attempt of this test, since results are remembered. */
  const letters = ['b', 'bo', 'bou', 'bour', 'bourg']

  test('A search that failed once is made again, not remembered', async () => {
    const visitor = await world.as(null)
    const typed = letters.shift()!
    const search = () => visitor.get(`/api/v1/cities?search=${typed}`)
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(world.db())
    await rename('cities', 'absent')
    const failed = await search().finally(() => rename('absent', 'cities'))
    expect(failed.statusCode).toBe(500)
    const found = await search()
    expect(found.statusCode).toBe(200)
    expect(found.body).toContain('Bourges')
  })
})
