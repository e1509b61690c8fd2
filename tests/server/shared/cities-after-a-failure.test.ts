import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inWorld, noon } from '../support/in-world.ts'

inWorld((world) => {
  /** Results are remembered for a minute, also those of an earlier attempt of this test. */
  let attempts = 0

  test('A search of one letter that failed once is made again, not remembered', async () => {
    const visitor = await world.as(null, new Date(noon.getTime() + ++attempts * 120_000))
    const search = () => visitor.get('/api/v1/cities?search=b')
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
