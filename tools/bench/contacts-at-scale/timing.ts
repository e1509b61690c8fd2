import type { Db, DbTransaction } from '../../../server/database.ts'

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

export const inTransaction = <T>(db: Db, work: (transaction: DbTransaction) => Promise<T>): Promise<T> =>
  db.transaction().execute(work)

const took = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Prints how long the work takes with each of these. */
export async function times<T>(what: string, each: readonly T[], work: (one: T) => Promise<unknown>) {
  const all: number[] = []
  for (const one of each) all.push(await took(() => work(one)))
  console.log(
    `${what.padEnd(58)} median ${median(all).toFixed(1).padStart(8)} ms, slowest ${Math.max(...all)
      .toFixed(1)
      .padStart(8)} ms`,
  )
}

/** Prints how long the work takes, or why it failed. */
export async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const ms = await took(work).catch((error: Error) => error.message)
  console.log(`${what.padEnd(58)} ${typeof ms === 'string' ? ms : `${(ms / 1000).toFixed(1)} s`}`)
}
