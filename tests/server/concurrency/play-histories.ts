import * as fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { onAnyDatabase } from '../support/databases.ts'
import { seedActors } from './actors.ts'
import { concurrentHistory, sequence } from './histories.ts'
import { HistoryRunner } from './history-runner.ts'

const wanted = process.env['FC_RUNS']
/** Milliseconds for shrinking a failing history. */
const SHRINKING = process.env['FC_SHRINK'] === '0' ? 0 : 120_000
/** Milliseconds after which a history counts as hung. */
const HANGS = 10_000

const amount = (usual: number) => Number(wanted ?? usual)
/** Milliseconds after which a test with this many histories counts as hung. */
const limit = (usual: number) => 300_000 + SHRINKING + amount(usual) * HANGS
/** How many histories are played; FC_RUNS says otherwise. */
type Amounts = { sequences: number; concurrent: number }

/** Plays random histories of a seed, and compares answers and stored data with the model. */
export const playHistories = (seed: number, { sequences, concurrent }: Amounts) =>
  onAnyDatabase((fresh, again) => {
    let runner: HistoryRunner
    beforeAll(async () => {
      runner = await HistoryRunner.open(fresh())
    })
    afterAll(() => runner.close())

    /** Runs histories, and shrinks a failing one within the time limit. */
    async function play<T>(
      histories: fc.Arbitrary<T>,
      usual: number,
      playOne: (history: T) => Promise<void>,
    ) {
      let until: number | null = null
      const property = fc.asyncProperty(histories, async (history) => {
        if (until !== null && Date.now() >= until) return
        await again()
        await playOne(history).catch((error: unknown) => {
          until ??= Date.now() + SHRINKING
          throw error
        })
      })
      await fc.assert(property, { seed, numRuns: amount(usual) })
    }

    test(
      'Sequential commands are answered as the specification says',
      () => play(sequence(40), sequences, (commands) => runner.playSequence(commands)),
      limit(sequences),
    )

    test(
      'Concurrent commands have a linearisation that explains their answers and the stored data',
      () => play(concurrentHistory, concurrent, (history) => runner.playConcurrent(history)),
      limit(concurrent),
    )
  }, seedActors)
