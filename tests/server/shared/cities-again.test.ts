import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inWorld } from '../support/in-world.ts'

inWorld((world) => {
  test('A search that failed once is made again, not remembered', async () => {
    const visitor = await world.as(null)
    // Nobody else looks for it: what another test of this process found is remembered.
    const search = () => visitor.get('/api/v1/cities?search=mehun-sur-ye')
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(world.db())
    await rename('cities', 'absent')
    const failed = await search().finally(() => rename('absent', 'cities'))
    expect(failed.statusCode).toBe(500)
    const found = await search()
    expect(found.statusCode).toBe(200)
    expect(found.body).toContain('Mehun')
  })

  test('A commune without a federation is looked for again, and found as soon as one has it', async () => {
    const visitor = await world.as(null)
    const search = async () =>
      (await visitor.get('/api/v1/cities?search=nevers&near_from_federation=0')).json()
    /** Whether Nevers only lies around the federation of the Cher, or belongs to it. */
    const give = (isNear: boolean) =>
      sql`
        update federation_cities set is_near = ${isNear} from cities
        where cities.id = city_id and cities.label = 'Nevers'`.execute(world.db())
    expect((await search()).data).toEqual([])
    await give(false)
    const found = await search().finally(() => give(true))
    expect(found.data).toMatchObject([{ label: 'Nevers' }])
  })
})
