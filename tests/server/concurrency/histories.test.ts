import * as fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { onEveryDatabase } from '../support/databases.ts'
import { seedActors } from './actors.ts'
import { concurrentHistory, sequence } from './histories.ts'
import { HistoryRunner } from './history-runner.ts'

/** The same histories every time, unless told otherwise; a failure prints its seed. */
const seed = Number(process.env['FC_SEED'] ?? 1808)
const wanted = process.env['FC_RUNS']
/** Milliseconds within which a failing history is made smaller. */
const SHRINKING = process.env['FC_SHRINK'] === '0' ? 0 : 120_000
/** Milliseconds that no history takes. */
const HANGS = 10_000

const amount = (usual: number) => Number(wanted ?? usual)
/** Milliseconds after which a test with so many histories hangs. */
const limit = (usual: number) => 300_000 + SHRINKING + amount(usual) * HANGS
const [SEQUENCES, CONCURRENT] = [15, 45]

onEveryDatabase((fresh, again) => {
  let runner: HistoryRunner
  beforeAll(async () => {
    runner = await HistoryRunner.open(fresh())
  })
  afterAll(() => runner.close())

  /** Plays histories, and makes one that fails smaller for as long as it is worth waiting. */
  async function play<T>(histories: fc.Arbitrary<T>, usual: number, playOne: (history: T) => Promise<void>) {
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
    'Whatever people do one after the other, each is answered as the specification says',
    () => play(sequence(40), SEQUENCES, (commands) => runner.playSequence(commands)),
    limit(SEQUENCES),
  )

  test(
    'Whatever people do at once, some order of it explains what they are answered and what is stored',
    () => play(concurrentHistory, CONCURRENT, (history) => runner.playConcurrent(history)),
    limit(CONCURRENT),
  )
}, seedActors)
