import * as fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { onAnyDatabase } from '../support/databases.ts'
import { seedActors } from './actors.ts'
import { concurrentHistory, sequence } from './histories.ts'
import { type Histories, openHistories } from './history-runner.ts'

const wanted = process.env['FC_RUNS']
const shrinks = process.env['FC_SHRINK'] !== '0'

/** How many histories are played; FC_RUNS says otherwise. */
type Amounts = { sequences: number; concurrent: number }

/** Plays random histories of a seed, and compares answers and stored data with the model. */
export const playHistories = (seed: number, { sequences, concurrent }: Amounts) =>
  onAnyDatabase((fresh, again) => {
    let runner: Histories
    beforeAll(async () => {
      runner = await openHistories(fresh())
    })
    afterAll(() => runner.close())

    /** Plays histories, and shrinks a failing one within the time limit. */
    const plays = <T>(
      title: string,
      histories: fc.Arbitrary<T>,
      usual: number,
      play: (history: T) => Promise<void>,
    ) => {
      const numRuns = Number(wanted ?? usual)
      // Milliseconds after which they count as hung, or have been shrunk enough.
      const limit = 120_000 + numRuns * 10_000
      const plugins = [fc.interruptAfterTimeLimit(limit, { failOnInterrupt: true })]
      const property = fc.asyncProperty(histories, (history) => again().then(() => play(history)))
      const run = () => fc.assert(property, { seed, numRuns, endOnFailure: !shrinks, plugins })
      test(title, run, limit + 60_000)
    }

    plays('Sequential commands are answered as the specification says', sequence(40), sequences, (commands) =>
      runner.playSequence(commands),
    )
    plays(
      'Concurrent commands have a linearisation that explains their answers and the stored data',
      concurrentHistory,
      concurrent,
      (history) => runner.playConcurrent(history),
    )
  }, seedActors)
