import { chartTitle, chartEntries, type Group } from '../../tests/explore/dictionary.ts'
import type { Box, Figure, Wire } from './figure.ts'
import { groupTitles } from '../../tests/explore/groups.ts'
import type { Chart } from '../../tests/explore/find-charts.ts'
import { boxSize, type Row } from './measure.ts'
import type { Relations } from './relations.ts'
import { wrapped } from '../../tests/explore/transition-labels.ts'

export const groupOf = ({ machine }: Chart): Group => chartEntries[machine.id]?.group ?? 'everybody'

function boxOf(chart: Chart): Box {
  const rows: Row[] = wrapped(chartTitle(chart.machine), 28).map((text) => ({ text, look: 'title' }))
  return { id: chart.name, kind: 'state', rows, ...boxSize(rows), children: [] }
}

export function overviewOf(group: Group, charts: readonly Chart[], { calls }: Relations): Figure {
  const own = charts.filter((chart) => chart.group === 'flow' && groupOf(chart) === group)
  const wires = own.flatMap((chart) =>
    (calls.get(chart) ?? [])
      .filter((child) => own.includes(child))
      .map((child): Wire => ({
        id: `${chart.name} ${child.name}`,
        from: chart.name,
        to: child.name,
        tone: 'event',
        back: false,
        rows: [],
      })),
  )
  const rows: Row[] = [{ text: groupTitles[group], look: 'title' }]
  const children = own.map(boxOf)
  return { root: { id: group, kind: 'group', rows, ...boxSize(rows), children }, wires }
}
