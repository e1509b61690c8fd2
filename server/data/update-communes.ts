import { sql } from 'kysely'
import type { Db, DbTransaction } from '../database.ts'
import { attachTowns } from '../queries/federations/federations.ts'
import { type Commune, cityOf } from './communes.ts'
import { mergeCities, type Merge } from './merge-cities.ts'

/** The communes of today, and by the INSEE code of a former one that of the commune it is a part of. */
export type Country = { communes: Commune[]; successors: ReadonlyMap<string, string> }

/** How many communes were added, changed, and merged into another, and how many people live in the latter. */
export type Updated = { added: number; changed: number; merged: number; people: number }

type Row = ReturnType<typeof cityOf>
type Known = { id: number } & Omit<Row, 'words'>

/** Columns of a commune, which tell whether it has changed. */
const columns = [
  ...(['label', 'department_code', 'lat', 'lng', 'population', 'postal_code', 'label_full'] as const),
  ...(['search_name', 'search_words'] as const),
]

const isChanged = (known: Known, row: Row) => columns.some((column) => known[column] !== row[column])

/** Kilometres between two places, near enough to compare them. */
const distance = (a: Known, b: Known) =>
  Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180))

/** The commune that takes the place of a former one: its successor or, if unknown, the nearest of its department. */
function successorOf(former: Known, current: ReadonlyMap<string, Known>, successors: Country['successors']) {
  const named = current.get(successors.get(former.insee) ?? '')
  if (named) return named
  const all = [...current.values()]
  const near = all.filter(({ department_code: code }) => code === former.department_code)
  const [nearest] = (near.length > 0 ? near : all).sort((a, b) => distance(a, former) - distance(b, former))
  if (!nearest) throw new Error('No commune is left')
  return nearest
}

/**
 * Brings the communes of a database up to date, in one transaction: ids stay, and what refers to a commune
 * that is a part of another today refers to that one afterwards. Idempotent.
 */
export async function updateCommunes(transaction: DbTransaction, country: Country): Promise<Updated> {
  await sql`set local statement_timeout = 0`.execute(transaction)
  // One update at a time; people may go on choosing communes.
  await sql`lock table cities in share row exclusive mode`.execute(transaction)
  const known = new Map((await readCities(transaction)).map((row) => [row.insee, row]))
  const rows = country.communes.map(cityOf)
  const added = rows.filter(({ insee }) => !known.has(insee))
  const changed = rows.filter((row) => known.has(row.insee) && isChanged(known.get(row.insee)!, row))
  await store(transaction, [...added, ...changed])

  const after = new Map((await readCities(transaction)).map((row) => [row.insee, row]))
  const current = new Map(rows.map(({ insee }) => [insee, after.get(insee)!]))
  const merges = [...after.values()]
    .filter(({ insee }) => !current.has(insee))
    .map((former): Merge => ({
      former: former.id,
      next: successorOf(former, current, country.successors).id,
    }))
  if (added.length + changed.length > 0) await attachAll(transaction)
  // Whoever chooses one of them meanwhile waits, and is told that it is gone.
  await transaction
    .selectFrom('cities')
    .where('id', 'in', [0, ...merges.map(({ former }) => former)])
    .select('id')
    .forUpdate()
    .execute()
  const people = await mergeCities(transaction, merges)
  await placeReceivers(transaction)
  return { added: added.length, changed: changed.length, merged: merges.length, people }
}

const readCities = (db: Db): Promise<Known[]> =>
  db
    .selectFrom('cities')
    .select(['id', 'insee', ...columns])
    .orderBy('id')
    .execute()

/** Adds or changes communes by their INSEE code, with their words. */
async function store(transaction: DbTransaction, rows: Row[]): Promise<void> {
  const stored = sql.join([sql.ref('insee'), ...columns.map((column) => sql.ref(column))])
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))
  await sql`
    insert into cities (${stored})
    select ${stored} from jsonb_populate_recordset(null::cities, ${JSON.stringify(rows)}::jsonb)
    on conflict (insee) do update set ${set}`.execute(transaction)
  await sql`
    with given as (
      select cities.id, words from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (insee text, words text[]) join cities using (insee)
    ), forgotten as (
      delete from city_words using given
      where city_words.city_id = given.id and city_words.word <> all(given.words)
    )
    insert into city_words (word, city_id) select unnest(words), id from given
    on conflict do nothing`.execute(transaction)
}

/** Attaches new communes to the federations that have theirs already. */
async function attachAll(transaction: DbTransaction): Promise<void> {
  const started = await transaction
    .selectFrom('federation_cities')
    .where('is_near', '=', false)
    .select('federation_id')
    .distinct()
    .execute()
  for (const { federation_id } of started) await attachTowns(transaction, federation_id)
}

/** Receivers are searched where their commune is. */
const placeReceivers = (transaction: DbTransaction) =>
  sql`
    update receivers set lat = cities.lat, lng = cities.lng
    from users join cities on cities.id = users.city_id
    where users.id = receivers.user_id
      and (receivers.lat, receivers.lng) is distinct from (cities.lat, cities.lng)`.execute(transaction)
