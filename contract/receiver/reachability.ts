import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** What keeps a receiver from being found by givers, in the order in which it is shown. */
export const barriers = ['account', 'terms', 'refused', 'place', 'wishes', 'availability'] as const
export type Barrier = (typeof barriers)[number]

/** Whether givers find a receiver for a hunt within their radius, and what they would read. */
export const Reachability = z.object({
  /** Empty if they are found. */
  barriers: z.array(z.enum(barriers)),
  /** They have neither accepted nor refused the use of their data, which does not hide them. */
  is_undecided: z.boolean(),
  /** Animals received so far, as givers read it beside the name. */
  sum_donation: z.number(),
})
export type Reachability = z.output<typeof Reachability>

/** Whether givers find the caller, by the rule that finds the contacts of a hunt. */
export const readReachability = endpoint({
  method: 'GET',
  path: '/api/v1/receivers/self/reachability',
  summary: 'Savoir si les responsables de territoire peuvent trouver l’appelant',
  access: 'receiver',
  envelope: 'data',
  answer: Reachability,
})
