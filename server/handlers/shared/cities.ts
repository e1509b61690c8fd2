import { limits } from '../../../contract/limits.ts'
import type { City } from '../../../contract/shared/cities.ts'
import type { Db } from '../../database.ts'
import type { Handler } from '../../http/handler.ts'
import { type CitySearch, findCities } from '../../queries/shared/cities.ts'
import { limitRequests } from '../../security/request-limits.ts'
import { searchedWords } from '../../storage/search-words.ts'

/**
 * Finds communes by name or postal code; the query says which are kept when many match. Without a
 * federation but with `near_from_federation`, searches the area of all initialised federations. Public:
 * callers without an account are counted by IP address.
 */
export const searchCities: Handler<'searchCities'> = async ({ db, now, secret, address, caller, query }) => {
  const who = caller ? `user ${caller.id}` : address
  await limitRequests(db, { secret, now, what: 'search cities', who, most: limits.citySearches })
  const { search, federation_id: federationId = null, near_from_federation: isNear = null } = query
  const isAnywhere = federationId === null && isNear === null
  const asked = { search, federationId, ground: isAnywhere ? 'anywhere' : isNear ? 'near' : 'own' } as const
  const letter = searchedWords(search).join(' ')
  return letter.length === 1 ? findByLetter(db, { ...asked, search: letter }, now) : findCities(db, asked)
}

/**
 * Milliseconds that the result of a one-letter search is cached: it matches thousands of communes, and
 * everybody types it.
 */
const FRESH = 60_000
type Found = { cities: Promise<City[]>; until: number }
const byLetter = new WeakMap<Db, Map<string, Found>>()

/** The cached result of a one-letter or one-digit search. */
function findByLetter(db: Db, asked: CitySearch, now: Date): Promise<City[]> {
  const known = byLetter.get(db) ?? new Map<string, Found>()
  byLetter.set(db, known)
  const key = [asked.search, asked.federationId, asked.ground].join(' ')
  const found = known.get(key)
  if (found && now.getTime() < found.until) return found.cities
  for (const [old, { until }] of known) if (until <= now.getTime()) known.delete(old)
  const cities = findCities(db, asked)
  known.set(key, { cities, until: now.getTime() + FRESH })
  cities.catch(() => known.delete(key))
  return cities
}
