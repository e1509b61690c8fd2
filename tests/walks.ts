import type { Moment, Passage } from './moment.ts'
import type { Edge } from './paths.ts'
import { pathTitle } from './titles.ts'

/** A way through a machine from its start. The title is the chain of events, on one line. */
export type Path = { title: string; start: Moment; steps: readonly Passage[] }

type Graph = {
  origin: string
  start: Moment
  edges: readonly Edge[]
  /** The shortest known way to a moment. */
  prefix: (key: string) => Edge[]
}

const toPath = (start: Moment, steps: readonly Edge[]): Path => ({ title: pathTitle(steps), start, steps })

/** For every goal the shortest way to it; a way that a longer one holds is left out. */
export function shortest({ start, prefix }: Graph, goals: readonly Edge[]): Path[] {
  const left = new Set(goals)
  const ways = goals.map((goal) => [...prefix(goal.from), goal]).toSorted((a, b) => b.length - a.length)
  const paths: Path[] = []
  for (const way of ways) {
    const goal = way.at(-1)
    if (!goal || !left.has(goal)) continue
    for (const edge of way) left.delete(edge)
    paths.push(toPath(start, way))
  }
  return paths
}

/** Few long walks: always on to the nearest goal left, and a new walk when there is none ahead. */
export function tours({ origin, start, edges }: Graph, goals: readonly Edge[]): Path[] {
  const left = new Set(goals)
  const departures = Map.groupBy(edges, ({ from }) => from)
  const nearest = (from: string): Edge[] | undefined => {
    const ways = new Map<string, Edge[]>([[from, []]])
    for (const [key, way] of ways)
      for (const edge of departures.get(key) ?? []) {
        if (left.has(edge)) return [...way, edge]
        if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge])
      }
    return undefined
  }
  const paths: Path[] = []
  while (left.size > 0) {
    const walk: Edge[] = []
    for (let way = nearest(origin); way; way = nearest(walk.at(-1)?.to ?? origin)) {
      walk.push(...way)
      for (const edge of way) left.delete(edge)
    }
    if (walk.length === 0) break
    paths.push(toPath(start, walk))
  }
  return paths
}
