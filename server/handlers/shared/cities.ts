import { LRUCache } from 'lru-cache'
import { limits } from '../../../contract/limits.ts'
import type { City } from '../../../contract/shared/cities.ts'
import type { Db } from '../../database.ts'
import type { Handler } from '../../http/handler.ts'
import { type CitySearch, findCities } from '../../queries/shared/cities.ts'
import { TooMany } from '../../http/errors.ts'
import { cityWords } from '../../storage/city-words.ts'

/**
 * Finds communes by name or postal code; the query says which are kept when many match. Without a
 * federation but with `near_from_federation`, searches the area of all initialised federations. Public:
 * callers without an account are counted by IP address.
 */
export const searchCities: Handler<'searchCities'> = async (call) => {
  const { db, now, address, networkFactor, caller, query } = call
  const who = caller ? `user ${caller.id}` : address
  const most = limits.citySearches * (caller ? 1 : networkFactor)
  countSearch(db, who, most, now)
  const { search, federation_id: federationId = null, near_from_federation: isNear = null } = query
  const isAnywhere = federationId === null && isNear === null
  const area = isAnywhere ? 'anywhere' : isNear ? 'near' : 'own'
  const asked: CitySearch = { search: cityWords(search).join(' '), federationId, area }
  const kept = searchesOf(db)
  const key = JSON.stringify(asked)
  const found = await kept.forceFetch(key, { context: asked })
  if (found.length === 0) kept.delete(key)
  return found
}

/** Milliseconds within which searches are counted, and callers counted at once. */
const WINDOW = 900_000
const MOST_CALLERS = 20_000
type Counts = LRUCache<string, { count: number; since: number }>
const counts = new WeakMap<Db, Counts>()

/**
 * Counts a search in this process: each letter that somebody types is one, and must not cost a write.
 * @throws TooMany
 */
function countSearch(db: Db, who: string, most: number, now: Date): void {
  const counted: Counts = counts.get(db) ?? new LRUCache({ max: MOST_CALLERS })
  counts.set(db, counted)
  const known = counted.get(who)
  const { count, since } =
    known && now.getTime() - known.since < WINDOW ? known : { count: 0, since: now.getTime() }
  counted.set(who, { count: count + 1, since })
  if (count >= most) throw new TooMany((since + WINDOW - now.getTime()) / 1000, 'Trop de demandes.')
}

/**
 * The latest searches and their results: everybody types the same first letters, and communes change once a
 * year. Of a search that fails, or finds nothing, nothing is kept: who is told that a federation has just
 * begun tries again.
 */
type Searches = LRUCache<string, City[], CitySearch>
const searches = new WeakMap<Db, Searches>()
const MOST = 5000
/** Milliseconds. Communes of a federation that is added are found beside others after so long at the latest. */
const KEPT = 600_000

function searchesOf(db: Db): Searches {
  const known = searches.get(db)
  if (known) return known
  const fetchMethod: Searches['fetchMethod'] = (_, __, { context }) => findCities(db, context)
  const latest: Searches = new LRUCache({ max: MOST, ttl: KEPT, fetchMethod })
  searches.set(db, latest)
  return latest
}
