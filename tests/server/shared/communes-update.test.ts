import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Commune } from '../../../server/data/communes.ts'
import { updateCommunes } from '../../../server/data/update-communes.ts'
import { giver, nadia } from '../../world/people.ts'
import { place, places } from '../../world/places.ts'
import { changedTables, wholeFingerprint } from '../support/fingerprint.ts'
import { inWorld, noon, today } from '../support/in-world.ts'
import { expectConstraintsHold } from '../support/processes/restored.ts'

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
const nothing = { added: 0, changed: 0, merged: 0, people: 0 }

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
  const insee = async () =>
    new Map((await world.all('cities', {}, 'insee', 'id')).map(({ insee, id }) => [insee, id]))
  /** The rows of any table that refer to a commune. */
  const referring = async (id: number) => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'city_id'
      order by 1`.execute(world.db())
    expect(rows.length).toBeGreaterThan(8)
    const found: string[] = []
    for (const { name } of rows) {
      const { rows: some } = await sql`select from ${sql.table(name)} where city_id = ${id}`.execute(
        world.db(),
      )
      if (some.length > 0) found.push(name)
    }
    return found
  }
  const placeOf = ({ id: user_id }: { id: number }) => world.all('receivers', { user_id }, 'lat', 'lng')
  const recall = (city: number) =>
    sql`
      insert into recalls (federation_id, hunted_on, city_id, specimen_type_id, reason, opened_at, state)
      values (1, ${today}, ${city}, 1, 'Trichines trouvées', ${noon}, 'opened') returning id`.execute(
      world.db(),
    )

  test('The communes of today change nothing', async () => {
    const before = await wholeFingerprint(world.db())
    expect(await update({ communes, successors: none })).toEqual(nothing)
    expect(changedTables(before, await wholeFingerprint(world.db()))).toEqual([])
  })

  test('Ids stay, a commune that is a part of another gives it everything, and nobody is left without one', async () => {
    const db = world.db()
    for (const city_id of [fussy![0], saintDoulchard![0]])
      await world.add('giver_cities', { giver_id: giver.id, city_id })
    await world.set('hunts', { giver_id: giver.id }, { city_id: fussy![0] })
    await sql`update donations set city_id = ${fussy![0]}`.execute(db)
    await recall(fussy![0])
    const before = await insee()
    const homeless = await world.all('users', { city_id: null }, 'id')
    const living = await world.all('users', { city_id: [fussy![0], menetou[0]] }, 'id')
    const all = 'city_words donations federation_cities giver_cities hunts recalls users'
    expect(await referring(fussy![0])).toEqual(all.split(' '))

    expect(await update()).toEqual({ added: 1, changed: 1, merged: 2, people: living.length })
    const after = await insee()
    for (const [code, id] of after) if (code !== '18999') expect(id).toBe(before.get(code))
    expect([after.has(fussy![1]), after.has(menetou[1])]).toEqual([false, false])
    for (const gone of [fussy![0], menetou[0]]) expect(await referring(gone)).toEqual([])
    expect((await world.one('users', { id: nadia.id })).city_id).toBe(saintDoulchard![0])
    expect(await placeOf(nadia)).toEqual([{ lat: saintDoulchard![4], lng: saintDoulchard![5] }])
    expect(await world.all('users', { city_id: null }, 'id')).toEqual(homeless)
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
    expect(await update()).toEqual(nothing)
  })

  test('People whose commune moved are searched there', async () => {
    await world.set('users', { id: nadia.id }, { city_id: place('Vierzon').id })
    await update()
    expect(await placeOf(nadia)).toEqual([{ lat: 47.3, lng: 2.1 }])
  })

  test('Two recalls of what became one commune stay apart', async () => {
    for (const [id] of [fussy!, saintDoulchard!]) await recall(id)
    expect(await update()).toMatchObject({ merged: 2 })
    expect(await referring(fussy![0])).toEqual(['recalls'])
    expect((await insee()).has(fussy![1])).toBe(true)
  })
})
