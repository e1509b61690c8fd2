import { type RawBuilder, sql } from 'kysely'
import type { ManagedUser, UserOrder, UsersQuery } from '../../../contract/users/managed-users.ts'
import { type SearchedPart, searchedParts } from '../../../contract/folding.ts'
import { searchedPhone } from '../../../contract/shared/people.ts'
import { holdsAll } from '../../rules/authority.ts'
import type { Db } from '../../database.ts'
import type { Caller } from '../../http/handler.ts'
import { userRevision } from '../../rules/revision.ts'
import { filtered } from './user-filters.ts'
import { hasSecondFactor } from '../shared/second-factor/second-factor-duty.ts'
import { people, toUser } from '../shared/people.ts'
import { countRows, cut } from '../shared/rows.ts'
import { inScope, type Scope } from '../shared/federations.ts'

/** Maximum number of words; each costs an index lookup. */
const MOST_WORDS = 6

/** The caller: which accounts they see and may manage; and the current time. */
export type Seer = Pick<Caller, 'federationId' | 'permissions'> & { now: Date }

const french = sql`collate "und-x-icu"`
/** The sort columns per order; ties are broken by `next`, then by id. */
const keys: Record<UserOrder, RawBuilder<unknown>> = {
  email: sql`users.email ${french}`,
  firstname: sql`users.firstname ${french}`,
  lastname: sql`users.lastname ${french}`,
  role: sql`roles.label ${french}`,
  // Sorted by what the list displays.
  federation: sql`federations.code`,
  created_at: sql`users.created_at`,
}
/** Namesakes by the other half of their name. */
const next: Partial<Record<UserOrder, UserOrder>> = { firstname: 'lastname', lastname: 'firstname' }
/** The joins required by an order. Other orders omit them, so that an index-only scan is possible. */
const joined: Partial<Record<UserOrder, RawBuilder<unknown>>> = {
  role: sql`join roles on roles.id = users.role_id`,
  federation: sql`left join federations on federations.id = users.federation_id`,
}

/** Limits to the caller's federation; a caller without a federation sees everybody. */
export const withinReach = (seer: Scope) => inScope(seer, 'users.federation_id')

/** Digits without a letter are searched as a phone number, in groups or with a country code. */
const partsOf = (text: string) => searchedParts(/\p{L}/u.test(text) ? text : searchedPhone(text), MOST_WORDS)

/** Users with this word in their name or address, or whose commune or federation has it. */
const whoHas = (word: string) => sql`(users.search_words @@ ${`'${word}':*`}::tsquery
  or users.city_id = any(array(select city_id from city_words where word like ${`${word}%`}))
  or users.federation_id = any(array(select id from federations where lower(code) like ${`${word}%`})))`

const whoHasPart = ({ words, joined }: SearchedPart) =>
  words.length === 1
    ? whoHas(joined)
    : sql`((${sql.join(words.map(whoHas), sql` and `)}) or ${whoHas(joined)})`

/**
 * The condition of a search. An empty one matches everybody; one without letters or digits matches
 * nobody.
 */
function matching(search: string): RawBuilder<unknown> {
  const parts = partsOf(search)
  const words = parts.flatMap((part) => part.words)
  if (words.length === 0) return search.trim() === '' ? sql`true` : sql`false`
  const found = search.includes('@')
    ? sql`users.search_words @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`
    : sql.join(parts.map(whoHasPart), sql` and `)
  if (words.length > 1) return found
  return sql`(${found} or users.id = any(array(
    select user_id from givers where lower(nit) like ${`${words[0]}%`})))`
}

/** A page of the users visible to the caller, and their total number. */
export async function findUsers(
  db: Db,
  seer: Seer,
  { search, page, perPage, order, desc, ...filter }: UsersQuery,
): Promise<{ rows: ManagedUser[]; total: number }> {
  const where = sql`${withinReach(seer)} and ${filtered(filter)} and ${matching(search)}`
  const total = await countRows(db)`from users where ${where}`
  const direction = desc ? sql`desc` : sql`asc`
  const second = next[order]
  const then = second ? sql`${keys[second]} ${direction}, ` : sql``
  const found = await sql<{ id: number }>`
    select users.id from users ${joined[order] ?? sql``} where ${where}
    order by ${keys[order]} ${direction}, ${then}users.id ${direction}
    ${cut({ page, perPage })}`.execute(db)
  const ids = found.rows.map(({ id }) => id)
  return { rows: await readUsers(db, seer, ids), total }
}

/** One user visible to the caller; undefined if there is none with this id. */
export async function findUser(db: Db, seer: Seer, id: number): Promise<ManagedUser | undefined> {
  const [user] = await readUsers(db, seer, [id])
  return user
}

/**
 * Those of these users whom the caller sees, as the back office sees them, in this order. Read apart from finding them: planning all its joins
 * takes longer than executing them, and one text for all lists is planned once.
 */
export async function readUsers(db: Db, seer: Seer, ids: readonly number[]): Promise<ManagedUser[]> {
  const asked = sql<{ id: number; place: number }>`unnest(${ids}::bigint[]) with ordinality`
  const rows = await people(db)
    .innerJoin(asked.as<'asked'>(sql`asked (id, place)`), 'asked.id', 'users.id')
    .where(withinReach(seer))
    .leftJoin('address_changes', (join) =>
      join
        .onRef('address_changes.user_id', '=', 'users.id')
        .on('address_changes.ends_at', '>', seer.now)
        .on('address_changes.confirmed_at', 'is', null),
    )
    .select(['address_changes.email as pending_email', hasSecondFactor.as('has_second_factor')])
    .orderBy('asked.place')
    .execute()
  return rows.map((row) => ({
    ...toUser(row),
    is_manageable: holdsAll(seer, row.permissions),
    refusal_note: row.refusal_note,
    revision: userRevision(row),
    pending_email: row.pending_email,
    has_second_factor: row.has_second_factor,
  }))
}
