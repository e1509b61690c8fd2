import { expect, inject, test } from 'vitest'
import { chartMutants } from './chart-mutants.ts'
import { detectedBy } from './chart-tests.ts'
import { chartSample } from './drawing.ts'
import type { ChartResult } from './results.ts'
import { ownSubjects } from './subjects.ts'

const { takesAll } = inject('share')

for (const subject of ownSubjects)
  test(subject.name, async ({ task }) => {
    const all = chartMutants(subject.machine)
    const results: ChartResult[] = []
    for (const mutant of takesAll ? all : chartSample(subject.name, all)) {
      const { kind, name } = mutant
      results.push({ kind, name, seenBy: await detectedBy(subject, mutant) })
    }
    task.meta.charts = { of: all.length, results }
    expect(results.length).toBeGreaterThan(0)
  })
