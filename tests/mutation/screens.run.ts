import { expect, test } from 'vitest'
import type { Flow } from '../model.ts'
import type { Path } from '../walks.ts'
import type { ScreenResult } from './results.ts'
import { ownFlows } from './subjects.ts'
import { switchboard } from './switchboard.ts'
import { FIRST_PATIENCE, tryScreen } from './trial.ts'

type Trial = { flow: Flow; path: Path }

/** Paths that are walked at most with one switch off, in turn from each flow that comes to it. */
const TRIALS = 60

const trials = new Map<string, Trial[]>()

/** The shortest path of every flow first, then the next of each. */
function inTurn(all: readonly Trial[]): Trial[] {
  const ranked = [...Map.groupBy(all, ({ flow }) => flow.name).values()].flatMap((own) =>
    own.toSorted((a, b) => a.path.steps.length - b.path.steps.length).map((trial, rank) => ({ trial, rank })),
  )
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ trial }) => trial)
}

async function isSeen(id: string): Promise<boolean> {
  switchboard.off = id
  try {
    for (const { flow, path } of inTurn(trials.get(id) ?? []).slice(0, TRIALS)) {
      const outcome = await tryScreen(flow, path).then(
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

// Each path as it is: a trial means nothing where this fails already.
for (const flow of ownFlows)
  test(flow.name, async () => {
    for (const path of flow.explored.byTransition()) {
      switchboard.passed.clear()
      await tryScreen(flow, path, new Set(), FIRST_PATIENCE)
      for (const id of switchboard.passed) trials.set(id, [...(trials.get(id) ?? []), { flow, path }])
    }
  })

test('every handler and every lock, one at a time', async ({ task }) => {
  const results: ScreenResult[] = []
  for (const id of trials.keys()) results.push({ id, isSeen: await isSeen(id) })
  task.meta.screens = results
  expect(results.length).toBeGreaterThan(0)
})
