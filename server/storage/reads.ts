import type { Db } from '../database.ts'
import { isPassing } from './connection.ts'
import type { ReplicaWatch } from './replica-watch.ts'

/** Where a read goes. `asOf`: of when a replica's data are; null for the primary, whose data are current. */
export type Source = { db: Db; asOf: Date | null }

/** Makes a read where it may be made; `fromPrimary` asks for current data. */
export type Reads = <T>(read: (source: Source) => Promise<T>, fromPrimary?: boolean) => Promise<T>

/** All reads of a service without a replica. */
export const readsOf =
  (db: Db): Reads =>
  (read) =>
    read({ db, asOf: null })

type Parts = {
  primary: Db
  replica: Db
  watch: Pick<ReplicaWatch, 'asOf' | 'doubt'>
  count?: (database: 'primary' | 'replica') => void
}

/**
 * Reads from a replica, and from the primary while the replica is too late or gone: then a read that it
 * could not answer is made again.
 */
export function readsApart({ primary, replica, watch, count = () => {} }: Parts): Reads {
  return async (read, fromPrimary = false) => {
    const asOf = fromPrimary ? null : watch.asOf()
    if (asOf)
      try {
        const found = await read({ db: replica, asOf })
        count('replica')
        return found
      } catch (error) {
        if (!(error instanceof Error && isPassing(error))) throw error
        watch.doubt()
      }
    count('primary')
    return read({ db: primary, asOf: null })
  }
}
