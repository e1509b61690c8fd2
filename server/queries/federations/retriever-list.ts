import { type RawBuilder, sql } from 'kysely'
import type { Retriever } from '../../../contract/federations/retrievers.ts'
import { searchedParts } from '../../../contract/folding.ts'
import type { Db } from '../../database.ts'
import { countRows, cut, type Page } from '../shared/rows.ts'

/** Maximum number of words of a search. */
const MOST_WORDS = 6

/** `removed`: among the members whom the last import removed. */
type Looking = { federationId: number; search: string; removed: boolean }

const begun = (word: string) => `'${word}':*`

/** An empty search matches every member; one without letters or digits matches none. */
function matching(search: string): RawBuilder<unknown> {
  if (search.trim() === '') return sql`true`
  const parts = searchedParts(search, MOST_WORDS)
  if (parts.length === 0) return sql`false`
  const asked = parts.map(({ words, joined }) => `(${words.map(begun).join(' & ')} | ${begun(joined)})`)
  return sql`search_words @@ ${asked.join(' & ')}::tsquery`
}

const found = ({ federationId, search, removed }: Looking) => sql`
  ${sql.table(removed ? 'removed_retrievers' : 'retrievers')}
  where federation_id = ${federationId} and ${matching(search)}`

/** Counts the members of a federation that match a search. */
export const countRetrievers = (db: Db, looking: Looking) => countRows(db)`from ${found(looking)}`

/** A page of them, by name. */
export async function findRetrievers(db: Db, looking: Looking, asked: Page): Promise<Retriever[]> {
  const { rows } = await sql<Retriever>`
    select id, lastname, firstname, nit, ${looking.removed ? sql`null` : sql`city`} as city
    from ${found(looking)}
    order by lastname collate "und-x-icu", firstname collate "und-x-icu", id
    ${cut(asked)}`.execute(db)
  return rows
}
