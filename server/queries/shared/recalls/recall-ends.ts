import { sql } from 'kysely'
import type { Db, DbTransaction } from '../../../database.ts'
import type { Expired } from '../retention/expired.ts'
import { startOf } from '../moments.ts'
import { readRows } from '../rows.ts'

/** The animals of a recall that belong to no other recall. */
export const findRecalledBy = (transaction: Db, recallId: number) =>
  transaction
    .selectFrom('animals')
    .innerJoin('recall_animals', 'recall_animals.animal_id', 'animals.id')
    .where('recall_animals.recall_id', '=', recallId)
    .where('animals.state', '=', 'recalled')
    .where(
      sql<boolean>`not exists (select from recall_animals as others
        join recalls on recalls.id = others.recall_id and recalls.state <> 'lifted'
        where others.animal_id = animals.id and others.recall_id <> ${recallId})`,
    )
    .selectAll('animals')
    .orderBy('animals.id')
    .execute()

/** The people affected by a recall, and its givers. */
export async function findConcerned(transaction: Db, recallId: number) {
  const { rows } = await sql<{ receiverIds: number[]; giverIds: number[] }>`
    select array(select receiver_id from recall_receivers
        where recall_id = ${recallId} and receiver_id is not null order by 1) as "receiverIds",
      array(select distinct hunts.giver_id from recall_animals
        join animals on animals.id = recall_animals.animal_id join hunts on hunts.id = animals.hunt_id
        where recall_animals.recall_id = ${recallId} order by 1) as "giverIds"`.execute(transaction)
  return rows[0] ?? { receiverIds: [], giverIds: [] }
}

/** Deletes unsent mails of a recall, so that none arrives after the mail that lifts it. */
export const forgetWaitingMails = (transaction: Db, recallId: number) =>
  sql`
    delete from mails where sent_at is null and id in (
      select mail_id from recall_receivers where recall_id = ${recallId})`.execute(transaction)

/**
 * Keeps the contact details of a person who is anonymised while an open recall affects them, until they
 * were reached.
 */
export const keepForRecalls = (transaction: DbTransaction, personId: number) =>
  sql`
    update recall_receivers set kept_name = concat_ws(' ', users.firstname, users.lastname),
      kept_email = users.email, kept_phone = users.phone
    from users, recalls
    where users.id = ${personId} and recall_receivers.receiver_id = users.id
      and recalls.id = recall_receivers.recall_id and recalls.state = 'opened'
      and recall_receivers.state in ('toTell', 'told', 'unreachable')`.execute(transaction)

/** Deletes what was kept of anonymised people for a recall, which has ended. */
export const forgetKept = (transaction: DbTransaction, recall_id: number) =>
  transaction
    .updateTable('recall_receivers')
    .set({ kept_name: null, kept_email: null, kept_phone: null })
    .where('recall_id', '=', recall_id)
    .execute()

/** People still named by recalls opened before a day. */
export const recalledBefore = (day: string): Expired => ({
  table: 'recall_receivers',
  where: sql`(receiver_id is not null or answered_by is not null)
    and recall_id in (select id from recalls where opened_at < ${startOf(day)})`,
})

/** One batch of them. */
export const findNamedReceivers = (transaction: Db, day: string, batch: number) =>
  readRows<{ id: number; receiver_id: number | null }>(transaction)`
    select id, receiver_id from recall_receivers where ${recalledBefore(day).where}
    order by id limit ${batch} for update skip locked`

/** Replaces them with pseudonyms. Nobody is left to call, so their recalls are closed. */
export async function pseudonymiseReceivers(
  transaction: Db,
  people: { id: number; pseudonym: string | null }[],
  now: Date,
): Promise<void> {
  await sql`
    update recall_receivers set receiver_id = null, pseudonym = coalesce(named.pseudonym,
        recall_receivers.pseudonym), answered_by = null, token_hash = null, kept_name = null,
      kept_email = null, kept_phone = null, given_up_reason = null,
      state = case when state in ('toTell', 'told') then 'unreachable' else state end
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as named (id bigint, pseudonym text)
    where recall_receivers.id = named.id`.execute(transaction)
  await sql`
    update recalls set state = 'closed', ended_at = ${now}
    where state = 'opened' and exists (select from recall_receivers
        where recall_id = recalls.id and pseudonym is not null)
      and not exists (select from recall_receivers
        where recall_id = recalls.id and state in ('toTell', 'told'))`.execute(transaction)
}
