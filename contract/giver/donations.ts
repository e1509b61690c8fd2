import * as z from 'zod/mini'
import { Contact } from './contacts.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, Nothing, integer, parallel, rows } from '../fields.ts'
import { limits } from '../limits.ts'

/** The report of a hunt: parallel lists, one entry per contact and type received (spec §3). */
export const DonationReport = z
  .object({
    contact_ids: rows(Id, limits.reportRows),
    quantities: rows(
      integer(1, limits.donation.max, 'La quantité donnée doit être un nombre entier de 1 à 10.'),
      limits.reportRows,
    ),
    specimen_type_ids: rows(Id, limits.reportRows),
  })
  .check(parallel('quantities', 'contact_ids', 'specimen_type_ids'))
export type DonationReport = z.output<typeof DonationReport>

/**
 * Lists the contacts of a hunt and what each received: the first 1,000 in their order, plus others who
 * were called or served. `found`: the number of all matching people, absent when the list is complete.
 * `are_phones_closed`: phone numbers and notes about calls are hidden because staff acts on the giver's
 * behalf. `is_search_due`: the hunt is planned, and its contacts have not been searched for recently or since
 * it changed.
 */
export const readDonations = endpoint('readDonations', {
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
    is_search_due: z.optional(z.boolean()),
  }),
})

/**
 * Reports a hunt, possibly without donations, and finishes it. Sending the same report again changes
 * nothing. 409 for a different report of a finished hunt, or for a planned hunt.
 */
export const recordDonations = endpoint('recordDonations', {
  method: 'POST',
  path: '/api/v1/hunts/self/{id}/donations',
  summary: 'Informer la fédération des dons d’une chasse',
  access: 'giver',
  envelope: 'nothing',
  params: IdParams,
  body: DonationReport,
  answer: Nothing,
})

/** The calls about the donations of a hunt. */
export const donationCalls = { readDonations, recordDonations }
