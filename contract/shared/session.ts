import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Permission } from '../permissions.ts'
import { FederationContact } from './federation-contact.ts'
import { SecondFactorDuty } from './second-factor/second-factor-duty.ts'
import { Role, User } from './users.ts'

/**
 * The federation a person is limited to (spec §3), how they reach it, and whether territories may lie in the
 * communes near it; none means all of them.
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
 * That somebody else acts in the place of the person: staff who followed a link of theirs. `by`: their
 * name; `until`: ISO 8601.
 */
export const Assistance = z.object({ by: z.string(), until: z.string() })
export type Assistance = z.output<typeof Assistance>

/**
 * The values embedded in every page; all null when nobody is signed in (spec §1). `second_factor` is
 * null for who needs none, `assistance` for who acts themselves.
 */
export const Boot = z.object({
  user: z.nullable(User),
  role: z.nullable(Role),
  federation: z.nullable(OwnFederation),
  permissions: z.nullable(z.array(Permission)),
  second_factor: z.nullable(SecondFactorDuty),
  assistance: z.nullable(Assistance),
})
export type Boot = z.output<typeof Boot>

/** The boot values of a page that nobody is signed in to. */
export const nobody: Boot = {
  user: null,
  role: null,
  federation: null,
  permissions: null,
  second_factor: null,
  assistance: null,
}

/** The signed-in person as the server knows them now (spec §7). */
export const readSession = endpoint({
  method: 'GET',
  path: '/api/v1/auth/infos',
  summary: 'Relire son compte',
  access: 'signedIn',
  owing: ['asked', 'owed'],
  envelope: 'data',
  answer: z.object({ user: User }),
})
