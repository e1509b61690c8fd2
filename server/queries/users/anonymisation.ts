import { sql } from 'kysely'
import type { DbTransaction } from '../../database.ts'
import { deleteAddressChange } from '../shared/address-changes.ts'
import { deleteSecondFactors } from '../shared/second-factor/second-factors.ts'
import { eraseGiver, eraseReceiver, eraseMember, type Person } from './role-erasure.ts'

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
  await transaction
    .updateTable('samples')
    .set({ reason: null, overturned_by: null })
    .where('overturned_by', '=', person.id)
    .execute()
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
