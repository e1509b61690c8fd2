import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { insertAll } from '../storage/bulk.ts'
import type { Db } from '../database.ts'
import { searchColumns } from '../storage/search-words.ts'

/** INSEE code, name, department, postal codes, latitude, longitude, inhabitants. */
export type Commune = [string, string, string, [string, ...string[]], number, number, number]

const read = (name: string) => JSON.parse(gunzipSync(readFileSync(new URL(name, import.meta.url))).toString())

/** Every current commune of France, by INSEE code, from the file that `prepare-communes.ts` wrote. */
export const readCommunes = (): Commune[] => read('./communes.json.gz')

/** By the INSEE code of a former commune, that of the commune which it is a part of today. */
export const readSuccessors = (): Map<string, string> => new Map(read('./former-communes.json.gz'))

/**
 * Loads the communes of France and their search words, in one transaction; does nothing if any are loaded
 * already. Ids follow the order of the file. Returns the number loaded.
 */
export async function loadCommunes(db: Db): Promise<number> {
  const first = await db.selectFrom('cities').select('id').limit(1).executeTakeFirst()
  if (first) return 0
  const rows = readCommunes().map((commune, index) => ({ id: index + 1, ...cityOf(commune) }))
  // Inserting in index order is much faster.
  const words = rows.flatMap(({ id, words: own }) => own.map((word) => ({ word, id })))
  words.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : a.id - b.id))
  await db.transaction().execute(async (transaction) => {
    await insertAll(
      transaction,
      'cities',
      rows.map(({ words: _, ...row }) => row),
    )
    await sql`
      insert into city_words (word, city_id)
      select * from unnest(
        ${words.map(({ word }) => word)}::text[], ${words.map(({ id }) => id)}::bigint[])`.execute(
      transaction,
    )
    await sql`select setval(pg_get_serial_sequence('cities', 'id'), ${rows.length}::integer)`.execute(
      transaction,
    )
  })
  await sql`analyze cities, city_words`.execute(db)
  return rows.length
}

/** A commune as its row without an id, and the words by which it is found. */
export function cityOf(commune: Commune) {
  const [insee, label, department_code, postalCodes, lat, lng, population] = commune
  return {
    insee,
    label,
    department_code,
    lat,
    lng,
    population,
    postal_code: postalCodes[0],
    label_full: `${label} (${postalCodes[0]})`,
    ...searchColumns({ label, department_code, postalCodes }),
  }
}
