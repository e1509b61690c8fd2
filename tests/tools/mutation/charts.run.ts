import { expect, test } from 'vitest'
import { chartMutants } from './chart-mutants.ts'
import { conform } from './machine-oracles.ts'
import type { ChartResult } from './results.ts'
import { ownSubjects } from './subjects.ts'

/** Runs the paths of every original chart on each of its mutants. */
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
