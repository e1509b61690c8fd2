import type { Moment, Passage } from './moment.ts'
import type { Edge } from './paths.ts'
import { pathTitle } from './titles.ts'

/**
 * A way through a machine from its start with an input. The title is the chain of events, on one line.
 */
export type Path = { title: string; input: unknown; start: Moment; steps: readonly Passage[] }

type Origin = { input: unknown; start: Moment }
type Graph = {
  /** Where walks begin, by the keys of those moments. */
  origins: ReadonlyMap<string, Origin>
  edges: readonly Edge[]
  /** The shortest known way to a moment. */
  prefix: (key: string) => Edge[]
}

function toPath({ origins }: Graph, steps: readonly Edge[]): Path {
  const { input, start } = origins.get(steps[0]!.from)!
  return { title: pathTitle(steps), input, start, steps }
}

/** For every goal the shortest way to it; a way that a longer one holds is left out. */
export function shortest(graph: Graph, goals: readonly Edge[]): Path[] {
  const { prefix } = graph
  const left = new Set(goals)
  const ways = goals.map((goal) => [...prefix(goal.from), goal]).toSorted((a, b) => b.length - a.length)
  const paths: Path[] = []
  for (const way of ways) {
    const goal = way.at(-1)
    if (!goal || !left.has(goal)) continue
    for (const edge of way) left.delete(edge)
    paths.push(toPath(graph, way))
  }
  return paths
}

/** Few long walks: always on to the nearest goal left, and a new walk when there is none ahead. */
export function tours(graph: Graph, goals: readonly Edge[]): Path[] {
  const { origins, edges } = graph
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
  for (const origin of origins.keys())
    while (nearest(origin)) {
      const walk: Edge[] = []
      for (let way = nearest(origin); way; way = nearest(walk.at(-1)?.to ?? origin)) {
        walk.push(...way)
        for (const edge of way) left.delete(edge)
      }
      paths.push(toPath(graph, walk))
    }
  return paths
}
