import { recallLifecycle } from '../../../machines/lifecycles/recall.ts'
import type { DbTransaction } from '../../database.ts'
import { recallLifted } from '../../mails/recall-mails.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { findContact } from '../../queries/shared/federation-contact.ts'
import { findGameOf } from '../../queries/shared/recalled-game.ts'
import { updateAnimalRow } from '../../queries/giver/animals.ts'
import { findConcerned, findRecalledBy } from '../../queries/shared/recall-ends.ts'
import { findPeople, findSameRecall, lockHuntsOf } from '../../queries/shared/recalls.ts'
import { stateCleared } from '../animals/animal-rules.ts'
import { type Actor, recordAuditEntry } from '../audit-log.ts'
import { isAllowed } from '../lifecycle.ts'

/**
 * Lifts the recall of a sample whose positive result was taken back: the animals are what they were, but
 * for those that another recall is of, and everybody who was told hears that the alert is over.
 */
export async function liftRecallOf(
  transaction: DbTransaction,
  sample_id: number,
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  const recall = await findSameRecall(transaction, { sample_id })
  if (!recall || !isAllowed(recallLifecycle, recall.state, { type: 'recall.lifted' })) return
  await transaction
    .updateTable('recalls')
    .set({ state: 'lifted', ended_at: now })
    .where('id', '=', recall.id)
    .execute()
  const recalled = (await findRecalledBy(transaction, recall.id)).map(({ id }) => id)
  await lockHuntsOf(transaction, recalled, [])
  for (const animal of await findRecalledBy(transaction, recall.id))
    await updateAnimalRow(transaction, animal, { state: stateCleared(animal) })
  const { receiverIds, giverIds } = await findConcerned(transaction, recall.id)
  const contact = await findContact(transaction, recall.federation_id)
  for (const [whose, ids] of [
    ['animals.receiver_id', receiverIds],
    ['hunts.giver_id', giverIds],
  ] as const)
    for (const { id: userId, email: to, firstname } of await findPeople(transaction, ids)) {
      const game = await findGameOf(transaction, recall.id, whose, userId)
      await enqueueMail(transaction, { userId, to, letter: recallLifted(firstname, { game, contact }), now })
    }
  const details = { recall: recall.id, people: receiverIds.length }
  const done = { act: 'recall.lifted', by, federationId: recall.federation_id, details } as const
  await recordAuditEntry(transaction, done, now)
}
