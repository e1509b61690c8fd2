import type { DonationReport } from '../../../contract/giver/donations.ts'
import { huntLifecycle } from '../../../machines/lifecycles/hunt.ts'
import { type FieldMessages, NotFound, Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { parisDay } from '../../../contract/days.ts'
import { findContacts } from '../../queries/giver/contacts.ts'
import { type Donation, findDonations, lockReceivers, insertReport } from '../../queries/giver/donations.ts'
import { findHunt, lockHunt } from '../../queries/giver/hunts.ts'
import { findSpecimenTypeIds } from '../../queries/shared/specimen-types.ts'

/**
 * The contacts of a hunt, in order, and what each received at it. How many were read is journalled;
 * who acts in the giver's place sees no phone.
 */
export const readDonations: Handler<'readDonations'> = async ({ db, now, caller, params }) => {
  const own = { giverId: caller.id, today: parisDay(now), id: params.id }
  return db.transaction().execute(async (transaction) => {
    const hunt = await findHunt(transaction, own)
    if (!hunt) throw new NotFound('Cette chasse est introuvable : elle a peut-être été supprimée.')
    const { contacts, found } = await findContacts(transaction, hunt.id)
    if (contacts.length > 0) {
      const { federationId } = caller
      const details = { hunt: hunt.id, contacts: contacts.length, found }
      await recordAuditEntry(transaction, { act: 'contacts.read', by: caller, federationId, details }, now)
    }
    if (!caller.assistedBy) return { contacts, found }
    const hidden = contacts.map((contact) => ({ ...contact, phone: null }))
    return { contacts: hidden, found, are_phones_closed: true }
  })
}

/**
 * Records the report of a hunt whose day is over, and finishes it. The hunt's lock makes reports
 * sent at the same time follow each other: the second finds the same report done and changes nothing.
 */
export const recordDonations: Handler<'recordDonations'> = async ({ db, now, caller, params, body }) => {
  await db.transaction().execute(async (transaction) => {
    const own = { giverId: caller.id, today: parisDay(now), id: params.id }
    const hunt = await lockHunt(transaction, own)
    if (!hunt) throw new NotFound('Cette chasse est introuvable : elle a peut-être été supprimée.')
    const receivers = await lockReceivers(transaction, hunt.id, body.contact_ids)
    const donations = read(body, receivers)
    if (hunt.state === 'finished' && isSame(donations, await findDonations(transaction, hunt.id))) return
    const reason =
      hunt.state === 'finished'
        ? 'Les dons de cette chasse ont déjà été enregistrés.'
        : 'Cette chasse n’a pas encore eu lieu : informez votre fédération à partir du lendemain.'
    assertAllowed(huntLifecycle, hunt.state, { type: 'donations.reported' }, reason)
    check(donations, await findSpecimenTypeIds(transaction))
    await insertReport(transaction, hunt.id, donations, now)
  })
}

/** Stands for the receiver behind a contact that is none of the hunt. */
const NOBODY = 0

/** The parallel lists as rows. */
const read = (report: DonationReport, receivers: Map<number, number>): Donation[] =>
  report.contact_ids.map((contactId, row) => ({
    receiver_id: receivers.get(contactId) ?? NOBODY,
    specimen_type_id: report.specimen_type_ids[row] ?? 0,
    quantity: report.quantities[row] ?? 0,
  }))

/** @throws Refused, by entry of the lists: a contact of another hunt, an unknown type, a repeated pair */
function check(donations: Donation[], types: Set<number>): void {
  const errors: FieldMessages = {}
  const pairs = new Set<string>()
  for (const [row, { receiver_id, specimen_type_id }] of donations.entries()) {
    const pair = `${receiver_id} ${specimen_type_id}`
    if (receiver_id === NOBODY)
      errors[`contact_ids.${row}`] = ['Cette personne n’est pas un contact de cette chasse.']
    else if (pairs.has(pair))
      errors[`contact_ids.${row}`] = ['Ce contact et ce gibier sont indiqués deux fois.']
    if (!types.has(specimen_type_id)) errors[`specimen_type_ids.${row}`] = ['Ce type de gibier n’existe pas.']
    pairs.add(pair)
  }
  if (Object.keys(errors).length > 0) throw new Refused(errors)
}

const written = (donations: Donation[]) =>
  donations
    .map(({ receiver_id, specimen_type_id, quantity }) => `${receiver_id} ${specimen_type_id} ${quantity}`)
    .sort()
    .join()

const isSame = (one: Donation[], other: Donation[]) => written(one) === written(other)
