import { reportLifecycle } from '../../../../machines/lifecycles/report.ts'
import type { DbTransaction } from '../../../database.ts'
import { Conflict, NotFound } from '../../../http/errors.ts'
import type { Call, Handler } from '../../../http/handler.ts'
import { pageMeta } from '../../../queries/shared/rows.ts'
import { correctionAccepted, correctionRefused } from '../../../mails/report-mails.ts'
import { enqueueMail } from '../../../mails/outbox.ts'
import { findContact } from '../../../queries/shared/federations.ts'
import {
  countCorrections,
  findWaiting,
  lockCorrection,
  setDecided,
} from '../../../queries/users/todo/corrections.ts'
import { recordAuditEntry } from '../../../rules/audit-log.ts'
import { assertAllowed } from '../../../rules/lifecycle.ts'
import { followRecalls } from '../../../rules/recalls/following.ts'
import {
  findRequestRows,
  findVersions,
  insertVersion,
  replaceDonations,
} from '../../../queries/shared/reports/reports.ts'

/** Lists pending corrections within the caller's scope. */
export const listCorrections: Handler<'listCorrections'> = async ({ db, caller, query }) => ({
  data: await findWaiting(db, caller, query),
  meta: pageMeta(await countCorrections(db, caller), query),
})

type Decision = 'correction.accepted' | 'correction.refused'

/** Locks a correction that the caller may answer; 409 once it is answered. */
async function lockWaiting(
  transaction: DbTransaction,
  { caller, params }: Pick<Call<'acceptCorrection'>, 'caller' | 'params'>,
  type: Decision,
) {
  const asked = await lockCorrection(transaction, params.id, caller)
  if (!asked) throw new NotFound('Cette correction est introuvable.')
  const reason = `Cette correction a déjà été ${asked.state === 'refused' ? 'refusée' : 'acceptée'}.`
  assertAllowed(reportLifecycle, asked.state, { type }, reason)
  return asked
}

/** Accepts a correction as the latest version of its report, and queues the mail that notifies the giver. */
export const acceptCorrection: Handler<'acceptCorrection'> = ({ db, ...call }) =>
  db.transaction().execute(async (transaction) => {
    const { now, caller, publicUrl } = call
    const asked = await lockWaiting(transaction, call, 'correction.accepted')
    const latest = (await findVersions(transaction, asked.hunt_id)).at(-1)
    if (latest?.number !== asked.version)
      throw new Conflict('Ce compte rendu a été corrigé entre-temps : cette demande ne lui correspond plus.')
    const donations = await findRequestRows(transaction, asked.id)
    await replaceDonations(transaction, asked.hunt_id, donations)
    const { hunt_id, author_id, assistant_id, reason } = asked
    const version = { hunt_id, author_id, assistant_id, reason, number: asked.version + 1 }
    await insertVersion(
      transaction,
      { ...version, state: 'accepted', recorded_at: now, idempotency_key: null },
      donations,
    )
    const decision = { decided_at: now, decided_by: caller.id, answer: null }
    await setDecided(transaction, asked.id, { ...decision, state: 'accepted' })
    if (!asked.is_deleted) {
      const letter = correctionAccepted(asked.firstname, { ...asked, url: `${publicUrl}/giver` })
      await enqueueMail(transaction, { userId: author_id, to: asked.email, letter, now })
    }
    const { federation_id: federationId } = asked
    const details = { hunt: hunt_id, version: version.number }
    const done = { act: 'report.accepted', by: caller, userId: author_id, federationId, details } as const
    await recordAuditEntry(transaction, done, now)
    await followRecalls(transaction, hunt_id, { by: caller, now, publicUrl })
  })

/**
 * Refuses a correction and notifies the giver of the reason by mail. The audit log does not contain the
 * text.
 */
export const refuseCorrection: Handler<'refuseCorrection'> = ({ db, ...call }) =>
  db.transaction().execute(async (transaction) => {
    const { now, caller, body, publicUrl } = call
    const asked = await lockWaiting(transaction, call, 'correction.refused')
    const answer = asked.is_deleted ? null : body.reason
    const decision = { decided_at: now, decided_by: caller.id, answer }
    await setDecided(transaction, asked.id, { ...decision, state: 'refused' })
    const { author_id: userId, federation_id: federationId } = asked
    if (!asked.is_deleted) {
      const hunt = { ...asked, url: `${publicUrl}/giver` }
      const contact = await findContact(transaction, federationId)
      const letter = correctionRefused(asked.firstname, hunt, body.reason, contact)
      await enqueueMail(transaction, { userId, to: asked.email, letter, now })
    }
    const details = { hunt: asked.hunt_id, version: asked.version }
    const done = { act: 'report.refused', by: caller, userId, federationId, details } as const
    await recordAuditEntry(transaction, done, now)
  })
