import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { inTime } from '../http/in-time.ts'

/** Milliseconds that the data of a replica may be old for it to be read, by any clock that people have. */
export const MOST_LAG = 60_000
/** Milliseconds after which an unanswered check counts as failed. */
const PATIENCE = 2000
/** Milliseconds for which positions are kept, so that a longer lag is still told. */
const KEPT = 600_000

/** A position in the primary's log, in bytes, and when it was read (milliseconds). */
type Position = { at: number; written: number }
type Primary = { system: string; database: string; written: number }
type Replica = { system: string; database: string; replayed: number }

/** Everything that was acknowledged before is within `written`. */
async function askPrimary(db: Db): Promise<Primary> {
  const { rows } = await sql<Primary>`
    select system_identifier::text as system, current_database() as database,
      pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as written
    from pg_control_system()`.execute(db)
  return rows[0]!
}

/** `replayed` is 0, before every position, on a server that is no replica, or no longer. */
async function askReplica(db: Db): Promise<Replica> {
  const { rows } = await sql<Replica>`
    select system_identifier::text as system, current_database() as database,
      case when pg_is_in_recovery()
        then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 else 0 end as replayed
    from pg_control_system()`.execute(db)
  return rows[0]!
}

type Parts = {
  primary: Db
  replica: Db
  now?: () => number
  patience?: number
  ask?: { primary: typeof askPrimary; replica: typeof askReplica }
}

/**
 * Watches how old the data of a replica are. Positions of the primary's log are read again and again: the
 * data are of the moment of the latest one that the replica has replayed. Thus neither an idle primary nor
 * a replica that has lost its primary looks otherwise than it is, and nothing is written.
 */
export function watchReplica({ primary, replica, now = Date.now, patience = PATIENCE, ask }: Parts) {
  const { primary: readPrimary, replica: readReplica } = ask ?? { primary: askPrimary, replica: askReplica }
  let positions: Position[] = []
  let dataOf: number | null = null
  const isAnswered = inTime(async () => {
    const at = now()
    const source = await readPrimary(primary)
    positions = [...positions.filter((one) => at - one.at <= KEPT), { at, written: source.written }]
    const { replayed, system, database } = await readReplica(replica)
    if (system !== source.system || database !== source.database) return false
    dataOf = positions.findLast(({ written }) => written <= replayed)?.at ?? null
    return true
  }, patience)
  return {
    /** Measures again; meant to be called every few seconds, never by two at once. */
    async check(): Promise<void> {
      if (!(await isAnswered())) dataOf = null
    },
    /** A read has failed: the replica is not used before it has answered the next check. */
    doubt: () => void (dataOf = null),
    /** Of when the data are; null if unknown, too long ago, or if this is no replica of the primary. */
    asOf: () => (dataOf === null || now() - dataOf > MOST_LAG ? null : new Date(dataOf)),
    /** Milliseconds; null if unknown. */
    lag: () => (dataOf === null ? null : now() - dataOf),
  }
}
export type ReplicaWatch = ReturnType<typeof watchReplica>
