import { findCharts } from '../../explore/find-charts.ts'
import { explore } from '../../explore/explore.ts'
import { assertRules } from './rules.ts'

for (const { group, name, machine } of await findCharts()) {
  if (group !== 'lifecycle') continue
  // An entity may stay in a state for ever, such as a revealed phone; only a person needs a way on.
  assertRules({ name, machine, explored: { ...explore(machine), deadEnds: [] } })
}
