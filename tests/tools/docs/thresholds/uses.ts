import { join } from 'node:path'
import { endpoints, type EndpointName } from '../../../../contract/endpoints.ts'
import type { Chart } from '../../../explore/find-charts.ts'
import { statesOf } from '../../../explore/states.ts'
import { type SourceFile, sourcesBelow } from '../architecture/project-sources.ts'

const below = ['contract', 'machines', 'src/screens', 'server/handlers', 'server/queries', 'server/rules']
const files = new Map(below.flatMap(sourcesBelow).map((file) => [file.path, file]))

/** The names of the limits that a file reads, such as `wish.min`, or `wish` if it uses all of it. */
function readBy({ text }: SourceFile): string[] {
  const direct = [...text.matchAll(/\blimits\.([A-Za-z]+(?:\.[a-z]\w*)*)/g)].map(([, name = '']) => name)
  const [, parts = ''] = /const \{([^}]+)\} = limits\b/.exec(text) ?? []
  return [...direct, ...parts.split(',').map((part) => part.trim())].filter(Boolean)
}

const isWithin = (one: string, other: string) => one === other || one.startsWith(`${other}.`)

/** A file and its transitive imports below the given floors; other charts are not followed. */
function reached(start: string, floors: readonly string[], ends: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const visit = (path: string) => {
    const file = files.get(path)
    if (!file || found.has(path) || (path !== start && ends.has(path))) return
    found.add(path)
    for (const next of file.imports) if (floors.some((floor) => next.startsWith(floor))) visit(next)
  }
  visit(start)
  return found
}

/** Whether a limit could be about what a call sends or answers: not for a command on an id alone. */
const hasContents = (key: EndpointName) => {
  const call = endpoints[key]
  return call.method === 'GET' || 'body' in call || 'query' in call
}

/** The file that declares a call, unless it is on an id alone, and that of its server handler. */
function filesOfCall(key: EndpointName): string[] {
  const declared = [...files.values()].filter(
    ({ path, text }) =>
      hasContents(key) && path.startsWith('contract/') && new RegExp(`export const ${key} = `).test(text),
  )
  const answered = [...files.values()].filter(
    ({ path, text }) => path.startsWith('server/handlers/') && text.includes(`export const ${key}:`),
  )
  return [...declared, ...answered].map(({ path }) => path)
}

const callsOf = ({ machine }: Chart): EndpointName[] =>
  statesOf(machine)
    .flatMap(({ invoke }) => invoke.map(({ id }) => id))
    .filter((id): id is EndpointName => id in endpoints)

/** By flow, the limits that its chart, its screen, and its calls read. */
export function limitsByFlow(charts: readonly Chart[]): Map<Chart, string[]> {
  const ends = new Set(
    charts.flatMap(({ file }) => [
      join('machines', file),
      join('src/screens', file.replace(/\.ts$/, '.tsx')),
    ]),
  )
  return new Map(
    charts.map((chart) => {
      const screen = join('src/screens', chart.file.replace(/\.ts$/, '.tsx'))
      const paths = [
        ...reached(join('machines', chart.file), ['machines/'], ends),
        ...reached(screen, ['src/screens/'], ends),
        ...callsOf(chart).flatMap(filesOfCall),
      ]
      return [chart, [...new Set(paths)].flatMap((path) => readBy(files.get(path)!))]
    }),
  )
}

/** Whether any limit named by a rule is among those read. */
export const isRead = (named: readonly string[], read: readonly string[]): boolean =>
  named.some((name) => read.some((one) => isWithin(name, one) || isWithin(one, name)))
