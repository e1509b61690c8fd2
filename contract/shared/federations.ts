import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Revision } from '../revision.ts'
import { FederationContact } from './federation-contact.ts'

/**
 * A hunting federation as the back office lists it (spec §3). `cities_count`: its own communes, 0 until
 * initialised. `retriever_users_count`: imported members. `second_factor_grace`: days during which staff
 * may work without a second factor, null for the default. `near_territories`: whether givers may have
 * territories in neighbouring communes. `logo`: file name; `url_logo`: its URL; both include a version,
 * so that the picture can be cached for ever. `revision` changes with the fields of its form.
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

/** Lists federations by department; only the caller's own if they are limited to one. */
export const listFederations = endpoint('listFederations', {
  method: 'GET',
  path: '/api/v1/federations',
  summary: 'Lister les fédérations',
  access: 'federations.view',
  envelope: 'data',
  answer: z.array(Federation),
})
