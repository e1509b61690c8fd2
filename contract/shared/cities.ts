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
 * Finds communes by name or postal code, accent-insensitive and word by word, sorted by `label_full`
 * (spec §7). With `federation_id`, only its communes; `near_from_federation` adds those within 80 km.
 * With `near_from_federation` alone, those of all initialised federations, as for registration; with
 * neither, every commune of France. 429 beyond `limits.citySearches`.
 */
export const searchCities = endpoint('searchCities', {
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
