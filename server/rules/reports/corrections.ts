import { limits } from '../../../contract/limits.ts'
import { reportLifecycle } from '../../../machines/lifecycles/report.ts'
import type { DbTransaction } from '../../database.ts'
import { Conflict, NotFound, Refused } from '../../http/errors.ts'
import type { Call } from '../../http/handler.ts'
import { findDonations, lockReceivers } from '../../queries/giver/donations.ts'
import { lockHunt } from '../../queries/giver/hunts.ts'
import { findVisible, keepFirstVersions } from '../../queries/giver/reports.ts'
import { findSpecimenTypeIds } from '../../queries/shared/specimen-types.ts'
import { assertAllowed, isAllowed } from '../lifecycle.ts'
import { holdOwnAccount } from '../own-account.ts'
import { reportState, checkDonations, isSameReport, readReportRows } from './reports.ts'
import {
  type Donation,
  findRequestRows,
  findRequests,
  findVersionRows,
  findVersions,
} from '../../queries/shared/reports/reports.ts'

export const unknownHunt = 'Cette chasse est introuvable : elle a peut-être été supprimée.'
export const unreported = 'Cette chasse n’a pas encore de compte rendu : informez d’abord votre fédération.'
const awaited = 'Une correction de ce compte rendu attend déjà la réponse de votre fédération. Relisez-le.'
const overtaken =
  'Ce compte rendu a été corrigé entre-temps, par exemple depuis un autre appareil. Relisez-le, puis recommencez.'

type Sent = Omit<Call<'amendDonations'>, 'db'>
/** The outcome of a giver's correction: applied, or requested from the federation. */
type Outcome = 'amended' | 'requested'
/**
 * The complete rows of a correction, the number of the version that it corrects, and whether it was
 * already sent with the same idempotency key.
 */
type Checked = { huntId: number; donations: Donation[]; version: number; state: Outcome; isKept: boolean }

/** Its own rows plus those of people hidden from the giver, which stay unchanged. */
async function completed(transaction: DbTransaction, sent: Donation[], current: Donation[]) {
  const named = new Set(sent.map(({ receiver_id }) => receiver_id))
  const others = current.filter(({ receiver_id }) => !named.has(receiver_id))
  const visible = await findVisible(
    transaction,
    others.map(({ receiver_id }) => receiver_id),
  )
  return [...sent, ...others.filter(({ receiver_id }) => !visible.has(receiver_id))]
}

/**
 * Reads a correction of one of the caller's reports, whose hunt stays locked.
 * @throws NotFound, Conflict when the version is outdated or a request is pending, Refused for its
 * content
 */
export async function checkCorrection(transaction: DbTransaction, call: Sent): Promise<Checked> {
  const { now, caller, params, body } = call
  await holdOwnAccount(transaction, caller.id)
  const hunt = await lockHunt(transaction, { giverId: caller.id, now, id: params.id })
  if (!hunt) throw new NotFound(unknownHunt)
  if (hunt.state !== 'finished') throw new Conflict(unreported)
  await keepFirstVersions(transaction, { huntId: hunt.id })
  const receivers = await lockReceivers(transaction, hunt.id, body.contact_ids)
  const current = await findDonations(transaction, hunt.id)
  const donations = await completed(transaction, readReportRows(body, receivers), current)
  const said = { huntId: hunt.id, donations, version: body.version }
  const kept = await findKept(transaction, call, said)
  if (kept) return { ...said, state: kept, isKept: true }
  const state = await outcomeOf(transaction, call, hunt.id)
  checkDonations(donations, await findSpecimenTypeIds(transaction))
  if (isSameReport(donations, current))
    throw new Refused({ quantities: ['Le compte rendu dit déjà cela : changez au moins une quantité.'] })
  return { ...said, state, isKept: false }
}

/** The outcome of the same correction if it was already sent with this idempotency key, otherwise null. */
async function findKept(
  transaction: DbTransaction,
  { body, idempotencyKey }: Sent,
  { huntId, donations }: Pick<Checked, 'huntId' | 'donations'>,
): Promise<Outcome | null> {
  if (idempotencyKey === null) return null
  const isSame = (one: { reason: string | null; idempotency_key: string | null }) =>
    one.idempotency_key === idempotencyKey && one.reason === body.reason
  const version = (await findVersions(transaction, huntId)).find(isSame)
  if (version && isSameReport(donations, await findVersionRows(transaction, version.id))) return 'amended'
  const request = (await findRequests(transaction, huntId)).find(isSame)
  if (request && isSameReport(donations, await findRequestRows(transaction, request.id))) return 'requested'
  return null
}

/** @throws Conflict if the version is outdated, a request is pending, or after too many corrections */
async function outcomeOf(transaction: DbTransaction, { now, body }: Sent, huntId: number): Promise<Outcome> {
  const versions = await findVersions(transaction, huntId)
  const requests = await findRequests(transaction, huntId)
  if (body.version !== versions.at(-1)!.number) throw new Conflict(overtaken)
  const { most } = limits.correction
  if (versions.length + requests.length > most)
    throw new Conflict(`Ce compte rendu a déjà été corrigé ${most} fois. Contactez votre fédération.`)
  const state = reportState({ versions, requests }, now)
  if (isAllowed(reportLifecycle, state, { type: 'report.amended' })) return 'amended'
  assertAllowed(reportLifecycle, state, { type: 'correction.requested' }, awaited)
  return 'requested'
}
