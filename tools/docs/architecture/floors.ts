import { type Box, boxWith, type Figure, titled, type Wire, wireBetween } from '../figure.ts'
import type { Row } from '../measure.ts'
import { sourcesBelow } from './project-sources.ts'
import { wrapped } from '../../../tests/explore/transition-labels.ts'

type Part = { name: string; purpose: string; paths: readonly string[]; hasRooms?: true }
type Floor = { name: string; parts: readonly Part[] }

/** A part below the folder of its name, unless other paths are given. */
const part = (name: string, purpose: string, besides: Partial<Part> = {}): Part => ({
  name,
  purpose,
  paths: [name.slice(0, -1)],
  ...besides,
})
const hasRooms = { hasRooms: true } as const

/** Every source file belongs to exactly one of these parts: the longest matching path counts. */
const floors: readonly Floor[] = [
  {
    name: 'src/',
    parts: [
      part('pages', 'main, app, routes/, spaces/: which page opens, with which actors', { paths: ['src'] }),
      part('src/screens/', 'snapshot → JSX + send', hasRooms),
      part('src/actors/', 'the only place that performs calls', hasRooms),
      part('src/words/', 'dates, numbers, names; paths.ts: the URLs', {
        paths: ['src/words', 'src/paths.ts'],
      }),
      part('src/ui/', 'building blocks without a domain word'),
    ],
  },
  {
    name: 'server/',
    parts: [
      part('the rest of server/', 'start, http/, security/, rules/, mails/, storage/ …', {
        paths: ['server'],
      }),
      part('server/handlers/', 'authorise, query, return', hasRooms),
      part('server/queries/', 'SQL; ownership stands in its WHERE', hasRooms),
    ],
  },
  {
    name: 'machines/',
    parts: [
      part('flows', 'what a person does, as charts', { paths: ['machines'], ...hasRooms }),
      part('machines/lifecycles/', 'what an entity may become'),
    ],
  },
  { name: 'contract/', parts: [part('contract/', 'the HTTP API as data', hasRooms)] },
]

const sources = floors.flatMap(({ name }) => sourcesBelow(name.slice(0, -1)))
const parts = floors.flatMap((floor) => floor.parts)
const covers = (path: string, file: string) => file === path || file.startsWith(`${path}/`)
const reachOf = (part: Part, file: string) =>
  Math.max(0, ...part.paths.filter((path) => covers(path, file)).map(({ length }) => length))

function partOf(file: string): Part | undefined {
  const [first] = parts.toSorted((one, other) => reachOf(other, file) - reachOf(one, file))
  return first && reachOf(first, file) > 0 ? first : undefined
}

function roomsOf({ paths: [path = ''] }: Part, others: readonly string[]): string[] {
  const folders = sources
    .map((source) => source.path)
    .filter((file) => covers(path, file))
    .map((file) => file.slice(path.length + 1).split('/'))
    .flatMap(([folder = '', ...rest]) => (rest.length > 0 ? [folder] : []))
  const rooms = [...new Set(folders)].filter((folder) => !others.includes(`${path}/${folder}`))
  return rooms.length === 0 ? [] : wrapped(rooms.join('\u00a0· '), 34)
}

function boxOf(part: Part): Box {
  const others = parts.flatMap((other) => (other === part ? [] : other.paths))
  const rows: Row[] = [
    titled(part.name),
    ...wrapped(part.purpose, 34).map((text): Row => ({ text, look: 'text' })),
    ...(part.hasRooms ? roomsOf(part, others) : []).map((text): Row => ({ text, look: 'call' })),
  ]
  return boxWith(part.name, 'state', rows)
}

function floorOf({ name, parts: [first, ...more] }: Floor): Box[] {
  if (!first) return []
  if (more.length === 0) return [boxOf(first)]
  return [boxWith(name, 'group', [titled(name)], [first, ...more].map(boxOf))]
}

function importsOf(): ReadonlyMap<Part, ReadonlySet<Part>> {
  const imports = new Map(parts.map((part) => [part, new Set<Part>()]))
  for (const source of sources)
    for (const file of source.imports) {
      const [from, to] = [partOf(source.path), partOf(file)]
      if (from && to && from !== to) imports.get(from)?.add(to)
    }
  return imports
}

/** A wire per import between parts; one for the whole floor if all its parts have the same import. */
function wiresOf(): Wire[] {
  const imports = importsOf()
  const wires = floors.flatMap((floor) =>
    parts.flatMap((to): Wire[] => {
      const from = floor.parts.filter((part) => imports.get(part)?.has(to))
      const isWhole = floor.parts.length > 1 && from.length === floor.parts.length
      const back = from.some((part) => floor.parts.includes(to) && parts.indexOf(to) < parts.indexOf(part))
      const names = isWhole ? [floor.name] : from.map(({ name }) => name)
      return names.map((name) => wireBetween(name, to.name, [], back))
    }),
  )
  return wires.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

export function floorsFigure(): Figure {
  const root = boxWith('floors', 'group', [titled('Who imports whom')], floors.flatMap(floorOf))
  return { root, wires: wiresOf() }
}
