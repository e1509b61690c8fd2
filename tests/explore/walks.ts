import type { Moment, Passage, stepping } from './moment.ts'
import type { Edge } from './paths.ts'
import { pathTitle } from './titles.ts'

/**
 * A way through a machine from its start with an input. The title is the chain of events, on one line.
 */
export type Path = { title: string; input: unknown; start: Moment; steps: readonly Edge[] }

/** Where walks begin: a machine that was started, and the steps that it can make. */
type Origin = Pick<ReturnType<typeof stepping>, 'start' | 'take' | 'elapse'> & {
  input: unknown
  /** What tells a moment apart from the others. */
  keyOf: (moment: Moment) => string
}
export type Graph = {
  /** By the keys of the moments of their start. */
  origins: ReadonlyMap<string, Origin>
  edges: readonly Edge[]
  /** Whether moments with the same key are the same but for what is left of their delays. */
  isWhole: boolean
  /** The moment that was found first for a key. */
  momentOf: (key: string) => Moment
  /** The shortest known way to a moment. */
  prefix: (key: string) => Edge[]
}

function toPath({ origins }: Graph, steps: readonly Edge[], from = steps[0]!.from): Path {
  const { input, start } = origins.get(from)!
  return { title: pathTitle(steps), input, start, steps }
}

/** The shortest known way to a moment, which may be the start itself. */
export function wayTo(graph: Graph, key: string): Path {
  const steps = graph.prefix(key)
  return toPath(graph, steps, steps[0]?.from ?? key)
}

/**
 * The path of the same events with the moments that they really lead to: two ways to what the graph
 * takes for one moment may differ in what its key leaves out. Nothing when they part there.
 */
export function replayed(graph: Graph, steps: readonly Edge[]): Path | undefined {
  const { start, take, elapse } = graph.origins.get(steps[0]!.from)!
  const real: Edge[] = []
  for (const step of steps) {
    const from = real.at(-1)?.moment ?? start
    const passage = step.elapsed === undefined ? take(from, step.event) : elapse(from)
    if (!passage || passage.taken.some((one, index) => one !== step.taken[index])) return undefined
    real.push({ ...step, ...passage, before: from.state })
  }
  return toPath(graph, real)
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

/** Steps of the longest path through edges; the last ones may go beyond it. */
const LONGEST_CHAIN = 24
/** Steps that a path goes through edges already taken to come to another one; from the start it is further. */
const DETOUR = 3

/**
 * Paths that take every edge. Each goes on to edges that no path took yet, a few known steps away at
 * most, so that the way from the start is not made again for every edge.
 */
export function chains(graph: Graph): Path[] {
  const { edges, prefix, origins, isWhole, momentOf } = graph
  const departures = Map.groupBy(edges, ({ from }) => from)
  const left = new Set(edges)

  /** The shortest way from a moment that ends with an edge not taken yet. */
  const nearest = (from: string): Edge[] | undefined => {
    const known = new Set([from])
    let ways: { at: string; steps: Edge[] }[] = [{ at: from, steps: [] }]
    for (let length = 1; length <= DETOUR; length++) {
      const longer: typeof ways = []
      for (const { at, steps } of ways)
        for (const edge of departures.get(at) ?? []) {
          if (left.has(edge)) return [...steps, edge]
          if (known.has(edge.to)) continue
          known.add(edge.to)
          longer.push({ at: edge.to, steps: [...steps, edge] })
        }
      ways = longer
    }
    return undefined
  }

  const paths: Path[] = []
  for (const edge of edges) {
    if (!left.has(edge)) continue
    const { start, take, elapse, keyOf } = origins.get((prefix(edge.from)[0] ?? edge).from)!
    const steps: Edge[] = []
    /** Makes steps from where they really start; false when they lead elsewhere than the graph says. */
    const make = (way: readonly Edge[]) =>
      way.every((known) => {
        const from = steps.at(-1)?.moment ?? start
        const isSame = from === momentOf(known.from) || (isWhole && from.timers.length === 0)
        const step = isSame ? known : known.elapsed === undefined ? take(from, known.event) : elapse(from)
        if (!step) return false
        steps.push({ ...known, ...step, before: from.state })
        if (!isSame && keyOf(step.moment) !== known.to) return false
        left.delete(known)
        return true
      })
    let way: Edge[] | undefined = [...prefix(edge.from), edge]
    while (way && make(way)) way = steps.length < LONGEST_CHAIN ? nearest(way.at(-1)!.to) : undefined
    paths.push(toPath(graph, steps))
  }
  return paths
}

/** What a tour looks for, and where it has to stop. */
export type Tour = {
  /** What a step shows; every piece of it is looked for once. */
  news: (step: Passage) => readonly unknown[]
  /** A step that cannot be walked at all. */
  isBeyond: (step: Edge) => boolean
  /** A step after which a walk is over. */
  isLast: (step: Passage) => boolean
  /** A step that changes the world for good; a walk has one of them, or those that one needs before it. */
  isChange: (step: Passage) => boolean
}

/** Steps of the longest walk; the last one may go beyond it. */
const LONGEST = 24

/**
 * Few long walks that together show everything: always on to the nearest step that shows something
 * new, and a new walk from the start when there is none ahead.
 */
export function tours(graph: Graph, { news, isBeyond, isLast, isChange }: Tour): Path[] {
  const { origins, edges } = graph
  const open = edges.filter((edge) => !isBeyond(edge))
  const shown = new Set<unknown>()
  const departures = Map.groupBy(open, ({ from }) => from)
  const brings = (edge: Edge) => news(edge).some((one) => !shown.has(one))
  const goesOn = (edge: Edge) => !isLast(edge) && edge.moment.state.status === 'active'
  /** `changes`: how many may be made on the way. */
  const nearest = (from: string, changes: number, isWanted = brings): Edge[] | undefined => {
    type Way = { at: string; changes: number; edges: Edge[] }
    const ways = new Map<string, Way>([['', { at: from, changes, edges: [] }]])
    for (const way of ways.values())
      for (const edge of departures.get(way.at) ?? []) {
        const left = way.changes - (isChange(edge) ? 1 : 0)
        if (left < 0) continue
        if (isWanted(edge)) return [...way.edges, edge]
        const key = `${left} ${edge.to}`
        if (!isLast(edge) && !ways.has(key))
          ways.set(key, { at: edge.to, changes: left, edges: [...way.edges, edge] })
      }
    return undefined
  }
  // What ends a walk, or uses up its change, is left for when nothing else is ahead.
  const bringsAndGoesOn = (edge: Edge) => brings(edge) && goesOn(edge)
  const next = (from: string, changes: number) =>
    nearest(from, 0, bringsAndGoesOn) ?? nearest(from, changes, bringsAndGoesOn) ?? nearest(from, changes)
  // Where a walk begins, one change may need others before it.
  const first = (origin: string) => next(origin, 1) ?? nearest(origin, Infinity)
  const paths: Path[] = []
  for (const origin of origins.keys())
    for (let way = first(origin); way; way = first(origin)) {
      const walk: Edge[] = []
      for (let on: Edge[] | undefined = way; on && walk.length < LONGEST;) {
        walk.push(...on)
        for (const edge of on) for (const one of news(edge)) shown.add(one)
        const { to } = walk.at(-1)!
        on = walk.some(isLast) ? undefined : next(to, walk.some(isChange) ? 0 : 1)
      }
      // A long walk comes to its moments by other ways than the graph did.
      paths.push(replayed(graph, walk) ?? toPath(graph, walk))
    }
  return paths
}
