import { sql, type SqlBool } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { DbTransaction } from '../../database.ts'
import { isPast } from '../shared/hunt-state.ts'
import { isAskedFor } from '../shared/reports/reports.ts'
import { isNoted, unnoted } from '../shared/retention/expired-rows.ts'
import { mayBeMember, type Named } from '../../rules/members.ts'

/**
 * Deletes unreported hunts that are not over and have no animals. Other hunts and their animals are kept,
 * without the names of their giver and examiner.
 */
export async function eraseGiver(transaction: DbTransaction, giver_id: number, now: Date): Promise<void> {
  await transaction
    .deleteFrom('hunts')
    .where('giver_id', '=', giver_id)
    .where('finished_at', 'is', null)
    .where(({ not }) => not(isPast(now)))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('animals').whereRef('animals.hunt_id', '=', 'hunts.id').select('animals.id'))),
    )
    .execute()
  await transaction
    .updateTable('animals')
    .set({ examiner_name: null, examiner_number: null, idempotency_key: null })
    .where('hunt_id', 'in', (query) =>
      query.selectFrom('hunts').where('giver_id', '=', giver_id).select('hunts.id'),
    )
    .execute()
  await transaction
    .updateTable('hunts')
    .set({ idempotency_key: null })
    .where('giver_id', '=', giver_id)
    .execute()
  await transaction
    .updateTable('report_versions')
    .set({ reason: null, idempotency_key: null })
    .where('author_id', '=', giver_id)
    .execute()
  await transaction
    .updateTable('report_requests')
    .set({ reason: null, answer: null, idempotency_key: null })
    .where('author_id', '=', giver_id)
    .execute()
  await transaction
    .updateTable('contacts')
    .from('hunts')
    .set(unnoted)
    .whereRef('hunts.id', '=', 'contacts.hunt_id')
    .where('hunts.giver_id', '=', giver_id)
    .where(isNoted)
    .execute()
  await sql`
    delete from meetings where hunt_id in (select id from hunts where giver_id = ${giver_id})`.execute(
    transaction,
  )
  await transaction.deleteFrom('giver_cities').where('giver_id', '=', giver_id).execute()
  await transaction
    .updateTable('givers')
    .set({ nit: '', is_wolfhunter: false, refusal_reason: null, refusal_note: null })
    .where('user_id', '=', giver_id)
    .execute()
}

/** Keeps quantities received, but not distances: several of them would reveal where a person lives. */
export async function eraseReceiver(transaction: DbTransaction, receiver_id: number): Promise<void> {
  // Waits for transactions that insert rows about the receiver, and makes later ones wait: they lock this
  // row too, by their foreign key or explicitly.
  await transaction
    .selectFrom('receivers')
    .where('user_id', '=', receiver_id)
    .select('user_id')
    .forUpdate()
    .execute()
  for (const table of [
    'wishes',
    'availabilities',
    'offers',
    'called_off_meetings',
    'contested_lines',
    'phone_reveals',
  ] as const)
    await transaction.deleteFrom(table).where('receiver_id', '=', receiver_id).execute()
  // The mails about the problems that the person reported contain their name.
  await sql`
    delete from mails where id in (
      select mail_id from reported_problems where receiver_id = ${receiver_id} and mail_id is not null)`.execute(
    transaction,
  )
  await transaction.deleteFrom('reported_problems').where('receiver_id', '=', receiver_id).execute()
  await transaction
    .updateTable('recall_receivers')
    .set({ given_up_reason: null })
    .where('receiver_id', '=', receiver_id)
    .execute()
  await sql`
    delete from contacts where receiver_id = ${receiver_id} and not exists (
      select from donations
      where donations.hunt_id = contacts.hunt_id and donations.receiver_id = contacts.receiver_id
    ) and not exists (
      select from animals
      where animals.hunt_id = contacts.hunt_id and animals.receiver_id = contacts.receiver_id
    ) and not ${isAskedFor}`.execute(transaction)
  await transaction
    .updateTable('contacts')
    .set({ distance: 0, ...unnoted })
    .where('receiver_id', '=', receiver_id)
    .execute()
  await transaction
    .updateTable('receivers')
    .set({ is_hunter: false, search_radius: limits.searchRadius.default, is_always_available: false })
    .where('user_id', '=', receiver_id)
    .execute()
}

/** The person whose data are erased. */
export type Person = Named & { id: number; federation_id: number | null }

/**
 * Erases the federation's member record of the same person; the next import restores current members. Of
 * members whom the last import removed, all with the person's NIT: their names serve for a look only.
 */
export async function eraseMember(transaction: DbTransaction, person: Person): Promise<void> {
  await sql`
    delete from removed_retrievers using givers
    where removed_retrievers.federation_id = ${person.federation_id} and givers.user_id = ${person.id}
      and lower(removed_retrievers.nit) = lower(givers.nit)`.execute(transaction)
  const members = await transaction
    .selectFrom('retrievers')
    .innerJoin('givers', (join) =>
      join.on('givers.user_id', '=', person.id).on(sql<SqlBool>`lower(givers.nit) = lower(retrievers.nit)`),
    )
    .where('retrievers.federation_id', '=', person.federation_id)
    .select(['retrievers.id', 'retrievers.firstname', 'retrievers.lastname', 'retrievers.email'])
    .execute()
  for (const member of members.filter((one) => mayBeMember(person, one)))
    await transaction.deleteFrom('retrievers').where('id', '=', member.id).execute()
}
