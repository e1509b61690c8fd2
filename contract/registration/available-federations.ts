import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** A federation open for registration. The number of its users is not disclosed. */
export const AvailableFederation = z.object({
  id: z.number(),
  name: z.string(),
  department_code: z.string(),
  /** URL of the logo, or null. */
  url_logo: z.nullable(z.string()),
  /** Number of the federation's own communes, in which givers may have territories. */
  cities_count: z.number(),
})
export type AvailableFederation = z.output<typeof AvailableFederation>

/** The initialised federations by department (spec §2 « Registration », §4 « Federation »). */
export const listAvailableFederations = endpoint('listAvailableFederations', {
  method: 'GET',
  path: '/api/v1/available_federations',
  summary: 'Lister les fédérations auprès desquelles on peut s’inscrire',
  access: 'public',
  envelope: 'list',
  answer: z.array(AvailableFederation),
})
