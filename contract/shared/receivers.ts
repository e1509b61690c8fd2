import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Flag, integer, Nothing } from '../fields.ts'
import { limits } from '../limits.ts'

const { min, max, step } = limits.searchRadius

const message = `Choisissez un rayon de ${min} à ${max} km, de ${step} en ${step}.`

/** Search radius of a receiver, in kilometres (spec §5). */
export const SearchRadius = integer(min, max, message).check(z.refine((km) => km % step === 0, message))

/** Changes the receiver's record: the radius, whether they hunt themselves, or both. */
export const updateReceiver = endpoint('updateReceiver', {
  method: 'PUT',
  path: '/api/v1/receivers/self',
  summary: 'Modifier son rayon de recherche ou dire si l’on chasse',
  access: 'signedIn',
  envelope: 'nothing',
  body: z.object({ search_radius: z.optional(SearchRadius), is_hunter: z.optional(Flag) }).check(
    z.refine(({ search_radius, is_hunter }) => search_radius !== undefined || is_hunter !== undefined, {
      path: ['search_radius'],
      error: 'Indiquez un rayon de recherche, ou si vous chassez.',
    }),
  ),
  answer: Nothing,
})
