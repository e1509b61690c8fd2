import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Revision } from '../revision.ts'
import { FederationContact } from './federation-contact.ts'

/**
 * A hunting federation as the back-office lists it (spec §3). `cities_count`: towns of its own, 0
 * until it is initialised. `retriever_users_count`: members imported. `second_factor_grace`: days that
 * its staff may work without a second factor, null for the usual ones. `near_territories`: whether those of its givers may
 * also lie in the communes near it. `logo` is the name of the
 * picture's file, `url_logo` where it is: both name its version, so that it may be kept for ever. `revision` changes with what its form changes.
 */
export const Federation = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  department_code: z.string(),
  logo: z.nullable(z.string()),
  url_logo: z.nullable(z.string()),
  ...FederationContact.shape,
  second_factor_grace: z.nullable(z.number()),
  near_territories: z.boolean(),
  cities_count: z.number(),
  givers_count: z.number(),
  receivers_count: z.number(),
  retriever_users_count: z.number(),
  admins_count: z.number(),
  created_at: z.string(),
  revision: Revision,
})
export type Federation = z.output<typeof Federation>

/** Every federation, by department; of a person with a federation, only theirs. */
export const listFederations = endpoint({
  method: 'GET',
  path: '/api/v1/federations',
  summary: 'Lister les fédérations',
  access: 'federations.view',
  envelope: 'data',
  answer: z.array(Federation),
})
