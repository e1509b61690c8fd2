import { chartOf } from '../../tests/explore/dictionary.ts'
import type { Chart } from '../../tests/explore/find-charts.ts'
import { statesOf } from '../../tests/explore/states.ts'

/** Which chart runs which, in source order. */
export type Relations = { calls: ReadonlyMap<Chart, Chart[]>; usedBy: ReadonlyMap<Chart, Chart[]> }

export function relationsOf(charts: readonly Chart[]): Relations {
  const byId = new Map(
    charts.filter(({ group }) => group === 'flow').map((chart) => [chart.machine.id, chart]),
  )
  const calls = new Map<Chart, Chart[]>()
  const usedBy = new Map<Chart, Chart[]>(charts.map((chart) => [chart, []]))
  for (const chart of charts) {
    const { machine } = chart
    // A chart may run another without invoking it, once per row of a list.
    const run = [
      ...statesOf(machine).flatMap(({ invoke }) => invoke.map((each) => chartOf(machine, each)?.id)),
      ...Object.keys(machine.implementations.actors).map((src) => chartOf(machine, { src })?.id),
    ]
    const children = [...new Set(run)].flatMap((id) => byId.get(id ?? '') ?? [])
    calls.set(chart, children)
    for (const child of children) usedBy.get(child)?.push(chart)
  }
  return { calls, usedBy }
}
