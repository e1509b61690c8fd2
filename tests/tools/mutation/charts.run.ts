import { expect, test } from 'vitest'
import { chartMutants } from './chart-mutants.ts'
import { conform } from './machine-judges.ts'
import type { ChartResult } from './results.ts'
import { ownSubjects } from './subjects.ts'

/** The paths of every chart as it should be, walked on each of its slips. */
for (const subject of ownSubjects)
  test(subject.name, async ({ task }) => {
    const results: ChartResult[] = []
    for (const mutant of chartMutants(subject.machine)) {
      const { kind, name } = mutant
      results.push({ kind, name, isSeen: (await conform(subject, mutant)) !== undefined })
    }
    task.meta.conform = results
    expect(results.length).toBeGreaterThan(0)
  })
