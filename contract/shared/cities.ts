import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Flag, idOf } from '../fields.ts'
import { limits } from '../limits.ts'

/** A commune. `label_full` reads « Bourges (18000) » (spec §3). */
export const City = z.object({
  id: z.number(),
  postal_code: z.string(),
  label: z.string(),
  label_full: z.string(),
})
export type City = z.output<typeof City>

/**
 * Communes whose name or postal code match, unaccented and word by word, sorted by `label_full`
 * (spec §7). With `federation_id`, its towns; `near_from_federation` widens them to those within
 * 80 km. Without `federation_id`, the same of all initialised federations together, as for somebody
 * who registers; and where `near_from_federation` is not given either, every commune of France. 429
 * after `limits.citySearches`.
 */
export const searchCities = endpoint({
  method: 'GET',
  path: '/api/v1/cities',
  summary: 'Rechercher une commune',
  access: 'public',
  limited: true,
  envelope: 'data',
  query: z.object({
    search: z._default(
      z
        .string({ error: 'Tapez un nom ou un code postal.' })
        .check(z.maxLength(limits.search, `Tapez ${limits.search} caractères au plus.`)),
      '',
    ),
    federation_id: z.optional(z.nullable(idOf('Cette fédération n’existe pas.'))),
    near_from_federation: z.optional(z.nullable(Flag)),
  }),
  answer: z.array(City),
})
