import { endpoint } from '../endpoint.ts'
import * as z from 'zod/mini'

/** What hides a receiver from givers, in the order in which it is displayed. */
export const barriers = ['account', 'terms', 'refused', 'place', 'wishes', 'availability'] as const
export type Barrier = (typeof barriers)[number]

/** Whether givers within their radius find a receiver for a hunt, and what they would read. */
export const Reachability = z.object({
  /** Empty if the receiver is found. */
  barriers: z.array(z.enum(barriers)),
  /** The person has not decided on the use of their data, which does not hide them. */
  is_undecided: z.boolean(),
  /** Animals received so far, as displayed to givers beside the name. */
  sum_donation: z.number(),
})
export type Reachability = z.output<typeof Reachability>

const hiding: readonly Barrier[] = ['account', 'refused']

/** Whether the number is hidden even from givers who have obtained it. */
export const hidesNumber = (reachability: Pick<Reachability, 'barriers'>): boolean =>
  reachability.barriers.some((barrier) => hiding.includes(barrier))

/** Whether givers find the caller, by the same rule that selects the contacts of a hunt. */
export const readReachability = endpoint('readReachability', {
  method: 'GET',
  path: '/api/v1/receivers/self/reachability',
  summary: 'Savoir si les responsables de territoire peuvent trouver l’appelant',
  access: 'receiver',
  envelope: 'data',
  answer: Reachability,
})

/** How many hunters obtained the receiver's phone number (spec §2 « Receiver home »). */
export const countContacts = endpoint('countContacts', {
  method: 'GET',
  path: '/api/v1/receivers/self/contact/count',
  summary: 'Compter les chasseurs qui ont ses coordonnées',
  access: 'receiver',
  envelope: 'data',
  answer: z.object({ number_contacts: z.number() }),
})
