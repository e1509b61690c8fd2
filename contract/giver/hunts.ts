import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  Day,
  Flag,
  Id,
  idOf,
  IdParams,
  integer,
  Nothing,
  Paging,
  page,
  parallel,
  quantity,
  rows,
  wrongPageSize,
} from '../fields.ts'
import { limits } from '../limits.ts'
import { HuntState } from '../shared/hunts.ts'
import { Expected } from '../shared/offers.ts'

/** How many animals of a type a hunt is expected to yield; the maximum means « 10 et plus ». */
export const HuntPrevision = z.object({ specimen_type_id: z.number(), quantity: z.number() })

/** The state of the latest correction requested for the hunt's report. */
export const HuntCorrection = z.enum(['requested', 'accepted', 'refused'])
export type HuntCorrection = z.output<typeof HuntCorrection>

/**
 * A hunt as its giver sees it (spec §3). `given`: reported animals by game type, once finished.
 * `correction`: null if none was requested. `time_zone`: that of its commune overseas (IANA name), else null. `expected`: whom moving or deleting it notifies, unless finished.
 */
export const Hunt = z.object({
  id: z.number(),
  started_at: z.iso.date(),
  city_id: z.number(),
  city: z.object({ label: z.string() }),
  is_wolfhunter: z.boolean(),
  time_zone: z.optional(z.nullable(z.string())),
  hunt_state: z.object({ code: HuntState }),
  hunt_previsions: z.array(HuntPrevision),
  given: z.optional(z.array(HuntPrevision)),
  correction: z.optional(z.nullable(HuntCorrection)),
  expected: z.optional(z.array(Expected)),
})
export type Hunt = z.output<typeof Hunt>

/** What a giver enters to plan a hunt (spec §5); parallel lists, one entry per game type. */
export const HuntEntry = z
  .object({
    started_at: Day,
    city_id: idOf('Choisissez un territoire.'),
    is_wolfhunter: z._default(Flag, false),
    specimen_type_ids: rows(Id, limits.gameTypes),
    quantities: rows(quantity(limits.prevision.max), limits.gameTypes),
  })
  .check(parallel('quantities', 'specimen_type_ids'))
export type HuntEntry = z.input<typeof HuntEntry>

/**
 * The query of a list of hunts. Unfinished hunts are few, so that all of them may be requested at once
 * (spec §7).
 */
const HuntsQuery = z
  .object({
    hunt_state_code: HuntState,
    page: Paging.page,
    perPage: z._default(
      z.union([Paging.perPage, integer(limits.everything, limits.everything, wrongPageSize)], {
        error: wrongPageSize,
      }),
      limits.pastHunts,
    ),
  })
  .check(
    z.refine(({ hunt_state_code, perPage }) => hunt_state_code !== 'finished' || perPage <= limits.pageSize, {
      path: ['perPage'],
      error: wrongPageSize,
    }),
  )

/** The giver's own hunts in one state. Planned and informed: soonest first; finished: latest first. */
export const listHunts = endpoint('listHunts', {
  method: 'GET',
  path: '/api/v1/hunts/self',
  summary: 'Lister ses chasses',
  access: 'giver',
  envelope: 'page',
  query: HuntsQuery,
  answer: page(Hunt),
})

/** One of the giver's own hunts, whatever its state. */
export const readHunt = endpoint('readHunt', {
  method: 'GET',
  path: '/api/v1/hunts/self/{id}',
  summary: 'Lire une de ses chasses',
  access: 'giver',
  envelope: 'data',
  params: IdParams,
  answer: Hunt,
})

/** The id of a hunt that was just planned. */
export const PlannedHunt = z.object({ id: z.number() })

/**
 * Plans a hunt on one of the giver's territories. Requests with the same `Idempotency-Key` plan one hunt.
 */
export const createHunt = endpoint('createHunt', {
  method: 'POST',
  path: '/api/v1/hunts/self',
  summary: 'Prévoir une chasse',
  access: 'hunts.self.write',
  envelope: 'data',
  idempotent: true,
  body: HuntEntry,
  answer: PlannedHunt,
})

/** Changes a planned hunt; its territory cannot change. 409 once the hunt is informed. */
export const updateHunt = endpoint('updateHunt', {
  method: 'PUT',
  path: '/api/v1/hunts/self/{id}',
  summary: 'Modifier une chasse prévue',
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  body: HuntEntry,
  answer: Nothing,
})

/** Deletes a planned hunt. 409 once the hunt is informed. */
export const deleteHunt = endpoint('deleteHunt', {
  method: 'DELETE',
  path: '/api/v1/hunts/self/{id}',
  summary: 'Supprimer une chasse prévue',
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** The calls about one's own hunts. */
export const huntCalls = { listHunts, readHunt, createHunt, updateHunt, deleteHunt }
