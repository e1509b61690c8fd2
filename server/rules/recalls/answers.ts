import { recallReceiverLifecycle } from '../../../machines/lifecycles/recall-receiver.ts'
import type { DbTransaction } from '../../database.ts'
import { NotFound } from '../../http/errors.ts'
import { lockRecallReceiver } from '../../queries/federations/sanitary/recalls.ts'
import { type Actor, recordAuditEntry } from '../audit-log.ts'
import { assertAllowed, stateAfter } from '../lifecycle.ts'
import { settle } from './recalls.ts'

/** The knowledge about a person: they confirmed, or staff called them. */
type Said = 'acknowledged' | 'reached' | 'unreachable'

const events = {
  acknowledged: 'recall.acknowledged',
  reached: 'receiver.reached',
  unreachable: 'receiver.unreached',
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
  const event = { type: events[said] }
  const reason = 'Cette personne a confirmé elle-même avoir reçu l’information.'
  assertAllowed(recallReceiverLifecycle, receiver.state, event, reason)
  const state = stateAfter(recallReceiverLifecycle, receiver.state, event)
  if (state === receiver.state) return
  const isKnown = state !== 'unreachable'
  await transaction
    .updateTable('recall_receivers')
    .set({
      state,
      answered_at: now,
      answered_by: said === 'acknowledged' ? null : (by?.id ?? null),
      ...(isKnown ? { kept_name: null, kept_email: null, kept_phone: null } : {}),
    })
    .where('id', '=', id)
    .execute()
  const concerned = receiver.receiver_id === null ? {} : { userId: receiver.receiver_id }
  const details = { recall: recall.id }
  const done = { ...concerned, by, federationId: recall.federation_id, details }
  await recordAuditEntry(transaction, { ...done, act: `recall.${said}` }, now)
  await settle(transaction, recall, { by, now })
}
