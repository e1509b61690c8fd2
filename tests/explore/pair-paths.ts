import type { Edge } from './explore.ts'
import { type Graph, type Path, replayed } from './path-generation.ts'
import { numberOf } from './transition-numbers.ts'

/** Every pair of successive transitions on a path, including transitions within one step. */
export function pairsOf(way: readonly Pick<Edge, 'transitions'>[]): Set<string> {
  const chain = way.flatMap(({ transitions }) => transitions.map(numberOf))
  return new Set(chain.slice(1).map((next, index) => `${chain[index]} ${next}`))
}

/** The one or two steps that show each pair, wherever they do. */
function placesOf({ edges }: Graph): Map<string, Edge[][]> {
  const departures = Map.groupBy(edges, ({ from }) => from)
  const places = new Map<string, Edge[][]>()
  const add = (steps: Edge[]) => {
    for (const pair of pairsOf(steps)) places.set(pair, [...(places.get(pair) ?? []), steps])
  }
  for (const edge of edges) {
    add([edge])
    for (const next of departures.get(edge.to) ?? []) add([edge, next])
  }
  return places
}

const known = new WeakMap<Graph, ReadonlyMap<string, Path>>()

/**
 * For every pair of transitions that can follow each other directly, a short path through them (2-switch
 * coverage).
 */
export function pathsByPair(graph: Graph): ReadonlyMap<string, Path> {
  const before = known.get(graph)
  if (before) return before
  const ways = new Map<string, Path>()
  known.set(graph, ways)
  for (const [pair, places] of placesOf(graph))
    for (const steps of places) {
      const way = replayed(graph, [...graph.prefix(steps[0]!.from), ...steps])
      if (way) ways.set(pair, way)
      if (way) break
    }
  return ways
}

/** Paths through every pair of successive transitions not covered by the given paths. */
export function pairPaths(graph: Graph, made: readonly Path[] = []): Path[] {
  const done = new Set(made.flatMap(({ steps }) => [...pairsOf(steps)]))
  const ways = [...pathsByPair(graph)].toSorted(([, a], [, b]) => b.steps.length - a.steps.length)
  const paths: Path[] = []
  for (const [pair, path] of ways) {
    if (done.has(pair)) continue
    for (const shown of pairsOf(path.steps)) done.add(shown)
    paths.push(path)
  }
  return paths
}
