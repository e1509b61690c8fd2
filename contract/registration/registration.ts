import { endpoint } from '../endpoint.ts'
import { Flag, Id, idOf, parallel, quantity, rows } from '../fields.ts'
import { limits } from '../limits.ts'
import { Firstname, Lastname } from '../shared/names.ts'
import { Nit, Phone, Email } from '../shared/people.ts'
import { GIVER, RECEIVER } from '../shared/users.ts'
import { Boot } from '../shared/session.ts'
import { isConfirmed, newPasswordFields } from '../shared/new-password.ts'
import { SearchRadius } from '../shared/receivers.ts'
import * as z from 'zod/mini'

/** User types that may register themselves; other accounts are created in the back office (spec §6). */
export const UserType = z.enum([GIVER, RECEIVER], {
  error: 'Choisissez : responsable de territoire, ou particulier.',
})
export type UserType = z.output<typeof UserType>

/** Fields of step 1 for every user type (spec §5 « Registration »). */
export const identityFields = {
  lastname: Lastname,
  firstname: Firstname,
  phone: Phone,
  email: Email,
  ...newPasswordFields,
  city_id: idOf('Choisissez une commune dans la liste.'),
}

/** Step 1 on its own, as the page validates it before step 2. */
export const Identity = z.object(identityFields).check(isConfirmed)

/** Requires a NIT for givers; reported together with the other validation errors. */
const hasNit = z.refine<{ user_type: UserType; nit?: string | null | undefined }>(
  ({ user_type, nit }) => user_type !== GIVER || typeof nit === 'string',
  {
    path: ['nit'],
    error: 'Saisissez votre NIT.',
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'nit'),
  },
)

/**
 * Registers a giver or a receiver and signs them in (spec §2 « Registration », §3 « Registration fields
 * »). Game types and quantities are parallel lists; 0 means none. Fields that do not apply to the user
 * type are discarded. 422 by field, also for an address already in use and for a commune that no
 * federation covers.
 */
export const register = endpoint('register', {
  method: 'POST',
  path: '/register',
  summary: 'S’inscrire comme responsable de territoire ou comme particulier',
  access: 'public',
  envelope: 'data',
  idempotent: true,
  body: z
    .object({
      user_type: UserType,
      ...identityFields,
      nit: z.optional(z.nullable(Nit)),
      search_radius: z._default(SearchRadius, limits.searchRadius.default),
      is_hunter: z._default(Flag, false),
      /** For receivers: available on any day until they say otherwise (spec §3 « Availability record »). */
      is_always_available: z._default(Flag, false),
      specimen_type_ids: rows(Id, limits.gameTypes),
      quantities: rows(quantity(limits.wish.max), limits.gameTypes),
    })
    .check(isConfirmed, parallel('quantities', 'specimen_type_ids'), hasNit),
  answer: Boot,
})

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
