import { recallLifecycle } from '../../../machines/lifecycles/recall.ts'
import type { DbTransaction } from '../../database.ts'
import {
  addAnimals,
  countLeft,
  findAnimalIds,
  findPromises,
  findSameRecall,
  insertRecall,
  lockHuntsOf,
  recallAnimals,
  reopenRecall,
} from '../../queries/shared/recalls/recalls.ts'
import { countAwaited, findHuntIds, type WholeHunt } from '../../queries/shared/recalls/recalled-hunts.ts'
import { forgetKept } from '../../queries/shared/recalls/recall-ends.ts'
import { addReceivers } from '../../queries/shared/recalls/recall-takers.ts'
import { type Actor, recordAuditEntry } from '../audit-log.ts'
import { isAllowed } from '../lifecycle.ts'
import { endPromises, type Opening, type Stored, tell, tellGivers } from './telling.ts'

/** What to recall, and why: the animals of a positive sample, animals named by staff, or whole hunts. */
type Recalled =
  | { sample_id: number; animalIds: number[] }
  | { reason: string; animalIds: number[] }
  | { reason: string; whole: WholeHunt }

/**
 * Closes a recall once nobody is left to notify and no report is awaited that might name somebody. The
 * caller must lock it.
 */
export async function closeIfDone(
  transaction: DbTransaction,
  recall: Pick<Stored, 'id' | 'state' | 'federation_id'>,
  { by, now }: { by: Actor | null; now: Date },
): Promise<void> {
  const { id, state, federation_id: federationId } = recall
  if (!isAllowed(recallLifecycle, state, { type: 'recall.completed' })) return
  if ((await countLeft(transaction, id)) > 0 || (await countAwaited(transaction, id)) > 0) return
  await transaction
    .updateTable('recalls')
    .set({ state: 'closed', ended_at: now })
    .where('id', '=', id)
    .execute()
  await forgetKept(transaction, id)
  await recordAuditEntry(
    transaction,
    { act: 'recall.closed', by, federationId, details: { recall: id } },
    now,
  )
}

/**
 * Opens a recall within a transaction: its animals can no longer be handed over, offers on them end, and
 * recipients are notified. An existing recall of the same game is extended with new recipients. The
 * caller must lock the sample or the federation, so that concurrent calls create one recall.
 */
export async function openRecallOf(
  transaction: DbTransaction,
  recalled: Recalled,
  opening: Opening,
): Promise<void> {
  const { by, now, federation_id } = opening
  const whole = 'whole' in recalled ? recalled.whole : null
  const huntIds = whole ? await findHuntIds(transaction, { federation_id, ...whole }) : []
  const find = async () =>
    'whole' in recalled
      ? await findAnimalIds(transaction, huntIds, recalled.whole.specimen_type_id)
      : recalled.animalIds
  await lockHuntsOf(transaction, await find(), huntIds)
  const animalIds = await find()
  const same =
    'sample_id' in recalled
      ? { sample_id: recalled.sample_id }
      : whole
        ? { federation_id, ...whole }
        : { federation_id, animalIds }
  const known = await findSameRecall(transaction, same)
  const recall =
    known ??
    (await insertRecall(transaction, {
      federation_id,
      state: 'opened',
      sample_id: 'sample_id' in recalled ? recalled.sample_id : null,
      ...(whole ?? { hunted_on: null, city_id: null, specimen_type_id: null }),
      reason: 'reason' in recalled ? recalled.reason : null,
      opened_at: now,
      ended_at: null,
    }))
  const typeId = whole?.specimen_type_id ?? null
  await endPromises(transaction, await findPromises(transaction, animalIds, { huntIds, typeId }), now)
  const giverIds = await addAnimals(transaction, recall.id, animalIds)
  await recallAnimals(transaction, animalIds)
  const receivers = await addReceivers(transaction, recall.id, { huntIds, typeId })
  await tell(transaction, recall, receivers, opening)
  await tellGivers(transaction, recall, giverIds, opening)
  if (known && receivers.length === 0) return
  if (known) await reopenRecall(transaction, recall.id)
  const details = { recall: recall.id, animals: animalIds.length, people: receivers.length }
  const act = known ? 'recall.widened' : 'recall.opened'
  await recordAuditEntry(transaction, { act, by, federationId: federation_id, details }, now)
  await closeIfDone(transaction, { ...recall, state: 'opened' }, { by, now })
}
