import { parisDay } from '../../../contract/days.ts'
import type { ReportChange } from '../../../contract/giver/reports.ts'
import { limits } from '../../../contract/limits.ts'
import { reportLifecycle } from '../../../machines/lifecycles/report.ts'
import type { DbTransaction } from '../../database.ts'
import { Conflict, NotFound, Refused } from '../../http/errors.ts'
import type { Call, Handler } from '../../http/handler.ts'
import {
  type Donation,
  findDonations,
  lockReceivers,
  replaceDonations,
} from '../../queries/giver/donations.ts'
import { findHunt, lockHunt } from '../../queries/giver/hunts.ts'
import {
  findVersionRows,
  findVersions,
  findVisible,
  insertVersion,
  keepFirstVersions,
  readVersions,
  type VersionRead,
} from '../../queries/giver/reports.ts'
import { findSpecimenTypeIds } from '../../queries/shared/specimen-types.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { checkDonations, isSameReport, readReportRows } from '../../rules/donations.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'
import { amendableUntil, reportState } from '../../rules/reports.ts'

const unknownHunt = 'Cette chasse est introuvable : elle a peut-être été supprimée.'
const unreported = 'Cette chasse n’a pas encore de compte rendu : informez d’abord votre fédération.'

/** What a version changes of the one before it. */
function changesOf({ rows }: VersionRead, before: VersionRead | undefined): ReportChange[] {
  const changes = new Map<string, ReportChange>()
  for (const [side, said] of [
    ['before', before?.rows ?? []],
    ['after', rows],
  ] as const)
    for (const { receiver_id, person, specimen_type_id, quantity } of said) {
      const key = `${receiver_id} ${specimen_type_id}`
      const known = changes.get(key) ?? { person, specimen_type_id, before: 0, after: 0 }
      changes.set(key, { ...known, [side]: quantity })
    }
  return [...changes.values()].filter((change) => change.before !== change.after)
}

/** The report of one of the caller's hunts, latest version first. */
export const readReport: Handler<'readReport'> = async ({ db, now, caller, params }) => {
  const hunt = await findHunt(db, { giverId: caller.id, today: parisDay(now), id: params.id })
  if (!hunt) throw new NotFound(unknownHunt)
  if (hunt.state !== 'finished') throw new NotFound(unreported)
  // A server of the version before, still at work beside this one, keeps no versions.
  await keepFirstVersions(db, { huntId: hunt.id })
  const versions = await readVersions(db, hunt.id)
  const [first, latest] = [versions[0]!, versions.at(-1)!]
  return {
    state: reportState({ state: latest.state, first_at: first.recorded_at }, now),
    version: latest.number,
    amendable_until: amendableUntil(first.recorded_at),
    versions: versions
      .map((version, index) => {
        const { number, recorded_at, author, assistant, reason } = version
        const changes = changesOf(version, versions[index - 1])
        return { number, recorded_at: recorded_at.toISOString(), author, assistant, reason, changes }
      })
      .toReversed(),
  }
}

/**
 * What a correction says in all: its own rows, and those of people whom the giver does not see, which
 * stay as they are.
 */
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
 * Corrects a report. The lock of the hunt makes corrections sent at the same time follow each other:
 * the second finds another version than the one it was made upon.
 */
export const amendDonations: Handler<'amendDonations'> = ({ db, ...call }) =>
  db.transaction().execute(async (transaction) => {
    const { now, caller, params, body, idempotencyKey } = call
    await holdOwnAccount(transaction, caller.id)
    const hunt = await lockHunt(transaction, { giverId: caller.id, today: parisDay(now), id: params.id })
    if (!hunt) throw new NotFound(unknownHunt)
    if (hunt.state !== 'finished') throw new Conflict(unreported)
    await keepFirstVersions(transaction, { huntId: hunt.id })
    const receivers = await lockReceivers(transaction, hunt.id, body.contact_ids)
    const current = await findDonations(transaction, hunt.id)
    const donations = await completed(transaction, readReportRows(body, receivers), current)
    if (await isKept(transaction, { ...call, huntId: hunt.id, donations })) return
    const number = await checkCorrection(transaction, { ...call, huntId: hunt.id })
    checkDonations(donations, await findSpecimenTypeIds(transaction))
    if (isSameReport(donations, current))
      throw new Refused({ quantities: ['Le compte rendu dit déjà cela : changez au moins une quantité.'] })
    await replaceDonations(transaction, hunt.id, donations)
    const version = {
      hunt_id: hunt.id,
      number: number + 1,
      state: 'amended',
      recorded_at: now,
      author_id: caller.id,
      assistant_id: caller.assistedBy?.id ?? null,
      reason: body.reason,
      idempotency_key: idempotencyKey,
    } as const
    await insertVersion(transaction, version, donations)
    const { federationId } = caller
    const details = { hunt: hunt.id, version: version.number }
    await recordAuditEntry(transaction, { act: 'report.amended', by: caller, federationId, details }, now)
  })

type Correction = Pick<Call<'amendDonations'>, 'now' | 'body' | 'idempotencyKey'> & { huntId: number }

/** Whether the same was sent before with this key. */
async function isKept(
  transaction: DbTransaction,
  { huntId, body, idempotencyKey, donations }: Correction & { donations: Donation[] },
): Promise<boolean> {
  if (idempotencyKey === null) return false
  const versions = await findVersions(transaction, huntId)
  const same = versions.find((version) => version.idempotency_key === idempotencyKey)
  return same?.reason === body.reason && isSameReport(donations, await findVersionRows(transaction, same.id))
}

/**
 * The number of the version that is corrected.
 * @throws Conflict when it is too late, when somebody was faster, or after too many corrections
 */
async function checkCorrection(transaction: DbTransaction, { huntId, now, body }: Correction) {
  const versions = await findVersions(transaction, huntId)
  const [first, latest] = [versions[0]!, versions.at(-1)!]
  if (body.version !== latest.number)
    throw new Conflict(
      'Ce compte rendu a été corrigé entre-temps, par exemple depuis un autre appareil. Relisez-le, puis recommencez.',
    )
  const state = reportState({ state: latest.state, first_at: first.recorded_at }, now)
  const late = `Les ${limits.correction.days} jours pour corriger ce compte rendu sont passés. Contactez votre fédération.`
  assertAllowed(reportLifecycle, state, { type: 'report.amended' }, late)
  if (versions.length > limits.correction.most)
    throw new Conflict(
      `Ce compte rendu a déjà été corrigé ${limits.correction.most} fois. Contactez votre fédération.`,
    )
  return latest.number
}
