import { recallReceiverLifecycle } from '../../../machines/lifecycles/recall-receiver.ts'
import type { DbTransaction } from '../../database.ts'
import { NotFound } from '../../http/errors.ts'
import { reopenRecall } from '../../queries/shared/recalls/recalls.ts'
import { lockRecallReceiver } from '../../queries/federations/sanitary/recalls.ts'
import { type Actor, recordAuditEntry } from '../audit-log.ts'
import { assertAllowed, stateAfter } from '../lifecycle.ts'
import { closeIfDone } from './recalls.ts'

/**
 * The knowledge about a person: they confirmed; or staff reached them, called in vain for the nth time, or
 * gave up, and why.
 */
type Said =
  | { state: 'acknowledged' | 'reached' }
  | { state: 'attempted'; attempts: number }
  | { state: 'unreachable'; reason: string }

const events = {
  acknowledged: 'recall.acknowledged',
  reached: 'receiver.reached',
  attempted: 'receiver.unreached',
  unreachable: 'receiver.givenUp',
} as const

/** Who records it, and which recalls are within their scope. */
type Saying = { by: Actor | null; now: Date; federationId: number | null }

/**
 * Records whether a person is aware of a recall, and closes the recall once nobody is left. Idempotent.
 * @throws NotFound outside the scope, Conflict when they have confirmed themselves
 */
export async function noteAnswer(
  transaction: DbTransaction,
  id: number,
  said: Said,
  { by, now, federationId }: Saying,
): Promise<void> {
  const found = await lockRecallReceiver(transaction, id, { federationId })
  if (!found) throw new NotFound('Cette personne n’est concernée par aucun de vos rappels.')
  const { recall, receiver } = found
  const event = { type: events[said.state] }
  const reason = 'Cette personne a confirmé elle-même avoir reçu l’information.'
  assertAllowed(recallReceiverLifecycle, receiver.state, event, reason)
  const next = stateAfter(recallReceiverLifecycle, receiver.state, event)
  // Who is to be called again and got no mail is not told.
  const state = next === 'told' && receiver.told_at === null ? 'toTell' : next
  if (said.state === 'attempted' ? said.attempts <= receiver.call_attempts : state === receiver.state) return
  const isKnown = state === 'acknowledged' || state === 'reached'
  await transaction
    .updateTable('recall_receivers')
    .set({
      state,
      answered_at: said.state === 'attempted' ? null : now,
      answered_by: said.state === 'acknowledged' ? null : (by?.id ?? null),
      given_up_reason: said.state === 'unreachable' ? said.reason : null,
      ...(said.state === 'attempted' ? { call_attempts: said.attempts, last_attempt_at: now } : {}),
      ...(isKnown ? { kept_name: null, kept_email: null, kept_phone: null } : {}),
    })
    .where('id', '=', id)
    .execute()
  const concerned = receiver.receiver_id === null ? {} : { userId: receiver.receiver_id }
  const details = { recall: recall.id }
  const done = { ...concerned, by, federationId: recall.federation_id, details }
  await recordAuditEntry(transaction, { ...done, act: `recall.${said.state}` }, now)
  if (said.state !== 'attempted') return closeIfDone(transaction, recall, { by, now })
  if (recall.state === 'closed') await reopenRecall(transaction, recall.id)
}
