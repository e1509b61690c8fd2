import { chartTitle } from '../../tests/explore/dictionary.ts'
import { coverageOf } from './coverage.ts'
import { browserPaths } from '../../tests/model/browser-paths.ts'
import type { Flow } from '../../tests/model/model.ts'
import { numbered } from '../../tests/model/numbered-paths.ts'
import type { Chosen } from './selection.ts'
import { pathLabel } from '../../tests/model/step-labels.ts'

type Cell = string | number

export function columns(rows: readonly (readonly Cell[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)))
  const cell = (text: Cell, column: number) =>
    typeof text === 'number' ? String(text).padStart(widths[column]!) : text.padEnd(widths[column]!)
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n')
}

function row(flow: Flow): Cell[] {
  const { transitions } = coverageOf(flow, browserPaths(flow))
  return [
    flow.name,
    flow.explored.states,
    flow.explored.declared,
    numbered(flow, 'short').length,
    numbered(flow, 'covering').length,
    `${Math.floor((100 * transitions.covered) / transitions.possible)} %`,
    chartTitle(flow.machine),
  ]
}

/** Every flow with its counts; the last column is the share of transitions taken in the browser. */
export const flowsText = (flows: readonly Flow[]): string =>
  columns([
    ['parcours', 'états', 'transitions', 'chemins courts', 'chemins', 'couvert', ''],
    ...flows.map(row),
  ])

export const pathsText = (paths: readonly Chosen[]): string =>
  paths
    .map(
      ({ flow, number, path }) =>
        `${String(number).padStart(3)}  ${pathLabel(flow.machine, path.steps)}\n     ${path.title}`,
    )
    .join('\n')
