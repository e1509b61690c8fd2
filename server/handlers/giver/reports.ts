import type { Received } from '../../../contract/giver/reports.ts'
import type { ReportChange } from '../../../contract/shared/reports.ts'
import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { findHunt } from '../../queries/giver/hunts.ts'
import {
  countUnreceived,
  keepFirstVersions,
  readVersions,
  type VersionRead,
  insertRequest,
  readLatestRequest,
} from '../../queries/giver/reports.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { followRecalls } from '../../rules/recalls/following.ts'
import { checkCorrection, unknownHunt, unreported } from '../../rules/reports/corrections.ts'
import { amendableUntil, reportState } from '../../rules/reports/reports.ts'
import { findRequests, insertVersion, replaceDonations } from '../../queries/shared/reports/reports.ts'

/** The changes between a version and the one before it. */
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

/** Who received what by a version, one entry per person. */
const receivedBy = ({ rows }: VersionRead): Received[] =>
  [...Map.groupBy(rows, ({ receiver_id }) => receiver_id).values()].map((own) => ({
    person: own[0]!.person,
    animals: own.map(({ specimen_type_id, quantity }) => ({ specimen_type_id, quantity })),
  }))

/** Reads the report of one of the caller's hunts, latest version first. */
export const readReport: Handler<'readReport'> = async ({ db, now, caller, params }) => {
  const hunt = await findHunt(db, { giverId: caller.id, now, id: params.id })
  if (!hunt) throw new NotFound(unknownHunt)
  if (hunt.state !== 'finished') throw new NotFound(unreported)
  // During an update, a server of the previous release may still store reports without versions.
  await keepFirstVersions(db, { huntId: hunt.id })
  const versions = await readVersions(db, hunt.id)
  const [first, latest] = [versions[0]!, versions.at(-1)!]
  return {
    state: reportState({ versions, requests: await findRequests(db, hunt.id) }, now),
    received: receivedBy(latest),
    unreceived: await countUnreceived(db, hunt.id),
    version: latest.number,
    amendable_until: amendableUntil(first.recorded_at),
    versions: versions
      .map((version, index) => {
        const { number, recorded_at, author, assistant, reason } = version
        const changes = changesOf(version, versions[index - 1])
        return { number, recorded_at: recorded_at.toISOString(), author, assistant, reason, changes }
      })
      .toReversed(),
    request: await readLatestRequest(db, hunt.id),
  }
}

/**
 * Corrects a report, or requests the correction from the federation after the allowed days. The hunt's
 * lock serialises concurrent corrections: the second finds another version than the one it is based on.
 */
export const amendDonations: Handler<'amendDonations'> = ({ db, ...call }) =>
  db.transaction().execute(async (transaction) => {
    const { now, publicUrl, caller, body, idempotencyKey } = call
    const { huntId, donations, version, state, isKept } = await checkCorrection(transaction, call)
    if (isKept) return { state }
    const correction = {
      hunt_id: huntId,
      author_id: caller.id,
      assistant_id: caller.assistedBy?.id ?? null,
      reason: body.reason,
      idempotency_key: idempotencyKey,
    }
    if (state === 'amended') {
      await replaceDonations(transaction, huntId, donations)
      const amended = { ...correction, number: version + 1, state, recorded_at: now }
      await insertVersion(transaction, amended, donations)
    } else await insertRequest(transaction, { ...correction, version, asked_at: now }, donations)
    const act = `report.${state}` as const
    const details = { hunt: huntId, version }
    const { federationId } = caller
    await recordAuditEntry(transaction, { act, by: caller, federationId, details }, now)
    await followRecalls(transaction, huntId, { by: caller, now, publicUrl })
    return { state }
  })
