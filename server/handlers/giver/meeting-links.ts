import type { DbTransaction } from '../../database.ts'
import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { findHunt } from '../../queries/giver/hunts.ts'
import {
  deleteLink,
  findDelegatedMeetings,
  keepLink,
  lockMeeting,
} from '../../queries/giver/meeting-links.ts'
import { unknownHunt } from '../../rules/animals/own-animals.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'
import { hashOfId, randomId } from '../../security/secret.ts'

/** Lists the meetings of one of the caller's hunts that a delegate holds. */
export const listDelegatedMeetings: Handler<'listDelegatedMeetings'> = async ({
  db,
  now,
  caller,
  params,
}) => {
  const hunt = await findHunt(db, { giverId: caller.id, now, id: params.id })
  if (!hunt) throw new NotFound(unknownHunt)
  if (caller.assistedBy) return []
  return findDelegatedMeetings(db, { giverId: caller.id, huntId: hunt.id, now })
}

/** Locks a meeting of the caller that has a delegate and whose day is not over. */
async function lockDelegated(transaction: DbTransaction, giverId: number, id: number, now: Date) {
  await holdOwnAccount(transaction, giverId)
  const meeting = await lockMeeting(transaction, giverId, id, now)
  if (!meeting || meeting.contact_name === null || !meeting.is_not_over)
    throw new NotFound('Ce rendez-vous est passé, ou personne d’autre ne le tient.')
  return meeting
}

/** Creates the link of a meeting; an earlier one becomes invalid. */
export const makeMeetingLink: Handler<'makeMeetingLink'> = ({ db, now, publicUrl, caller, params }) =>
  db.transaction().execute(async (transaction) => {
    const { id } = await lockDelegated(transaction, caller.id, params.id, now)
    const token = randomId()
    await keepLink(transaction, id, hashOfId(token), now)
    const { federationId } = caller
    const done = { act: 'delegate.linked', by: caller, federationId, details: { meeting: id } } as const
    await recordAuditEntry(transaction, done, now)
    return { url: `${publicUrl}/rendez-vous/${token}` }
  })

/** Invalidates the link of a meeting. */
export const closeMeetingLink: Handler<'closeMeetingLink'> = ({ db, now, caller, params }) =>
  db.transaction().execute(async (transaction) => {
    const { id } = await lockDelegated(transaction, caller.id, params.id, now)
    if (!(await deleteLink(transaction, id))) return
    const { federationId } = caller
    const done = { act: 'delegate.unlinked', by: caller, federationId, details: { meeting: id } } as const
    await recordAuditEntry(transaction, done, now)
  })
