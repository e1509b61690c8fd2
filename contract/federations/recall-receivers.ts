import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, integer, left, Nothing } from '../fields.ts'
import { limits } from '../limits.ts'
import { RecallReceiverState } from '../shared/recalls.ts'
import { someLines } from '../typed-text.ts'

const { min, max } = limits.recalls.reason
const noReason = `Dites pourquoi, en ${min} à ${max} caractères.`

/** Why staff opens or lifts a recall, or gives up reaching somebody. */
export const RecallReason = z
  .string(noReason)
  .check(someLines, z.minLength(min, noReason), z.maxLength(max, noReason))

/**
 * A person affected by a recall, as staff sees them. `name` is null once they are anonymised; `phone` and
 * `email` are null when unknown. `mail`: whether the recall mail was sent. `by`: the staff member who
 * recorded the outcome of a phone call. `attempts`: calls without answer, the last of them at
 * `last_attempt_at`. `given_up_reason`: why staff no longer tries to reach them. Times in ISO 8601.
 */
export const RecallReceiver = z.object({
  id: z.number(),
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  state: RecallReceiverState,
  mail: z.enum(['none', 'waiting', 'failed', 'sent']),
  told_at: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  by: z.nullable(z.string()),
  attempts: z._default(z.number(), 0),
  last_attempt_at: z._default(z.nullable(z.string()), null),
  given_up_reason: z._default(z.nullable(z.string()), null),
})
export type RecallReceiver = z.output<typeof RecallReceiver>

/** Why staff gives up reaching a person. */
export const GivingUp = z.object({ reason: RecallReason })

/**
 * Records a call: the person was reached; or did not answer, which leaves them to be called (`attempts`: how
 * many were counted before, so that one noted twice counts once); or staff gives up, with a reason.
 * Idempotent. 409 once they confirmed.
 */
export const noteRecallCall = endpoint('noteRecallCall', {
  method: 'PUT',
  path: '/api/v1/recalls/receivers/{id}',
  summary: 'Dire si une personne a été jointe pour un rappel',
  access: 'users.write',
  changes: ['recalls'],
  envelope: 'nothing',
  params: IdParams,
  body: z
    .object({
      state: z.enum(['reached', 'attempted', 'unreachable'], 'Dites si la personne a été jointe.'),
      attempts: left(integer(0, limits.recalls.attempts - 1, 'Ce nombre d’appels est impossible.')),
      reason: left(RecallReason),
    })
    .check(
      z.refine(({ state, reason: why }) => state !== 'unreachable' || Boolean(why), {
        path: ['reason'],
        error: noReason,
      }),
    ),
  answer: Nothing,
})
