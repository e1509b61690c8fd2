import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { KnownPermissions } from '../permissions.ts'
import { FederationContact } from './federation-contact.ts'
import { SecondFactorDuty } from './second-factor/second-factor-duty.ts'
import { Role, User } from './users.ts'

/**
 * The federation that a person is limited to (spec §3), its contact details, and whether it allows
 * territories in neighbouring communes; null for no limit.
 */
export const OwnFederation = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  department_code: z.string(),
  ...FederationContact.shape,
  near_territories: z.boolean(),
})

/**
 * An assisted session: staff acts on the person's behalf through a sign-in link. `by`: the staff member's
 * name; `until`: ISO 8601.
 */
export const Assistance = z.object({ by: z.string(), until: z.string() })
export type Assistance = z.output<typeof Assistance>

/**
 * The values embedded in every page; all null without a session (spec §1). `second_factor` is null if
 * none is required, `assistance` outside assisted sessions.
 */
export const Boot = z.object({
  user: z.nullable(User),
  role: z.nullable(Role),
  federation: z.nullable(OwnFederation),
  permissions: z.nullable(KnownPermissions),
  second_factor: z.nullable(SecondFactorDuty),
  assistance: z.nullable(Assistance),
})
export type Boot = z.output<typeof Boot>

/** The boot values of a page without a session. */
export const nobody: Boot = {
  user: null,
  role: null,
  federation: null,
  permissions: null,
  second_factor: null,
  assistance: null,
}

/** Reads the current state of the signed-in person (spec §7). */
export const readSession = endpoint('readSession', {
  method: 'GET',
  path: '/api/v1/auth/infos',
  summary: 'Relire son compte',
  access: 'signedIn',
  owing: ['asked', 'owed'],
  envelope: 'data',
  answer: z.object({ user: User }),
})
