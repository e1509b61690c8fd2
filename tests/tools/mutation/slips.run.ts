import { expect, test } from 'vitest'
import { type Mutant, chartMutants } from './chart-mutants.ts'
import { regenerate } from './machine-judges.ts'
import type { ChartResult } from './results.ts'
import { ownFlows } from './subjects.ts'

/** Every transition removed, and led astray once: what its own tests cost the most, on the screen. */
const isTried = ({ kind, changed }: Mutant, at: number, all: readonly Mutant[]) =>
  kind === 'removed' || (kind === 'redirected' && all[at - 1]?.kind === 'removed' && changed !== undefined)

/** What a slip in a chart lets the tests say that are made from it. */
for (const flow of ownFlows)
  test(flow.name, async ({ task }) => {
    const results: ChartResult[] = []
    for (const mutant of chartMutants(flow.machine).filter(isTried)) {
      const { kind, name } = mutant
      results.push({ kind, name, isSeen: (await regenerate(flow, mutant)) !== undefined })
    }
    task.meta.regenerated = results
    expect(results.length).toBeGreaterThan(0)
  })
