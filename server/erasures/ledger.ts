import { DAY, monthsBefore, parisDay } from '../../contract/days.ts'
import { limits } from '../../contract/limits.ts'
import type { Db } from '../database.ts'
import { type Erasure, findErasures, findKnownErasures } from '../queries/shared/erasures.ts'
import { StartRefused } from '../start-refused.ts'
import { appendToLedger, followLedger, forgetLedgerBefore, monthOf, readLedger } from './ledger-files.ts'

/** Midnight in UTC of the first day whose erasures are still kept; those before never count again. */
const keptSince = (now: Date) => new Date(monthsBefore(parisDay(now), limits.retention.erasures))

/**
 * The ledger of erasures: files outside the database, which a restored backup is compared with. Copied
 * after the commit, so that it never holds what was rolled back; what a crash left uncopied is copied by
 * the next start.
 */
export function openLedger(db: Db, folder: string) {
  const copied = followLedger(folder)
  let turn: Promise<void> = Promise.resolve()
  /** Copies erasures that are committed since a moment into files, unless they stand there. */
  async function copySince(since: Date): Promise<void> {
    const rows = await findErasures(db, since)
    if (rows.length === 0) return
    await copied.readOn(monthOf(since))
    const missing = rows.filter(({ id }) => !copied.has(id))
    if (missing.length > 0) await appendToLedger(folder, missing)
  }
  const inTurn = (work: () => Promise<void>) => {
    const done = turn.then(work)
    turn = done.catch(() => {})
    return done
  }
  return {
    /** Copies erasures of the last day. */
    copyRecent: (now: Date) => inTurn(() => copySince(new Date(now.getTime() - DAY))),
    /** Copies all that are kept, and deletes files of months that are over. */
    copyAll: (now: Date) =>
      inTurn(async () => {
        const since = keptSince(now)
        await copySince(since)
        await forgetLedgerBefore(folder, monthOf(since))
      }),
  }
}

/** Erasures of the ledger that the database does not know, oldest first, and the unreadable lines. */
export async function findMissing(db: Db, folder: string, now: Date) {
  const { erasures, unreadable } = await readLedger(folder)
  const since = keptSince(now)
  const kept = erasures.filter(({ at }) => at >= since)
  const known = await findKnownErasures(
    db,
    kept.map(({ id }) => id),
  )
  return { missing: kept.filter(({ id }: Erasure) => !known.has(id)), unreadable }
}

/**
 * Refuses a database that lacks erasures of the ledger: it was restored from before them.
 * @throws StartRefused
 */
export async function assertErased(db: Db, folder: string, now: Date): Promise<void> {
  const { missing } = await findMissing(db, folder, now)
  if (missing.length === 0) return
  throw new StartRefused(
    `Cette base est plus ancienne que le registre des effacements (${folder}), qui en contient ${missing.length} de plus. ` +
      'Après une restauration, lancez « npm run erasures -- apply », puis redémarrez ; si ce registre est celui d’une autre base, déplacez-le.',
  )
}
