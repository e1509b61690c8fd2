import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, list, Nothing, parallel, quantity } from '../fields.ts'
import { limits } from '../limits.ts'
import { Wish } from '../shared/wishes.ts'

/** Lists the animals that the caller looks for, by game type; unlisted types are not wished. */
export const listWishes = endpoint('listWishes', {
  method: 'GET',
  path: '/api/v1/wishes/self',
  summary: 'Lister ses souhaits',
  access: 'receiver',
  envelope: 'list',
  answer: z.array(Wish),
})

/** Replaces the receiver's wishes; parallel lists, one entry per game type, 0 meaning none. */
export const saveWishes = endpoint('saveWishes', {
  method: 'PUT',
  path: '/api/v1/wishes/self',
  summary: 'Enregistrer ses souhaits',
  access: 'receiver',
  envelope: 'nothing',
  body: z
    .object({
      specimen_type_ids: list(Id, limits.gameTypes),
      quantities: list(quantity(limits.wish.max), limits.gameTypes),
    })
    .check(parallel('quantities', 'specimen_type_ids')),
  answer: Nothing,
})

/** The calls about the caller's wishes. */
export const wishCalls = { listWishes, saveWishes }
