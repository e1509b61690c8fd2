import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, Flag, Id, idOf, IdParams, left, list, Nothing, orElse, Paging } from '../fields.ts'
import { limits } from '../limits.ts'
import { Expected } from '../shared/offers.ts'
import { Giver, User } from '../shared/users.ts'
import { someLines } from '../typed-text.ts'

/**
 * The result of comparing a giver with their federation's member database. `known`: NIT and confirmed
 * e-mail, or NIT, name and commune of one without e-mail, match a member. `unconfirmed`: NIT and e-mail match, but the e-mail
 * is not confirmed. `mismatch`: the NIT belongs to a member who does not match. `unknown`: no member has
 * the NIT. `otherAddress`: NIT, name and commune match a
 * member with another e-mail. `held`: a validated giver has it. `refused`: it belongs to a giver whom the federation
 * refused. `exhausted`: the person has used up their NIT checks for the day (`limits.nitAttempts`).
 */
export const MemberFinding = z.enum([
  'known',
  'unconfirmed',
  'mismatch',
  'otherAddress',
  'unknown',
  'held',
  'refused',
  'exhausted',
])
export type MemberFinding = z.output<typeof MemberFinding>

/**
 * A giver who is neither validated nor banned (spec §4). `waited_hours`: working-day hours since
 * registration, compared with `limits.validationDelay`. `finding`: why they wait, or that they now match
 * a member. `expected`: whom banning them notifies, of offers made before they had to wait again.
 */
export const WaitingGiver = z.object({
  ...User.shape,
  giver: Giver,
  waited_hours: z.number(),
  finding: MemberFinding,
  expected: z.optional(z.array(Expected)),
})
export type WaitingGiver = z.output<typeof WaitingGiver>

/**
 * The query of the validation page: the id of a federation, 0 for all, and the page. Staff of a federation
 * see only their own. The others name what a figure of the statistics counts: givers who registered between
 * two days, both included, '' for no bound; and, with `late`, those who have waited for longer than
 * `limits.validationDelay`.
 */
export const ValidationAddress = z.object({
  from: orElse(Day, ''),
  to: orElse(Day, ''),
  federation_id: orElse(idOf('Cette fédération n’existe pas.'), 0),
  late: orElse(Flag, false),
  page: orElse(Paging.page, 1),
})
export type ValidationQuery = z.output<typeof ValidationAddress>
/** All accounts. */
export const allWaiting: ValidationQuery = ValidationAddress.parse({})

/** Lists givers awaiting validation in the caller's federation, longest waiting first. */
export const listGiverValidations = endpoint('listGiverValidations', {
  method: 'GET',
  path: '/api/v1/givers/need_validation',
  summary: 'Lister les comptes chasseurs en attente de validation',
  access: 'users.view',
  envelope: 'list',
  answer: z.array(WaitingGiver),
})

/** Validates a giver who waits or was banned, and notifies them by e-mail; 409 once validated. `id` is the user's. */
export const validateGiver = endpoint('validateGiver', {
  method: 'PUT',
  path: '/api/v1/givers/{id}/validate',
  summary: 'Valider un compte chasseur',
  access: 'users.write',
  changes: ['accounts'],
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/**
 * The outcome for one account of a group validation. `validated`: now. `already`: it was before. The
 * others are unchanged: `refused`: refused by the federation meanwhile; `blocked`: blocked or anonymised;
 * `unmatched`: no longer matches a member; `superior`: has powers that the caller lacks; `gone`: not
 * visible to the caller.
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
/** The outcome of a group validation for the user `id`. */
export const GroupResult = z.object({ id: z.number(), outcome: GroupOutcome })
export type GroupResult = z.output<typeof GroupResult>

const tooMany = `Validez ${limits.validatedAtOnce} comptes à la fois au plus.`

/**
 * Validates several waiting givers who match a member, each independently, and notifies them by e-mail.
 * `ids` are user ids; the answer gives each outcome in the same order.
 */
export const validateGivers = endpoint('validateGivers', {
  method: 'POST',
  path: '/api/v1/givers/validations',
  summary: 'Valider plusieurs comptes chasseurs connus dans la base',
  access: 'users.write',
  changes: ['accounts'],
  envelope: 'list',
  body: z.object({
    ids: list(Id, limits.validatedAtOnce, tooMany).check(z.minLength(1, 'Choisissez un compte au moins.')),
  }),
  answer: z.array(GroupResult),
})

const tooLong = `Ce champ accepte ${limits.refusal} caractères au plus.`
const RefusalText = left(z.string(tooLong).check(someLines, z.maxLength(limits.refusal, tooLong)))

/**
 * Bans a waiting giver and notifies them by e-mail; 409 once decided. `id` is the user's. `reason` is
 * sent to the person, `note` is internal.
 */
export const invalidateGiver = endpoint('invalidateGiver', {
  method: 'PUT',
  path: '/api/v1/givers/{id}/invalidate',
  summary: 'Bannir un compte chasseur',
  access: 'users.write',
  changes: ['accounts'],
  envelope: 'nothing',
  params: IdParams,
  body: z.object({ reason: RefusalText, note: RefusalText }),
  answer: Nothing,
})
