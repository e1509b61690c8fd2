import { expect, test } from 'vitest'
import { personOf } from '../../screens/run/person.ts'
import { walkScreen } from '../../screens/run/run.tsx'
import type { ScreenResult } from './results.ts'
import { ownFlows, ownStories } from './subjects.ts'
import { switchboard } from './switchboard.ts'
import { takeAsItIs, tried } from './trial.ts'

/** A walk that comes to a switch: a path of a flow, or a story. */
type Trial = { of: string; steps: number; walk: () => Promise<void> }

/** Paths that are walked at most with one switch off, in turn from each flow that comes to it. */
const TRIALS = 60

const trials = new Map<string, Trial[]>()

/** The shortest path of every flow first, then the next of each. */
function inTurn(all: readonly Trial[]): Trial[] {
  const ranked = [...Map.groupBy(all, (trial) => trial.of).values()].flatMap((own) =>
    own.toSorted((a, b) => a.steps - b.steps).map((trial, rank) => ({ trial, rank })),
  )
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ trial }) => trial)
}

async function isSeen(id: string): Promise<boolean> {
  switchboard.off = id
  try {
    for (const { walk } of inTurn(trials.get(id) ?? []).slice(0, TRIALS)) {
      const outcome = await tried(walk).then(
        () => 'passed',
        () => 'failed',
      )
      if (outcome === 'failed') return true
    }
    return false
  } finally {
    switchboard.off = undefined
  }
}

/** Takes a walk as it is, for a trial means nothing where that fails already, and notes what it passes. */
async function note(trial: Trial) {
  switchboard.passed.clear()
  await takeAsItIs(trial.walk)
  for (const id of switchboard.passed) trials.set(id, [...(trials.get(id) ?? []), trial])
}

for (const flow of ownFlows)
  test(flow.name, async () => {
    for (const path of flow.explored.byTransition()) {
      const walk = () => walkScreen(flow, path, new Set())
      await note({ of: flow.name, steps: path.steps.length, walk })
    }
  })

for (const { title, tell } of ownStories)
  test(title, () => note({ of: title, steps: 0, walk: () => tell(personOf()) }))

test('every handler and every lock, one at a time', async ({ task }) => {
  const results: ScreenResult[] = []
  for (const id of trials.keys()) results.push({ id, isSeen: await isSeen(id) })
  task.meta.screens = results
  expect(results.length).toBeGreaterThan(0)
})
