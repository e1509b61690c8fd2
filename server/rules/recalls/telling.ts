import type { DbTransaction } from '../../database.ts'
import { animalRecalled, gameRecalled, promiseRecalled } from '../../mails/recall-mails.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { findContact } from '../../queries/shared/federations.ts'
import { endOpenOffers } from '../../queries/shared/offers/offers.ts'
import { findGameOf } from '../../queries/shared/recalls/recall-takers.ts'
import { findPeople, type findSameRecall } from '../../queries/shared/recalls/recalls.ts'
import { hashOfId, randomId } from '../../security/secret.ts'
import type { Actor } from '../audit-log.ts'

/** Who opens a recall, and when. */
export type Opening = { by: Actor; now: Date; publicUrl: string; federation_id: number }
/** A stored recall. */
export type Stored = NonNullable<Awaited<ReturnType<typeof findSameRecall>>>

/** Ends the offers that promise recalled game, with the reason. */
export async function endPromises(transaction: DbTransaction, offerIds: number[], now: Date): Promise<void> {
  for (const offer of offerIds)
    for (const ended of await endOpenOffers(transaction, 'offers.id', offer, 'withdrawn', now)) {
      const { user_id: userId, email: to, firstname, kept, ...hunt } = ended
      await enqueueMail(transaction, { userId, to, letter: promiseRecalled(firstname, hunt, kept), now })
    }
}

/** Notifies the recipients of the game; anonymised ones remain to be reached otherwise. */
export async function tell(
  transaction: DbTransaction,
  recall: Stored,
  receivers: { id: number; receiver_id: number }[],
  { now, publicUrl }: Pick<Opening, 'now' | 'publicUrl'>,
): Promise<void> {
  const contact = await findContact(transaction, recall.federation_id)
  const people = await findPeople(
    transaction,
    receivers.map(({ receiver_id }) => receiver_id),
  )
  for (const { id: userId, email: to, firstname } of people) {
    const token = randomId()
    const game = await findGameOf(transaction, recall.id, 'animals.receiver_id', userId)
    const url = `${publicUrl}/rappel/${token}`
    const letter = gameRecalled(firstname, { game, reason: recall.reason, contact, url })
    const mail_id = await enqueueMail(transaction, { userId, to, letter, now })
    await transaction
      .updateTable('recall_receivers')
      .set({ mail_id, token_hash: hashOfId(token) })
      .where('recall_id', '=', recall.id)
      .where('receiver_id', '=', userId)
      .execute()
  }
}

/** Notifies the givers of the game. */
export async function tellGivers(
  transaction: DbTransaction,
  recall: Stored,
  giverIds: number[],
  { now, publicUrl }: Opening,
): Promise<void> {
  const contact = await findContact(transaction, recall.federation_id)
  for (const { id: userId, email: to, firstname } of await findPeople(transaction, giverIds)) {
    const game = await findGameOf(transaction, recall.id, 'hunts.giver_id', userId)
    const said = { game, reason: recall.reason, contact, url: `${publicUrl}/giver` }
    await enqueueMail(transaction, { userId, to, letter: animalRecalled(firstname, said), now })
  }
}
