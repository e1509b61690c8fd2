import { limits } from '../../../contract/limits.ts'
import type { HuntState } from '../../../contract/shared/hunts.ts'
import { huntLifecycle } from '../../../machines/lifecycles/hunt.ts'
import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'
import { checkDonations, isSameReport, readReportRows } from '../../rules/reports/reports.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { followRecalls } from '../../rules/recalls/following.ts'
import { findContacts } from '../../queries/giver/contacts.ts'
import { findDonations, lockReceivers, insertReport } from '../../queries/giver/donations.ts'
import { findHunt, lockHunt } from '../../queries/giver/hunts.ts'
import { keepFirstVersions } from '../../queries/giver/reports.ts'
import { isReadingRecorded } from '../../queries/shared/audit-log.ts'
import { findSpecimenTypeIds } from '../../queries/shared/specimen-types.ts'

/** Whether the contacts of a planned hunt have not been searched for recently, or since it changed. */
const isSearchDue = (hunt: { state: HuntState; contacts_searched_at: Date | null }, now: Date) =>
  hunt.state === 'planned' &&
  (hunt.contacts_searched_at === null ||
    now.getTime() - hunt.contacts_searched_at.getTime() >= limits.contactsAge)

/**
 * Lists the contacts of a hunt, in order, and what each received. The number read is recorded, once an hour; phones
 * are hidden in an assisted session, as are the giver's notes about calls.
 */
export const readDonations: Handler<'readDonations'> = async ({ db, now, caller, params }) => {
  const own = { giverId: caller.id, now, id: params.id }
  return db.transaction().execute(async (transaction) => {
    const hunt = await findHunt(transaction, own)
    if (!hunt) throw new NotFound('Cette chasse est introuvable : elle a peut-être été supprimée.')
    const { contacts, found } = await findContacts(transaction, hunt.id, now)
    const reading = { by: caller, hunt: hunt.id, now }
    if (contacts.length > 0 && !(await isReadingRecorded(transaction, reading))) {
      const { federationId } = caller
      const details = { hunt: hunt.id, contacts: contacts.length, found }
      await recordAuditEntry(transaction, { act: 'contacts.read', by: caller, federationId, details }, now)
    }
    const list = { found, ...(isSearchDue(hunt, now) && { is_search_due: true }) }
    if (!caller.assistedBy) return { contacts, ...list }
    const hidden = contacts.map(({ call: _, ...contact }) => ({ ...contact, phone: null }))
    return { contacts: hidden, ...list, are_phones_closed: true }
  })
}

/**
 * Stores the report of a past hunt, and finishes it. The hunt's lock serialises concurrent reports: the
 * second finds the same report stored and changes nothing.
 */
export const recordDonations: Handler<'recordDonations'> = async (call) => {
  const { db, now, publicUrl, caller, params, body } = call
  await db.transaction().execute(async (transaction) => {
    // The account is locked before the hunt, in the same order as anonymisation, because the version
    // refers to its author.
    await holdOwnAccount(transaction, caller.id)
    const own = { giverId: caller.id, now, id: params.id }
    const hunt = await lockHunt(transaction, own)
    if (!hunt) throw new NotFound('Cette chasse est introuvable : elle a peut-être été supprimée.')
    const receivers = await lockReceivers(transaction, hunt.id, body.contact_ids)
    const donations = readReportRows(body, receivers)
    if (hunt.state === 'finished' && isSameReport(donations, await findDonations(transaction, hunt.id)))
      return
    const reason =
      hunt.state === 'finished'
        ? 'Les dons de cette chasse ont déjà été enregistrés.'
        : 'Cette chasse n’a pas encore eu lieu : informez votre fédération à partir du lendemain.'
    assertAllowed(huntLifecycle, hunt.state, { type: 'donations.reported' }, reason)
    checkDonations(donations, await findSpecimenTypeIds(transaction))
    await insertReport(transaction, hunt.id, donations, now)
    await keepFirstVersions(transaction, { huntId: hunt.id, assistantId: caller.assistedBy?.id ?? null })
    await followRecalls(transaction, hunt.id, { by: caller, now, publicUrl })
  })
}
