import { sql } from 'kysely'
import { isAskedFor } from '../shared/reports/report-requests.ts'
import { limits } from '../../../contract/limits.ts'
import { isPast } from '../shared/hunt-state.ts'
import type { DbTransaction } from '../../database.ts'
import { deleteAddressChange } from '../shared/address-changes.ts'
import { eraseReasons } from '../shared/recalls/sample-retention.ts'
import { deleteSecondFactors } from '../shared/second-factor/second-factors.ts'
import { eraseMember, type Person } from './member-erasure.ts'
import { eraseNotesBy } from '../shared/retention/call-notes.ts'
import { deleteMeetingsBy } from '../shared/offers/meetings.ts'
import { deleteProblemsOf } from '../shared/recalls/reported-problems.ts'

/** The name and address of an anonymised account; nobody can own that address. */
const anonymous = (id: number) => ({ email: `anonyme-${id}@venaison.invalid`, firstname: 'Compte anonymisé' })

/**
 * Erases all personal data of a person (design §5 « Anonymising »): identity, address, sign-in, wishes
 * and mails. Quantities given and received, and the dates and places of hunts, are kept.
 */
export async function erasePerson(transaction: DbTransaction, person: Person, now: Date): Promise<void> {
  await eraseMember(transaction, person)
  await eraseGiver(transaction, person.id, now)
  await eraseReceiver(transaction, person.id)
  await deleteAddressChange(transaction, person.id)
  await deleteSecondFactors(transaction, person.id)
  await eraseReasons(transaction, person.id)
  await transaction.deleteFrom('mails').where('user_id', '=', person.id).execute()
  await transaction
    .deleteFrom('mails')
    .where(sql`lower(recipient)`, '=', person.email?.toLowerCase() ?? '')
    .execute()
  await transaction
    .updateTable('users')
    .set({
      ...anonymous(person.id),
      lastname: null,
      phone: null,
      city_id: null,
      password_hash: null,
      is_deleted: true,
      email_verified_at: null,
      tos_version: null,
      accept_tos_date: null,
      newsletter_accepted_at: null,
      deletion_requested_at: null,
      second_factor_due_on: null,
      registration_key: null,
      last_visit_on: null,
      closing_on: null,
      address_barred_at: null,
      closing_reminded_on: null,
      digest_done_on: null,
    })
    .where('id', '=', person.id)
    .execute()
}

/** The addresses to which mails of a person were sent, including former ones. */
export async function findRecipients(transaction: DbTransaction, userId: number): Promise<string[]> {
  const rows = await transaction
    .selectFrom('mails')
    .where('user_id', '=', userId)
    .select('recipient')
    .distinct()
    .execute()
  return rows.map(({ recipient }) => recipient)
}

/**
 * Deletes unreported hunts that are not over and have no animals. Other hunts and their animals are kept,
 * without the names of their giver and examiner.
 */
async function eraseGiver(transaction: DbTransaction, giver_id: number, now: Date): Promise<void> {
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
  await eraseNotesBy(transaction, giver_id)
  await deleteMeetingsBy(transaction, giver_id)
  await transaction.deleteFrom('giver_cities').where('giver_id', '=', giver_id).execute()
  await transaction
    .updateTable('givers')
    .set({ nit: '', is_wolfhunter: false, refusal_reason: null, refusal_note: null })
    .where('user_id', '=', giver_id)
    .execute()
}

/** Keeps quantities received, but not distances: several of them would reveal where a person lives. */
async function eraseReceiver(transaction: DbTransaction, receiver_id: number): Promise<void> {
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
  await deleteProblemsOf(transaction, receiver_id)
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
    .set({ distance: 0, call_outcome: null, call_text: null })
    .where('receiver_id', '=', receiver_id)
    .execute()
  await transaction
    .updateTable('receivers')
    .set({ is_hunter: false, search_radius: limits.searchRadius.default, is_always_available: false })
    .where('user_id', '=', receiver_id)
    .execute()
}
