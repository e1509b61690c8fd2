import { dirname, join } from 'node:path'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import type { Chart } from '../../../tests/explore/find-charts.ts'
import { statesOf } from '../../../tests/explore/states.ts'
import { declaredAs, declaredBy, idOf, limitsIn, reachedFrom } from './declarations.ts'

const chartId = ({ file, exported }: Chart) => idOf(join('machines', file), exported)
const screenOf = ({ file }: Chart) => join('src/screens', file.replace(/\.ts$/, '.tsx'))
const fileOf = (id: string) => id.slice(0, id.indexOf('#'))
/** The component of a chart, which has its name and lies in its folder. */
const componentsOf = ({ file, machine: { id } }: Chart) =>
  declaredAs(`${id.charAt(0).toUpperCase()}${id.slice(1)}`, `${join('src/screens', dirname(file))}/`)
/** What shows a chart: its component, or all of its screen if none has its name. */
const shownBy = (chart: Chart) => {
  const own = componentsOf(chart)
  return own.length > 0 ? own : declaredBy(screenOf(chart))
}

export const callsOf = ({ machine }: Chart): EndpointName[] =>
  statesOf(machine)
    .flatMap(({ invoke }) => invoke.map(({ id }) => id))
    .filter((id): id is EndpointName => id in endpoints)

const answering = [
  'contract/',
  ...['handlers', 'queries', 'rules', 'security', 'retriever-file'].map((folder) => `server/${folder}/`),
]

/**
 * By flow, the limits that its chart, its screen and its calls read. Only declarations are followed, so that two
 * flows that share a file do not share its limits; those of other charts and screens are their own.
 */
export function limitsByFlow(charts: readonly Chart[]): Map<Chart, ReadonlySet<string>> {
  const others = new Set([...charts.map(chartId), ...charts.flatMap(componentsOf)])
  const screens = new Set(charts.map(screenOf))
  const reached = (starts: readonly string[], folders: readonly string[], own: readonly string[] = []) =>
    reachedFrom(
      starts,
      (id) =>
        folders.some((folder) => id.startsWith(folder)) &&
        !others.has(id) &&
        (own.includes(fileOf(id)) || !screens.has(fileOf(id))),
    )
  return new Map(
    charts.map((chart) => {
      const [calls, shown] = [callsOf(chart), shownBy(chart)]
      const used = [
        ...reached([chartId(chart)], ['machines/', 'contract/']),
        ...reached(shown, ['src/screens/', 'src/words/', 'contract/'], shown.map(fileOf)),
        ...reached(
          calls.flatMap((key) => declaredAs(key, 'contract/')),
          ['contract/'],
        ),
        ...reached(
          calls.flatMap((key) => declaredAs(key, 'server/handlers/')),
          answering,
        ),
      ]
      const isCostly = calls.some((key) => 'costly' in endpoints[key])
      return [chart, new Set([...used.flatMap(limitsIn), ...(isCostly ? ['costlyCalls'] : [])])]
    }),
  )
}

const isWithin = (one: string, other: string) => one === other || one.startsWith(`${other}.`)

export const isRead = (named: readonly string[], read: ReadonlySet<string>): boolean =>
  named.some((name) => [...read].some((one) => isWithin(name, one) || isWithin(one, name)))
