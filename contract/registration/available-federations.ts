import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** A federation that one can register with. It says nothing of how many people did. */
export const AvailableFederation = z.object({
  id: z.number(),
  name: z.string(),
  department_code: z.string(),
  /** Where its logo is; null without one. */
  url_logo: z.nullable(z.string()),
  /** Towns of its own, in which givers may have their territory. */
  cities_count: z.number(),
})
export type AvailableFederation = z.output<typeof AvailableFederation>

/** The initialised federations by department (spec §2 « Registration », §4 « Federation »). */
export const listAvailableFederations = endpoint({
  method: 'GET',
  path: '/api/v1/available_federations',
  summary: 'Lister les fédérations auprès desquelles on peut s’inscrire',
  access: 'public',
  envelope: 'list',
  answer: z.array(AvailableFederation),
})
