import * as z from 'zod/mini'
import { Contact } from './contacts.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, Nothing, integer, parallel, rows } from '../fields.ts'
import { limits } from '../limits.ts'

/** The report of a hunt: parallel lists, one entry per contact and type received (spec §3). */
export const DonationReport = z
  .object({
    contact_ids: rows(Id),
    quantities: rows(
      integer(1, limits.donation.max, 'La quantité donnée doit être un nombre entier de 1 à 10.'),
    ),
    specimen_type_ids: rows(Id),
  })
  .check(parallel('quantities', 'contact_ids', 'specimen_type_ids'))
export type DonationReport = z.output<typeof DonationReport>

/**
 * The contacts of a hunt and what each received: the first 1,000 in their order, and of the others who
 * were called or served. `found`: how many people match the hunt in all, absent when they are all there.
 * `are_phones_closed`: who acts in the giver's place sees no phone.
 */
export const readDonations = endpoint({
  method: 'GET',
  path: '/api/v1/hunts/self/{id}/donations',
  summary: 'Lire les contacts et les dons d’une chasse',
  access: 'giver',
  envelope: 'data',
  params: IdParams,
  answer: z.object({
    contacts: z.array(Contact),
    found: z.optional(z.number()),
    are_phones_closed: z.optional(z.boolean()),
  }),
})

/**
 * Reports a hunt, also with no donation at all, and finishes it. The same report sent again
 * changes nothing; another report for a finished hunt, or one for a planned hunt, is a 409.
 */
export const recordDonations = endpoint({
  method: 'POST',
  path: '/api/v1/hunts/self/{id}/donations',
  summary: 'Informer la fédération des dons d’une chasse',
  access: 'giver',
  envelope: 'nothing',
  params: IdParams,
  body: DonationReport,
  answer: Nothing,
})

/** The calls about what a hunt gave. */
export const donationCalls = { readDonations, recordDonations }
