import { join } from 'node:path'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import type { Chart } from '../../../tests/explore/find-charts.ts'
import { statesOf } from '../../../tests/explore/states.ts'
import { declaredAs, declaredBy, idOf, limitsIn, reachedFrom } from './declarations.ts'

const chartId = ({ file, exported }: Chart) => idOf(join('machines', file), exported)
const screenOf = ({ file }: Chart) => join('src/screens', file.replace(/\.ts$/, '.tsx'))

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
  const [machines, screens] = [new Set(charts.map(chartId)), new Set(charts.map(screenOf))]
  const reached = (starts: readonly string[], folders: readonly string[]) =>
    reachedFrom(
      starts,
      (id) =>
        folders.some((folder) => id.startsWith(folder)) &&
        !machines.has(id) &&
        !screens.has(id.slice(0, id.indexOf('#'))),
    )
  return new Map(
    charts.map((chart) => {
      const calls = callsOf(chart)
      const used = [
        ...reached([chartId(chart)], ['machines/', 'contract/']),
        ...reached(declaredBy(screenOf(chart)), ['src/screens/', 'src/words/', 'contract/']),
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
