import { type Expression, type SqlBool, sql } from 'kysely'
import { limits } from '../../contract/limits.ts'
import type { City } from '../../contract/cities.ts'
import type { Db } from '../database.ts'
import { searchedWords } from '../search-words.ts'

/** Nobody types more words; each costs a look-up. */
const MOST_WORDS = 6

export type CitySearch = {
  search: string
  /** Only the towns of this federation, and with `isNear` those within 80 km too. */
  federationId: number | null
  isNear: boolean
}

/**
 * Communes of which every word typed begins a word: at most `limits.cities`, kept by exact name,
 * then beginning of the name, then inhabitants; sorted by `label_full` as in French. Nothing typed
 * gives the largest towns of the federation, or nothing without one.
 */
export async function findCities(db: Db, { search, federationId, isNear }: CitySearch): Promise<City[]> {
  const words = searchedWords(search).slice(0, MOST_WORDS)
  if (words.length === 0 && federationId === null) return []
  const name = words.join(' ')
  const conditions = words.length > 0 ? [startsWords(words)] : []
  if (federationId !== null)
    conditions.push(sql<SqlBool>`exists (
      select from federation_cities
      where federation_cities.city_id = cities.id
        and federation_cities.federation_id = ${federationId}
        and (${isNear}::boolean or not federation_cities.is_near))`)
  const { rows } = await sql<City>`
    select id, postal_code, label, label_full from (
      select id, postal_code, label, label_full from cities
      where ${sql.join(conditions, sql` and `)}
      order by search_name <> ${name}, not starts_with(search_name, ${name}), population desc, id
      limit ${limits.cities}
    ) as kept
    order by label_full collate "und-x-icu", id`.execute(db)
  return rows
}

/** The longest word is looked up in the index; the others are then checked town by town. */
function startsWords(words: string[]): Expression<SqlBool> {
  const [longest, ...rest] = words.toSorted((a, b) => b.length - a.length)
  const checks = rest.map((word) => sql`and cities.search_words like ${`% ${word}%`}`)
  return sql`cities.id in (select city_id from city_words where word like ${`${longest}%`})
    ${sql.join(checks, sql` `)}`
}
