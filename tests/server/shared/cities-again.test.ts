import { sql } from 'kysely'
import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { City } from '../../../contract/shared/cities.ts'
import { cityOf, readCommunes } from '../../../server/data/communes.ts'
import { inWorld } from '../support/in-world.ts'

vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>()
  return { ...zlib, gunzipSync: vi.fn(zlib.gunzipSync) }
})

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

  test('A former name leads to the commune of today, and an address to its commune', async () => {
    const today = ['36229', '36093', '01015', '36202', '13055'].map((code) =>
      readCommunes().find(([insee]) => insee === code)!,
    )
    for (const commune of today) {
      const { words, ...row } = cityOf(commune)
      await world.add('cities', row)
      const { id: city_id } = await world.one('cities', { insee: row.insee }, 'id')
      for (const word of words) await world.add('city_words', { word, city_id })
    }
    const visitor = await world.as(null)
    const found = async (search: string, more = '') =>
      (await visitor.get(`/api/v1/cities?search=${encodeURIComponent(search)}${more}`))
        .json()
        .data.map(({ label_full }: City) => label_full)
    for (const [typed, label] of [
      ['Parpeçay', 'Parpeçay (aujourd’hui Val-Fouzon, 36210)'],
      ['ste cecile', 'Sainte-Cécile (aujourd’hui Val-Fouzon, 36210)'],
      ['St Martin de Lam', 'Saint-Martin-de-Lamps (aujourd’hui Levroux, 36110)'],
      ['villers ormes', 'Villers-les-Ormes (aujourd’hui Saint-Maur, 36250)'],
      ['ARBIGNIEU', 'Arbignieu (aujourd’hui Arboys en Bugey, 01300)'],
      ['levroux', 'Levroux (36110)'],
      ['Bourges Cedex', 'Bourges (18000)'],
      ['18020 BOURGES CEDEX 2', 'Bourges (18000)'],
      ['bourges ced', 'Bourges (18000)'],
      ['Paris 16e', 'Paris (75001)'],
      ['Paris 1er arrondissement', 'Paris (75001)'],
      ['2ème arrondissement Paris', 'Paris (75001)'],
      ['paris cedex 20', 'Paris (75001)'],
      ['Lyon 3', 'Lyon (69001)'],
      ['lyon 69', 'Lyon (69001)'],
      ['Marseille 8e arrondissement', 'Marseille (13001)'],
      ['marseille 13', 'Marseille (13001)'],
    ] as const)
      expect([typed, await found(typed)]).toEqual([typed, [label]])
    for (const nowhere of ['Paris 25e', 'Lyon 16e', 'cedex'])
      expect([nowhere, await found(nowhere)]).toEqual([nowhere, []])
    // Former names are searched where the others are.
    expect(await found('Parpeçay', '&federation_id=1')).toEqual([])
  })

  test('Former names are read and folded before the first search, not by it', async () => {
    const visitor = await world.as(null)
    const before = vi.mocked(gunzipSync).mock.calls.length
    expect((await visitor.get('/api/v1/cities?search=arbignieu')).statusCode).toBe(200)
    expect(vi.mocked(gunzipSync).mock.calls.length).toBe(before)
  })
})
