import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { effectsOf } from '../../tests/explore/effects.ts'
import type { Chart } from '../../tests/explore/find-charts.ts'
import { statesOf, transitionsFrom } from '../../tests/explore/states.ts'
import { eventName, guardName } from '../../tests/explore/transition-labels.ts'
import { causedBy } from './access.ts'
import { code, link, table } from './markdown.ts'
import { placeTitle } from './page-states.ts'
import type { Source } from './sources.ts'

const nameOf = ({ path }: AnyStateNode) => (path.length === 0 ? '' : code(path.join('.')))
const codes = (names: readonly string[]) => [...new Set(names)].filter(Boolean).map(code).join(' ')
const effects = (actions: readonly unknown[]) => codes(effectsOf(actions).map(({ name }) => name))
const file = (path: string) => link(code(path), `../../${path}`)

const stateRow = (node: AnyStateNode) => [
  placeTitle(node),
  nameOf(node),
  effects(node.entry),
  effects(node.exit),
]

const transitionRow = ({ group }: Chart, transition: AnyTransitionDefinition) => [
  nameOf(transition.source),
  codes([eventName(transition)]),
  codes([guardName(transition) ?? '']),
  (transition.target ?? []).map(nameOf).join(' '),
  group === 'flow'
    ? effects(transition.actions)
    : codes(causedBy(transition.eventType).flatMap(({ names }) => names)),
]

/** Columns without an entry are left out. */
function filledTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const isFilled = (_: string, column: number) => rows.some((row) => row[column] !== '')
  return table(
    head.filter(isFilled),
    rows.map((row) => row.filter(isFilled)),
  )
}

export function codeFold(chart: Chart, { pattern }: Source): string[] {
  const { machine, group } = chart
  const states = statesOf(machine)
  const last = group === 'flow' ? 'Effets' : 'Appels et permissions'
  return [
    '<details><summary>Les noms dans le code</summary>',
    '',
    [
      `${code(machine.id)}, ${file(`machines/${chart.file}`)}`,
      ...(pattern ? [`d’après ${file(pattern)}`] : []),
    ].join(', '),
    '',
    filledTable(
      ['État', 'Nom', 'En entrant', 'En sortant'],
      states.filter(({ path }) => path.length > 0).map(stateRow),
    ),
    '',
    filledTable(
      ['De', 'Événement', 'Condition', 'Vers', last],
      states.flatMap(transitionsFrom).map((transition) => transitionRow(chart, transition)),
    ),
    '',
    '</details>',
  ]
}
