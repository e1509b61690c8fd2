import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inWorld } from '../support/in-world.ts'

inWorld((world) => {
  test('A search of one letter that failed once is made again, not remembered', async () => {
    const visitor = await world.as(null)
    const search = () => visitor.get('/api/v1/cities?search=b')
    await sql`alter table cities rename to absent`.execute(world.db())
    expect((await search()).statusCode).toBe(500)
    await sql`alter table absent rename to cities`.execute(world.db())
    const found = await search()
    expect(found.statusCode).toBe(200)
    expect(found.body).toContain('Bourges')
  })
})
