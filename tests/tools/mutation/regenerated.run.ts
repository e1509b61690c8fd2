import { expect, test } from 'vitest'
import { type Mutant, chartMutants } from './chart-mutants.ts'
import { regenerate } from './machine-oracles.ts'
import type { ChartResult } from './results.ts'
import { ownFlows } from './subjects.ts'

/** Every transition removed, and redirected once: running them on the screen takes the longest. */
const isSelected = ({ kind, changed }: Mutant, at: number, all: readonly Mutant[]) =>
  kind === 'removed' || (kind === 'redirected' && all[at - 1]?.kind === 'removed' && changed !== undefined)

/** Runs the tests that are generated from each mutant. */
for (const flow of ownFlows)
  test(flow.name, async ({ task }) => {
    const results: ChartResult[] = []
    for (const mutant of chartMutants(flow.machine).filter(isSelected)) {
      const { kind, name } = mutant
      results.push({ kind, name, isSeen: (await regenerate(flow, mutant)) !== undefined })
    }
    task.meta.regenerated = results
    expect(results.length).toBeGreaterThan(0)
  })
