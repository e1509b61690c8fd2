import { expect, test } from 'vitest'
import { flows } from '../../models/registry.ts'
import { keptByChart } from './by-chart.ts'
import { keptBy } from './kept.ts'

for (const [name, all] of Object.entries(keptByChart))
  for (const kept of all)
    test(`${name} keeps ${Object.keys(kept.keeps).join(', ')} after ${kept.after.map(({ type }) => type).join(' › ') || 'it starts'}`, () =>
      expect(keptBy(flows.find((flow) => flow.name === name)!.machine, kept)).toEqual(kept.keeps))
