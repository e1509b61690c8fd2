import * as fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { onEveryDatabase } from '../support/databases.ts'
import { seedActors } from './actors.ts'
import { concurrentHistory, sequence } from './histories.ts'
import { HistoryRunner } from './history-runner.ts'

/** A fixed seed by default; a failure prints it. */
const seed = Number(process.env['FC_SEED'] ?? 1808)
const wanted = process.env['FC_RUNS']
/** Milliseconds for shrinking a failing history. */
const SHRINKING = process.env['FC_SHRINK'] === '0' ? 0 : 120_000
/** Milliseconds after which a history counts as hung. */
const HANGS = 10_000

const amount = (usual: number) => Number(wanted ?? usual)
/** Milliseconds after which a test with this many histories counts as hung. */
const limit = (usual: number) => 300_000 + SHRINKING + amount(usual) * HANGS
const [SEQUENCES, CONCURRENT] = [15, 45]

onEveryDatabase((fresh, again) => {
  let runner: HistoryRunner
  beforeAll(async () => {
    runner = await HistoryRunner.open(fresh())
  })
  afterAll(() => runner.close())

  /** Runs histories, and shrinks a failing one within the time limit. */
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
    'Sequential commands are answered as the specification says',
    () => play(sequence(40), SEQUENCES, (commands) => runner.playSequence(commands)),
    limit(SEQUENCES),
  )

  test(
    'Concurrent commands have a linearisation that explains their answers and the stored data',
    () => play(concurrentHistory, CONCURRENT, (history) => runner.playConcurrent(history)),
    limit(CONCURRENT),
  )
}, seedActors)
