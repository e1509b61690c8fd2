import { recallLifecycle } from '../../../machines/lifecycles/recall.ts'
import type { DbTransaction } from '../../database.ts'
import { recallLifted } from '../../mails/recall-mails.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { findContact } from '../../queries/shared/federations.ts'
import { findGameOf } from '../../queries/shared/recalls/recall-takers.ts'
import { updateAnimalRow } from '../../queries/giver/animals.ts'
import {
  findConcerned,
  findRecalledBy,
  forgetKept,
  forgetWaitingMails,
} from '../../queries/shared/recalls/recall-ends.ts'
import { findPeople, findSameRecall, lockHuntsOf } from '../../queries/shared/recalls/recalls.ts'
import { stateCleared } from '../animals/animal-rules.ts'
import { type Actor, recordAuditEntry } from '../audit-log.ts'
import { Conflict } from '../../http/errors.ts'
import { assertAllowed, isAllowed } from '../lifecycle.ts'
import type { Stored } from './telling.ts'

type Lifting = { by: Actor; now: Date }

/**
 * Lifts the recall of a sample whose positive result was corrected: animals return to their earlier
 * state, except those of another recall, and everybody who was notified is told.
 */
export async function liftRecallOf(
  transaction: DbTransaction,
  sample_id: number,
  lifting: Lifting,
): Promise<void> {
  const recall = await findSameRecall(transaction, { sample_id })
  if (!recall || !isAllowed(recallLifecycle, recall.state, { type: 'recall.lifted' })) return
  await lift(transaction, recall, null, lifting)
}

/**
 * Lifts a recall that staff opened by mistake, with the reason. The caller must lock it.
 * @throws Conflict once lifted, and if a positive result opened it
 */
export async function liftMistaken(
  transaction: DbTransaction,
  recall: Stored,
  reason: string,
  lifting: Lifting,
): Promise<void> {
  assertAllowed(recallLifecycle, recall.state, { type: 'recall.lifted' }, 'Ce rappel est déjà levé.')
  if (recall.sample_id !== null)
    throw new Conflict(
      'Ce rappel vient d’un résultat positif : il se lève quand une autre personne écarte ce résultat, dans « Prélèvements ».',
    )
  await lift(transaction, recall, reason, lifting)
}

async function lift(
  transaction: DbTransaction,
  recall: Stored,
  reason: string | null,
  { by, now }: Lifting,
): Promise<void> {
  await transaction
    .updateTable('recalls')
    .set({ state: 'lifted', ended_at: now, lifted_reason: reason })
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
      await enqueueMail(transaction, {
        userId,
        to,
        letter: recallLifted(firstname, { game, reason, contact }),
        now,
      })
    }
  await forgetWaitingMails(transaction, recall.id)
  await forgetKept(transaction, recall.id)
  const details = { recall: recall.id, people: receiverIds.length }
  const done = { act: 'recall.lifted', by, federationId: recall.federation_id, details } as const
  await recordAuditEntry(transaction, done, now)
}
