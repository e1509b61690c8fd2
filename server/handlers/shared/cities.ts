import type { Handler } from '../../http/handler.ts'
import { findCities } from '../../queries/shared/cities.ts'

/**
 * Communes by name or postal code; see the query for which ones are kept when many match. Without a
 * federation, saying whether the towns around count searches the ground of all of them.
 */
export const searchCities: Handler<'searchCities'> = ({ db, query }) => {
  const { search, federation_id: federationId = null, near_from_federation: isNear = null } = query
  const isAnywhere = federationId === null && isNear === null
  return findCities(db, { search, federationId, ground: isAnywhere ? 'anywhere' : isNear ? 'near' : 'own' })
}
