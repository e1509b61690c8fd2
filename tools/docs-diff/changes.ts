import { chartEntries, type Group } from '../../tests/explore/dictionary.ts'
import type { Chart } from '../../tests/explore/find-charts.ts'
import { fr } from '../../src/ui/text/typography.ts'
import { counted } from '../docs/markdown.ts'
import { figureOf } from '../docs/figure.ts'
import { compare, isChanged } from './compare.ts'
import { type Description, describeChart } from './describe.ts'
import { type MergedFigure, mergedFigure } from './merged-figure.ts'
import { sentencesOf } from './sentences.ts'

/** An added, removed or changed chart, as sentences and, unless removed, as a figure. */
export type ChartChange = {
  kind: 'added' | 'removed' | 'changed'
  name: string
  title: string
  group: Group
  sentences: string[]
  figure?: MergedFigure
}

/** The identity of a chart; its file may change. */
type Known = Pick<Chart, 'name' | 'group' | 'machine'>

const sizeOf = ({ states, arrows }: Description) =>
  `${counted(states.length - 1, 'état')}, ${counted(arrows.length, 'flèche')}`

function changeOf(before: Known | undefined, after: Known | undefined): ChartChange[] {
  const { name, machine, group } = (after ?? before)!
  const description = describeChart(machine)
  const change = (kind: ChartChange['kind'], sentences: string[], figure?: MergedFigure): ChartChange[] => [
    {
      kind,
      name,
      title: description.title,
      group: chartEntries[machine.id]?.group ?? 'everybody',
      sentences,
      ...(figure && { figure }),
    },
  ]
  const noun = group === 'flow' ? 'parcours' : 'cycle de vie'
  if (!after) return change('removed', [fr(`Ce ${noun} est retiré (${sizeOf(description)}).`)])
  if (!before) {
    const told = fr(machine.root.description ?? '')
    const whole = { figure: figureOf(machine), marks: new Map() }
    return change('added', [fr(`Nouveau ${noun} (${sizeOf(description)}) : ${told}`)], whole)
  }
  const comparison = compare(describeChart(before.machine), description)
  if (!isChanged(comparison)) return []
  const figure = mergedFigure(before.machine, machine, comparison)
  return change('changed', sentencesOf(description, comparison), figure)
}

export function changesBetween(before: readonly Known[], after: readonly Known[]): ChartChange[] {
  const find = (charts: readonly Known[], { machine: { id } }: Known) =>
    charts.find(({ machine }) => machine.id === id)
  return [
    ...after.flatMap((chart) => changeOf(find(before, chart), chart)),
    ...before.filter((chart) => !find(after, chart)).flatMap((chart) => changeOf(chart, undefined)),
  ]
}
