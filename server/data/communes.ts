import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Db } from '../database.ts'
import { communeWords, searchedWords } from '../search-words.ts'

/** INSEE code, name, department, postal codes, latitude, longitude, inhabitants. */
export type Commune = [string, string, string, string[], number, number, number]

/** Every current commune of France, by INSEE code, from the file that `prepare-communes.ts` wrote. */
export const readCommunes = (): Commune[] =>
  JSON.parse(gunzipSync(readFileSync(new URL('./communes.json.gz', import.meta.url))).toString())

/**
 * Loads France's communes and the words by which they are found, in one transaction; does nothing
 * when there are communes already. Ids follow the order of the file. Returns how many were loaded.
 */
export async function loadCommunes(db: Db): Promise<number> {
  const first = await db.selectFrom('cities').select('id').limit(1).executeTakeFirst()
  if (first) return 0
  const rows = readCommunes().map(
    ([insee, label, department_code, postalCodes, lat, lng, population], i) => ({
      ...{ id: i + 1, insee, label, postal_code: postalCodes[0], department_code, lat, lng, population },
      label_full: `${label} (${postalCodes[0]})`,
      search_name: searchedWords(label).join(' '),
      words: communeWords({ label, department_code, postalCodes }),
    }),
  )
  const ids = rows.flatMap(({ id, words }) => words.map(() => id))
  const words = rows.flatMap((row) => row.words)
  await db.transaction().execute(async (transaction) => {
    await sql`
      insert into cities (id, insee, label, postal_code, label_full, department_code, lat, lng, population, search_name)
      select id, insee, label, postal_code, label_full, department_code, lat, lng, population, search_name
      from jsonb_to_recordset(${JSON.stringify(rows.map(({ words: _, ...row }) => row))}::jsonb) as row (
        id integer, insee text, label text, postal_code text, label_full text, department_code text,
        lat double precision, lng double precision, population integer, search_name text)`.execute(
      transaction,
    )
    await sql`
      insert into city_words (city_id, word)
      select * from unnest(${ids}::integer[], ${words}::text[])`.execute(transaction)
    await sql`select setval(pg_get_serial_sequence('cities', 'id'), ${rows.length}::integer)`.execute(
      transaction,
    )
  })
  await sql`analyze cities, city_words`.execute(db)
  return rows.length
}
