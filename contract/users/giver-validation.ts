import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, left, list, Nothing } from '../fields.ts'
import { limits } from '../limits.ts'
import { Giver, User } from '../shared/users.ts'
import { UsersAddress } from './managed-users.ts'

/**
 * What comparing a giver with the members of their federation gives. `known`: the NIT and the confirmed
 * address, or the NIT, the name and the commune, are those of a member. `unconfirmed`: the NIT and
 * the address are, but the address is not confirmed. `mismatch`: the NIT is that of a member who is
 * not known as this person. `unknown`: no member has the NIT. `held`: a validated giver has it.
 * `refused`: somebody has it whom the federation refused. `exhausted`: the person has tried as many
 * NITs as one may in a day (`limits.nitAttempts`).
 */
export const MemberFinding = z.enum([
  'known',
  'unconfirmed',
  'mismatch',
  'unknown',
  'held',
  'refused',
  'exhausted',
])
export type MemberFinding = z.output<typeof MemberFinding>

/**
 * A user whom their federation has neither validated nor banned as a giver (spec §4). `waited_hours`: hours of
 * working days since the registration, to hold against `limits.validationDelay`. `finding`: why they
 * wait, or that they are known by now.
 */
export const WaitingGiver = z.object({
  ...User.shape,
  giver: Giver,
  waited_hours: z.number(),
  finding: MemberFinding,
})
export type WaitingGiver = z.output<typeof WaitingGiver>

/** The query of their page: the code of a federation, or '' for all. A federation's own staff has no choice. */
export const ValidationAddress = z.pick(UsersAddress, { federation: true })
export type ValidationQuery = z.output<typeof ValidationAddress>

/** The givers awaiting validation, longest waiting first, within the caller's federation. */
export const listGiverValidations = endpoint({
  method: 'GET',
  path: '/api/v1/givers/need_validation',
  summary: 'Lister les comptes chasseurs en attente de validation',
  access: 'users.view',
  envelope: 'list',
  answer: z.array(WaitingGiver),
})

/** Validates a giver who waits or was banned, and notifies them by e-mail; 409 once validated. `id` is the user's. */
export const validateGiver = endpoint({
  method: 'PUT',
  path: '/api/v1/givers/{id}/validate',
  summary: 'Valider un compte chasseur',
  access: 'users.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/**
 * What became of one account of several that were to be validated at once. `validated`: it is now; `already`:
 * it was before. The others are as they were: `refused`: the federation refused it meanwhile; `blocked`:
 * blocked or anonymised; `unmatched`: the list of members does not know this person any more; `superior`:
 * the person may do more than the caller; `gone`: there is none within the caller's reach.
 */
export const GroupOutcome = z.enum([
  'validated',
  'already',
  'refused',
  'blocked',
  'unmatched',
  'superior',
  'gone',
])
export type GroupOutcome = z.output<typeof GroupOutcome>
export const GroupResult = z.object({ id: z.number(), outcome: GroupOutcome })
export type GroupResult = z.output<typeof GroupResult>

const tooMany = `Validez ${limits.validatedAtOnce} comptes à la fois au plus.`

/**
 * Validates waiting givers whom the list of members knows, each for themselves, and notifies them by
 * e-mail. `ids` are the users'; the answer says what became of each, in their order.
 */
export const validateGivers = endpoint({
  method: 'POST',
  path: '/api/v1/givers/validations',
  summary: 'Valider plusieurs comptes chasseurs connus dans la base',
  access: 'users.write',
  envelope: 'list',
  body: z.object({
    ids: list(Id, limits.validatedAtOnce, tooMany).check(z.minLength(1, 'Choisissez un compte au moins.')),
  }),
  answer: z.array(GroupResult),
})

const tooLong = `Ce champ accepte ${limits.refusal} caractères au plus.`
const RefusalText = left(z.string(tooLong).check(z.maxLength(limits.refusal, tooLong)))

/**
 * Bans a waiting giver and notifies them by e-mail; 409 once decided. `id` is the user's. `reason` is
 * told to the person, `note` to staff only.
 */
export const invalidateGiver = endpoint({
  method: 'PUT',
  path: '/api/v1/givers/{id}/invalidate',
  summary: 'Bannir un compte chasseur',
  access: 'users.write',
  envelope: 'nothing',
  params: IdParams,
  body: z.object({ reason: RefusalText, note: RefusalText }),
  answer: Nothing,
})
