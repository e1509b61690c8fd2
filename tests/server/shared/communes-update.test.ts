import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Commune } from '../../../server/data/communes.ts'
import { updateCommunes } from '../../../server/data/update-communes.ts'
import type { Db } from '../../../server/database.ts'
import { giver, nadia } from '../../world/people.ts'
import { place, places } from '../../world/places.ts'
import { changedTables, wholeFingerprint } from '../support/fingerprint.ts'
import { inWorld, noon, today } from '../support/in-world.ts'
import { expectConstraintsHold } from '../support/processes/restored.ts'
import { rowsIn } from '../support/rows.ts'

/** The communes of the test world as the file of communes has them. */
const communes = places.map(([, insee, label, codes, lat, lng, population]): Commune => [
  insee,
  label,
  insee.slice(0, 2),
  codes.split(' ') as [string, ...string[]],
  lat,
  lng,
  population,
])
const [vierzon, saintDoulchard, fussy] = ['Vierzon', 'Saint-Doulchard', 'Fussy'].map((label) =>
  places.find((each) => each[2] === label)!,
)
const menetou = places.find(([, , label]) => label === 'Menetou-Salon')!
const none = new Map<string, string>()

/** Fussy became a part of Saint-Doulchard, Menetou-Salon of nobody knows what; Vierzon moved, one is new. */
const later: Commune[] = [
  ...communes.filter(([insee]) => ![fussy![1], menetou[1], vierzon![1]].includes(insee as never)),
  ['18279', 'Vierzon-sur-Cher', '18', ['18100', '18101'], 47.3, 2.1, 26000],
  ['18999', 'Neuve-Commune', '18', ['18999'], 47.1, 2.4, 100],
]
const successors = new Map([[fussy![1], saintDoulchard![1]]] as [string, string][])

inWorld((world) => {
  const update = (country = { communes: later, successors }) =>
    world
      .db()
      .transaction()
      .execute((transaction) => updateCommunes(transaction, country))
  const cityOf = async (id: number) =>
    (await world.db().selectFrom('users').where('id', '=', id).select('city_id').executeTakeFirst())?.city_id
  const insee = async (db: Db) =>
    new Map(
      (await db.selectFrom('cities').select(['id', 'insee']).execute()).map((row) => [row.insee, row.id]),
    )
  /** The rows of any table that refer to a commune. */
  const referring = async (db: Db, id: number) => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'city_id'`.execute(db)
    expect(rows.length).toBeGreaterThan(8)
    const found: string[] = []
    for (const { name } of rows) {
      const { rows: some } = await sql`select from ${sql.table(name)} where city_id = ${id}`.execute(db)
      if (some.length > 0) found.push(name)
    }
    return found.sort()
  }
  const recall = (city: number) =>
    sql`
      insert into recalls (federation_id, hunted_on, city_id, specimen_type_id, reason, opened_at, state)
      values (1, ${today}, ${city}, 1, 'Trichines trouvées', ${noon}, 'opened') returning id`.execute(
      world.db(),
    )

  test('The communes of today change nothing', async () => {
    const before = await wholeFingerprint(world.db())
    expect(await update({ communes, successors: none })).toEqual({
      added: 0,
      changed: 0,
      merged: 0,
      people: 0,
    })
    expect(changedTables(before, await wholeFingerprint(world.db()))).toEqual([])
  })

  test('Ids stay, a commune that is a part of another gives it everything, and nobody is left without one', async () => {
    const db = world.db()
    for (const city_id of [fussy![0], saintDoulchard![0]])
      await db.insertInto('giver_cities').values({ giver_id: giver.id, city_id }).execute()
    await db.updateTable('hunts').set({ city_id: fussy![0] }).where('giver_id', '=', giver.id).execute()
    await sql`update donations set city_id = ${fussy![0]}`.execute(db)
    await recall(fussy![0])
    const before = await insee(db)
    const homes = await db.selectFrom('users').where('city_id', 'is not', null).select('id').execute()
    const living = await rowsIn(db).all('users', { city_id: [fussy![0], menetou[0]] }, 'id')
    expect(await referring(db, fussy![0])).toEqual([
      'city_words',
      'donations',
      'federation_cities',
      'giver_cities',
      'hunts',
      'recalls',
      'users',
    ])

    expect(await update()).toEqual({ added: 1, changed: 1, merged: 2, people: living.length })
    const after = await insee(db)
    for (const [code, id] of after) if (code !== '18999') expect(id).toBe(before.get(code))
    expect([after.has(fussy![1]), after.has(menetou[1])]).toEqual([false, false])
    for (const gone of [fussy![0], menetou[0]]) expect(await referring(db, gone)).toEqual([])
    expect(await cityOf(nadia.id)).toBe(saintDoulchard![0])
    const placed = await rowsIn(db).all('receivers', { user_id: nadia.id }, 'lat', 'lng')
    expect(placed).toEqual([{ lat: saintDoulchard![4], lng: saintDoulchard![5] }])
    const still = await db.selectFrom('users').where('city_id', 'is not', null).select('id').execute()
    expect(still).toHaveLength(homes.length)
    await expectConstraintsHold(db)

    const visitor = await world.as(null)
    const search = async (text: string) =>
      (await visitor.get(`/api/v1/cities?search=${text}`))
        .json()
        .data.map(({ label }: { label: string }) => label)
    expect(await search('fussy')).toEqual([])
    expect(await search('neuve')).toEqual(['Neuve-Commune'])
    expect(await search('18101')).toEqual(['Vierzon-sur-Cher'])
    const own = db.selectFrom('federation_cities').where('city_id', '=', after.get('18999')!)
    expect(await own.where('federation_id', '=', 1).select('is_near').execute()).toEqual([{ is_near: false }])
    expect(await update()).toEqual({ added: 0, changed: 0, merged: 0, people: 0 })
  })

  test('People whose commune moved are searched there', async () => {
    const db = world.db()
    await rowsIn(db).set('users', { id: nadia.id }, { city_id: place('Vierzon').id })
    await update()
    const placed = await rowsIn(db).all('receivers', { user_id: nadia.id }, 'lat', 'lng')
    expect(placed).toEqual([{ lat: 47.3, lng: 2.1 }])
  })

  test('Two recalls of what became one commune stay apart', async () => {
    for (const [id] of [fussy!, saintDoulchard!]) await recall(id)
    expect(await update()).toMatchObject({ merged: 2 })
    expect(await referring(world.db(), fussy![0])).toEqual(['recalls'])
    expect((await insee(world.db())).has(fussy![1])).toBe(true)
  })
})
