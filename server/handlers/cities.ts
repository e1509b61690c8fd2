import type { Handler } from '../handler.ts'
import { findCities } from '../queries/cities.ts'

/** Communes by name or postal code; see the query for which ones are kept when many match. */
export const searchCities: Handler<'searchCities'> = ({ db, query }) =>
  findCities(db, {
    search: query.search,
    federationId: query.federation_id ?? null,
    isNear: query.near_from_federation ?? false,
  })
