import { fr } from '../../src/ui/text/typography.ts'
import { chartTitle } from '../../tests/explore/dictionary.ts'
import type { Chart } from '../../tests/explore/find-charts.ts'
import { flows } from '../../tests/models/registry.ts'
import { explore } from '../../tests/explore/explore.ts'
import { type Coverage, coverageOf, type Measure, total } from './measure.ts'
import { browserRunPaths, machineRunPaths, screenRunPaths } from '../../tests/model/run-paths.ts'

const measures: readonly Measure[] = ['transitions', 'edges', 'pairs', 'guards']
const runs = ['machine', 'screen', 'browser'] as const
type Runs = Partial<Record<(typeof runs)[number], Coverage>>
type Row = { name: string; title: string; states: number } & Runs

function flowRow(flow: (typeof flows)[number]): Row {
  return {
    name: flow.name,
    title: chartTitle(flow.machine),
    states: flow.explored.states,
    machine: coverageOf(flow, machineRunPaths(flow)),
    screen: coverageOf(flow, screenRunPaths(flow)),
    browser: coverageOf(flow, browserRunPaths(flow)),
  }
}

function lifecycleRow({ name, machine }: Chart): Row {
  const explored = explore(machine)
  return {
    name,
    title: chartTitle(machine),
    states: explored.states,
    machine: coverageOf({ machine, explored }, machineRunPaths({ explored })),
  }
}

/** What `npm test` covers of every chart, flows first. */
export const coverageRows = (charts: readonly Chart[]): Row[] => [
  ...flows.map(flowRow),
  ...charts.filter(({ group }) => group === 'lifecycle').map(lifecycleRow),
]

/** `49 · 18 · 12 / 49`: the coverage of each run and the total; « 49 / 49 » if only the first one runs. */
function cell(row: Runs, measure: Measure): string {
  const own = runs.flatMap((run) => row[run] ?? []).map((coverage) => coverage[measure])
  const possible = own[0]?.possible ?? 0
  return possible === 0 ? '—' : `${own.map(({ covered }) => covered).join(' · ')} / ${possible}`
}

function sums(rows: readonly Row[]): Runs {
  const own = runs.map((run) => [run, rows.flatMap((row) => row[run] ?? [])] as const)
  return Object.fromEntries(own.flatMap(([run, all]) => (all.length > 0 ? [[run, total(all)]] : [])))
}

/** The coverage table: the sums, then one row per chart. */
function tableOf(rows: readonly Row[], name: (row: Row) => string): string[][] {
  const line = (title: string, states: number, row: Runs) => [
    title,
    String(states),
    ...measures.map((measure) => cell(row, measure)),
  ]
  const sum = (title: string, some: readonly Row[]) =>
    line(
      title,
      some.reduce((count, { states }) => count + states, 0),
      sums(some),
    )
  return [
    ['Schéma', 'États', 'Transitions', 'Exemples', 'Paires', 'Conditions'],
    sum(
      'Tous les parcours',
      rows.filter(({ screen }) => screen),
    ),
    sum(
      'Tous les cycles de vie',
      rows.filter(({ screen }) => !screen),
    ),
    ...rows.map((row) => line(name(row), row.states, row)),
  ]
}

/** The table for a terminal. */
export function coverageText(rows: readonly Row[]): string {
  const table = tableOf(rows, ({ name }) => name)
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  return table
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The page `var/docs/tested/coverage.md`. */
export function coveragePage(rows: readonly Row[]): string {
  const [head = [], ...body] = tableOf(rows, ({ name, title, screen }) =>
    screen ? `[${title}](${name}.md)` : title,
  )
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const lines = [
    '# Ce que les tests parcourent',
    '',
    'Chaque schéma est parcouru de trois façons : seul, avec l’écran affiché, et dans un navigateur. Une case « 10 · 9 · 8 / 10 » le dit dans cet ordre : 10 sur le schéma seul, 9 sur l’écran, 8 dans le navigateur, sur 10 qui existent. Les cycles de vie n’ont pas d’écran : une seule façon.',
    '',
    '- **États** : ceux où l’on peut se trouver. Un groupe d’états n’en est pas un de plus.',
    '- **Transitions** : les flèches du schéma.',
    '- **Exemples** : chaque événement, à chaque moment atteint ; chaque exemple de ce qu’il porte, à chaque transition qu’il prend.',
    '- **Paires** : deux transitions dont la seconde peut suivre aussitôt la première.',
    '- **Conditions** : les deux réponses, oui et non, de chaque condition.',
    '',
    'Sur le schéma seul, il ne manque rien : `npm test` échoue s’il manque une transition, une paire ou une réponse. Un navigateur ne peut pas tout provoquer, et ne refait pas ce que le schéma ou l’écran ont déjà montré.',
    '',
    line(head),
    line(head.map(() => '---')),
    ...body.map(line),
    '',
    '*Page écrite par `npm run docs:build`.*',
    '',
  ]
  return fr(lines.join('\n'))
}
