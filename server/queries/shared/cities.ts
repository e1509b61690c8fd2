import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { City } from '../../../contract/shared/cities.ts'
import type { Db } from '../../database.ts'
import { findFormerNames } from '../../data/former-names.ts'
import { withoutBegunCedex } from '../../storage/city-words.ts'
import { searchedWords } from '../../storage/search-words.ts'
import { readRows } from './rows.ts'

/** A prefix that may match thousands of names, including « st » for « saint ». */
const common = /^[a-z]{1,2}$/
/** The number of largest communes that are searched first for a common prefix. */
const LARGEST = 3000
/** Maximum number of words; each costs an index lookup. */
const MOST_WORDS = 6

export type CitySearch = {
  search: string
  /** The federation whose communes are searched; null for any. */
  federationId: number | null
  /**
   * `own`: communes owned by a federation. `near`: also those within 80 km of one. `anywhere`: every
   * commune of France.
   */
  area: 'own' | 'near' | 'anywhere'
}

/**
 * Communes whose words start with the typed words: at most `limits.cities`, exact names first, then by
 * prefix of the name, then by population; sorted by `label_full` in French order. An empty search returns
 * the largest communes of the federation, or nothing without one.
 */
export async function findCities(db: Db, { search, federationId, area }: CitySearch): Promise<City[]> {
  const words = searchedWords(search).slice(0, MOST_WORDS)
  const found = await findNamed(db, words, { federationId, area })
  const before = withoutBegunCedex(words)
  return found.length > 0 || before === words ? found : findNamed(db, before, { federationId, area })
}

type SearchArea = Omit<CitySearch, 'search'>

/** The communes of today, and those that had such a name, as far as there is room for more. */
async function findNamed(db: Db, words: string[], area: SearchArea): Promise<City[]> {
  const current = await findCurrent(db, words, area)
  const former = findFormerNames(words, current.length === limits.cities)
  if (former.size === 0) return current
  const typed = words.join(' ')
  const exact = [...former].flatMap(([insee, { folded }]) => (folded === typed ? insee : []))
  const { rows } = await sql<City & { insee: string }>`
    select id, insee, postal_code, label, label_full from cities
    where insee = any(${[...former.keys()]}::text[]) and not id = any(${current.map(({ id }) => id)}::bigint[])
      and ${isWithin(area)}
    order by insee <> all(${exact}::text[]), population desc, id limit ${limits.cities}`.execute(db)
  const known = rows.map(({ insee, ...city }) => ({
    ...city,
    label_full: `${former.get(insee)!.name} (aujourd’hui ${city.label}, ${city.postal_code})`,
  }))
  const isExact = current.length === limits.cities
  const kept = isExact ? current.slice(0, limits.cities - known.length) : current
  return [...kept, ...known].slice(0, limits.cities).toSorted(inOrder)
}

const { compare } = new Intl.Collator('und')
const inOrder = (one: City, other: City) => compare(one.label_full, other.label_full) || one.id - other.id

/** Whether `cities` has a commune that is searched. */
const isWithin = ({ federationId, area }: SearchArea): RawBuilder<SqlBool> =>
  area === 'anywhere'
    ? sql`true`
    : sql<SqlBool>`exists (
      select from federation_cities
      where federation_cities.city_id = cities.id
        and federation_cities.federation_id = coalesce(${federationId}::bigint, federation_cities.federation_id)
        and (${area === 'near'}::boolean or not federation_cities.is_near))`

async function findCurrent(db: Db, words: string[], where: SearchArea): Promise<City[]> {
  const { federationId, area } = where
  if (words.length === 0 && federationId === null) return []
  const name = words.join(' ')
  if (area === 'anywhere' && common.test(name)) {
    const begun = await read(db, begin(name))
    if (begun.length === limits.cities) return begun
  }
  const conditions = words.length > 0 ? [startsWords(words)] : []
  if (area !== 'anywhere') conditions.push(isWithin(where))
  const found = sql`
    select * from cities where ${sql.join(conditions, sql` and `)}
    order by search_name <> ${name}, not starts_with(search_name, ${name}), population desc, id
    limit ${limits.cities}`
  return read(db, found)
}

const read = (db: Db, kept: RawBuilder<unknown>) =>
  readRows<City>(db)`
    select id, postal_code, label, label_full from (${kept}) as kept
    order by label_full collate "und-x-icu", id`

/**
 * The first results among the largest communes: those named `name`, then those whose name starts with it.
 * If they fill the answer, other communes need not be read.
 */
const begin = (name: string) => sql`
  select * from (
    (select cities.*, 1 as rank from cities where search_name = ${name}
      order by population desc, id limit ${limits.cities})
    union all
    (select largest.*, 2 from (
        select * from cities order by population desc, id limit ${LARGEST}
      ) as largest where starts_with(search_name, ${name}) and search_name <> ${name}
      order by population desc, id limit ${limits.cities})
  ) as ranked order by rank, population desc, id limit ${limits.cities}`

/** The words without those that say nothing more: equal to another, or its beginning. */
const telling = (words: string[]): string[] =>
  [...new Set(words)].filter((word, _, all) => !all.some((other) => other !== word && other.startsWith(word)))

/** Each word is looked up in the index, so that the planner begins with the rarest. */
const startsWords = (words: string[]): Expression<SqlBool> =>
  sql.join(
    telling(words).map(
      (word) => sql`cities.id in (select city_id from city_words where word like ${`${word}%`})`,
    ),
    sql` and `,
  )
