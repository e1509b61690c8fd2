import type { DbTransaction } from '../../database.ts'
import { addReceivers } from '../../queries/shared/recalls/recall-takers.ts'
import { reopenRecall } from '../../queries/shared/recalls/recalls.ts'
import { lockRecallsAt } from '../../queries/shared/recalls/recalled-hunts.ts'
import { type Actor, recordAuditEntry } from '../audit-log.ts'
import { closeIfDone } from './recalls.ts'
import { type Stored, tell } from './telling.ts'

/** What was said about a hunt, by whom and when. */
type Said = { by: Actor | null; now: Date; publicUrl: string }

/**
 * A recall follows the game: it is a rule about hunts, not a list made once. Notifies whoever a report, a
 * correction or its request newly names as a recipient of recalled game of the hunt, and closes recalls
 * that waited for this report only. The caller must lock the hunt, which comes before its recalls.
 */
export async function followRecalls(transaction: DbTransaction, huntId: number, said: Said): Promise<void> {
  const { by, now, publicUrl } = said
  for (const recall of await lockRecallsAt(transaction, huntId)) {
    const { id, federation_id, specimen_type_id: typeId } = recall
    const receivers = await addReceivers(transaction, id, { huntIds: [huntId], typeId })
    await tell(transaction, recall, receivers, { now, publicUrl })
    if (receivers.length > 0) {
      await reopenRecall(transaction, id)
      const details = { recall: id, animals: 0, people: receivers.length }
      const widened = { act: 'recall.widened', by, federationId: federation_id, details } as const
      await recordAuditEntry(transaction, widened, now)
    }
    const state = receivers.length > 0 ? 'opened' : recall.state
    await closeIfDone(transaction, { ...recall, state }, { by, now })
  }
}

/**
 * Makes a change after which hunts have no report to come: they are deleted, moved to another day, or their
 * giver is anonymised. Closes the recalls that waited for these reports only.
 */
export async function withoutReports(
  transaction: DbTransaction,
  huntIds: number[],
  change: () => Promise<unknown>,
  { by, now }: Omit<Said, 'publicUrl'>,
): Promise<void> {
  const recalls = new Map<number, Stored>()
  for (const id of huntIds)
    for (const recall of await lockRecallsAt(transaction, id)) recalls.set(recall.id, recall)
  await change()
  for (const recall of recalls.values()) await closeIfDone(transaction, recall, { by, now })
}
