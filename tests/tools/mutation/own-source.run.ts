import { expect, test } from 'vitest'
import { chartMutants } from './chart-mutants.ts'
import { judgeOwnSource } from './machine-oracles.ts'
import type { ChartResult } from './results.ts'
import { ownSubjects } from './subjects.ts'

/** Judges each mutant by the tests that do not know the chart from which it was made. */
for (const subject of ownSubjects)
  test(subject.name, async ({ task }) => {
    const results: ChartResult[] = []
    for (const mutant of chartMutants(subject.machine)) {
      const { kind, name } = mutant
      results.push({ kind, name, isSeen: (await judgeOwnSource(subject, mutant)) !== undefined })
    }
    task.meta.ownSource = results
    expect(results.length).toBeGreaterThan(0)
  })
