import { chartTitle, chartEntries, type Group } from '../../tests/explore/dictionary.ts'
import { type Box, boxWith, type Figure, titled, wireBetween } from './figure.ts'
import { groupTitles } from '../../tests/explore/groups.ts'
import type { Chart } from '../../tests/explore/find-charts.ts'
import type { Relations } from './relations.ts'
import { wrapped } from '../../tests/explore/transition-labels.ts'

export const groupOf = ({ machine }: Chart): Group => chartEntries[machine.id]?.group ?? 'everybody'

const boxOf = ({ name, machine }: Chart): Box =>
  boxWith(name, 'state', wrapped(chartTitle(machine), 28).map(titled))

export function overviewOf(group: Group, charts: readonly Chart[], { calls }: Relations): Figure {
  const own = charts.filter((chart) => chart.group === 'flow' && groupOf(chart) === group)
  const wires = own.flatMap((chart) =>
    (calls.get(chart) ?? [])
      .filter((child) => own.includes(child))
      .map((child) => wireBetween(chart.name, child.name)),
  )
  return { root: boxWith(group, 'group', [titled(groupTitles[group])], own.map(boxOf)), wires }
}
