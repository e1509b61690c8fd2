import { expect, inject, test } from 'vitest'
import { personOf } from '../../tests/screens/run/person.ts'
import { runPathOnScreen } from '../../tests/screens/run/run-screen.tsx'
import { isScreenDrawn } from './drawing.ts'
import type { ScreenResult } from './results.ts'
import { ownFlows, ownInteractions } from './subjects.ts'
import { activeMutant } from './active-mutant.ts'
import { runUnchanged, runMutant } from './mutant-run.ts'

type MutantRun = { of: string; steps: number; execute: () => Promise<void> }

/** Maximum runs per mutant, alternating between the flows that pass it. */
const RUNS = 25

const { takesAll } = inject('share')

const runs = new Map<string, MutantRun[]>()

/** The shortest path of every flow first, then the next of each. */
function inTurn(all: readonly MutantRun[]): MutantRun[] {
  const ranked = [...Map.groupBy(all, (run) => run.of).values()].flatMap((own) =>
    own.toSorted((a, b) => a.steps - b.steps).map((run, rank) => ({ run, rank })),
  )
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ run }) => run)
}

async function isSeen(id: string): Promise<boolean> {
  activeMutant.off = id
  try {
    for (const { execute } of inTurn(runs.get(id) ?? []).slice(0, RUNS)) {
      const hasFailed = await runMutant(execute).then(
        () => false,
        () => true,
      )
      if (hasFailed) return true
    }
    return false
  } finally {
    activeMutant.off = undefined
  }
}

/** Records the mutation points passed without a mutation: a run that already fails proves nothing. */
async function record(run: MutantRun) {
  activeMutant.passed.clear()
  await runUnchanged(run.execute)
  for (const id of activeMutant.passed) runs.set(id, [...(runs.get(id) ?? []), run])
}

for (const flow of ownFlows)
  test(flow.name, async () => {
    for (const path of flow.explored.byTransition()) {
      const execute = () => runPathOnScreen(flow, path, new Set())
      await record({ of: flow.name, steps: path.steps.length, execute })
    }
  })

for (const { title, run } of ownInteractions)
  test(title, () => record({ of: title, steps: 0, execute: () => run(personOf()) }))

test('every handler and every lock, one at a time', async ({ task }) => {
  const results: ScreenResult[] = []
  for (const id of [...runs.keys()].filter((id) => takesAll || isScreenDrawn(id)))
    results.push({ id, isSeen: await isSeen(id) })
  task.meta.screens = results
  expect(results.length).toBeGreaterThan(0)
})
