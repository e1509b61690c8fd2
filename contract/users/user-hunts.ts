import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, integer, page, Paging, wrongPageSize } from '../fields.ts'
import { limits } from '../limits.ts'
import { HuntState } from '../shared/hunts.ts'

/**
 * A hunt of a giver, or one at which a receiver received game. `animals`: by game type, what the report
 * says was given to all, or what the receiver received, by the report or by hand-overs. `giver`: who gave
 * it to a receiver; null for a giver's own hunt, and if the caller may not see that giver's account.
 */
export const UserHunt = z.object({
  id: z.number(),
  started_at: z.string(),
  city: z.string(),
  hunt_state: z.object({ code: HuntState }),
  animals: z.array(z.object({ label: z.string(), label_plural: z.string(), quantity: z.number() })),
  giver: z.nullable(z.string()),
})
export type UserHunt = z.output<typeof UserHunt>

/** Lists the hunts of a giver, or those at which a receiver received game, paginated, latest first. */
export const listUserHunts = endpoint('listUserHunts', {
  method: 'GET',
  path: '/api/v1/users/{id}/hunts',
  summary: 'Lister les chasses d’un utilisateur, ou celles où il a reçu du gibier',
  access: 'users.view',
  envelope: 'page',
  replica: 'unlessJustWritten',
  params: IdParams,
  query: z.object({
    page: Paging.page,
    perPage: z._default(integer(1, limits.userHunts, wrongPageSize), limits.pastHunts),
  }),
  answer: page(UserHunt),
})
