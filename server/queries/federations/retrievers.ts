import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database.ts'
import { countRows, cut, type Page, readOne, readRows } from '../shared/rows.ts'
import type { Retriever } from '../../../contract/federations/retrievers.ts'
import { searchedParts } from '../../../contract/folding.ts'

/** The effect of an import on the member database, executed or expected. */
export type Changes = { imported: number; updated: number }

const texts = ['lastname', 'firstname', 'email', 'city']
const columns = sql.join(texts.map((column) => sql.ref(column)))
const of = (table: 'sent' | 'retrievers' | 'excluded') =>
  sql`row(${sql.join(texts.map((column) => sql.ref(`${table}.${column}`)))})`
const replaced = sql.join(texts.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))

/** A batch as rows; an empty cell becomes null if the column is nullable. */
const sent = (batch: string) => sql`
  select nit, lastname, firstname, nullif(email, '') as email, nullif(city, '') as city
  from jsonb_to_recordset(${batch}::jsonb)
    as sent (nit text, lastname text, firstname text, email text, city text)`

/** What a batch of members would change. */
export const countChanges = (db: Db, federationId: number, batch: string) =>
  readOne<Changes>(db)`
    with sent as materialized (${sent(batch)})
    select count(*) filter (where retrievers.id is null) as imported,
      count(*) filter (where retrievers.id is not null and ${of('sent')} is distinct from ${of('retrievers')})
        as updated
    from sent left join retrievers
      on retrievers.federation_id = ${federationId} and retrievers.nit = sent.nit`

/** The members of a federation who are missing from a JSON array of NITs. */
const absent = (federationId: number, nits: string) => sql`
  from retrievers where federation_id = ${federationId} and not exists (
    select from jsonb_array_elements_text(${nits}::jsonb) as named (nit) where named.nit = retrievers.nit)`

/** Counts the members of a federation who are missing from a JSON array of NITs. */
export const countAbsent = (db: Db, federationId: number, nits: string) =>
  countRows(db)`${absent(federationId, nits)}`

/** Forgets the names of the members whom the import before removed. */
export const forgetRemoved = (transaction: Db, federationId: number) =>
  transaction.deleteFrom('removed_retrievers').where('federation_id', '=', federationId).execute()

/** Deletes them, keeps their names for the staff who import, and answers their number. */
export async function removeAbsent(
  transaction: Db,
  federationId: number,
  nits: string,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    with removed as (delete ${absent(federationId, nits)} returning federation_id, lastname, firstname, nit)
    insert into removed_retrievers (federation_id, lastname, firstname, nit, removed_at)
    select federation_id, lastname, firstname, nit, ${now}::timestamptz from removed`.execute(transaction)
  return Number(numAffectedRows)
}

/** Inserts a batch of members with distinct NITs, and updates existing ones. */
export async function upsertRetrievers(
  transaction: Db,
  federationId: number,
  batch: string,
): Promise<Changes> {
  // `xmax` is 0 for an inserted row, and not for an updated one.
  return readOne<Changes>(transaction)`
    with sent as materialized (${sent(batch)}), written as (
      insert into retrievers (federation_id, nit, ${columns})
      select ${federationId}::bigint, nit, ${columns} from sent
      on conflict (federation_id, nit) do update set ${replaced}
      where ${of('retrievers')} is distinct from ${of('excluded')}
      returning xmax = 0 as is_new
    )
    select count(*) filter (where is_new) as imported, count(*) filter (where not is_new) as updated
    from written`
}

/** Maximum number of words of a search. */
const MOST_WORDS = 6

/** `removed`: among the members whom the last import removed. */
type RetrieverSearch = { federationId: number; search: string; removed: boolean }

const begun = (word: string) => `'${word}':*`

/** An empty search matches every member; one without letters or digits matches none. */
function matching(search: string): RawBuilder<unknown> {
  if (search.trim() === '') return sql`true`
  const parts = searchedParts(search, MOST_WORDS)
  if (parts.length === 0) return sql`false`
  const asked = parts.map(({ words, joined }) => `(${words.map(begun).join(' & ')} | ${begun(joined)})`)
  return sql`search_words @@ ${asked.join(' & ')}::tsquery`
}

const found = ({ federationId, search, removed }: RetrieverSearch) => sql`
  ${sql.table(removed ? 'removed_retrievers' : 'retrievers')}
  where federation_id = ${federationId} and ${matching(search)}`

/** Counts the members of a federation that match a search. */
export const countRetrievers = (db: Db, looking: RetrieverSearch) => countRows(db)`from ${found(looking)}`

/** A page of them, by name. */
export const findRetrievers = (db: Db, looking: RetrieverSearch, asked: Page) =>
  readRows<Retriever>(db)`
    select id, lastname, firstname, nit, ${looking.removed ? sql`null` : sql`city`} as city
    from ${found(looking)}
    order by lastname collate "und-x-icu", firstname collate "und-x-icu", id
    ${cut(asked)}`
