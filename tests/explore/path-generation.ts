import type { Edge } from './explore.ts'
import type { Snapshot, simulate, Step } from './simulate.ts'
import { pathTitle } from './titles.ts'

/** A path through a machine, started with `input`. The title is the chain of its events, on one line. */
export type Path = { title: string; input: unknown; start: Snapshot; steps: readonly Edge[] }

/** A started machine and its simulation. */
type Origin = Pick<ReturnType<typeof simulate>, 'start' | 'send' | 'elapse'> & {
  input: unknown
  /** The key by which the graph knows a snapshot. */
  keyOf: (snapshot: Snapshot) => string
}
export type Graph = {
  /** By the key of their initial snapshot. */
  origins: ReadonlyMap<string, Origin>
  edges: readonly Edge[]
  /** The edges without those that repeat others with another sample. */
  distinct: ReadonlySet<Edge>
  /** Whether snapshots with the same key differ in nothing but the rest of their delays. */
  isKeyComplete: boolean
  /** The first snapshot found for a key. */
  snapshotOf: (key: string) => Snapshot
  /** The edges of a shortest path to a snapshot. */
  prefix: (key: string) => Edge[]
}

function toPath({ origins }: Graph, steps: readonly Edge[], from = steps[0]!.from): Path {
  const { input, start } = origins.get(from)!
  return { title: pathTitle(steps), input, start, steps }
}

/** A shortest path to a snapshot; without steps when that is an initial one. */
export function pathTo(graph: Graph, key: string): Path {
  const steps = graph.prefix(key)
  return toPath(graph, steps, steps[0]?.from ?? key)
}

/**
 * Simulates the events of a path again. Two paths to the same key may differ in context that the key
 * leaves out. Undefined when the transitions are not the same.
 */
export function replayed(graph: Graph, steps: readonly Edge[]): Path | undefined {
  const { start, send, elapse } = graph.origins.get(steps[0]!.from)!
  const replay: Edge[] = []
  for (const edge of steps) {
    const from = replay.at(-1)?.snapshot ?? start
    const step = edge.elapsed === undefined ? send(from, edge.event) : elapse(from)
    if (!step || step.transitions.some((one, index) => one !== edge.transitions[index])) return undefined
    replay.push({ ...edge, ...step, before: from.state })
  }
  return toPath(graph, replay)
}

/** A shortest path to every goal, without the paths that are the beginning of a longer one. */
export function shortestPaths(graph: Graph, goals: readonly Edge[]): Path[] {
  const { prefix } = graph
  const open = new Set(goals)
  const candidates = goals.map((goal) => [...prefix(goal.from), goal]).toSorted((a, b) => b.length - a.length)
  const paths: Path[] = []
  for (const steps of candidates) {
    const goal = steps.at(-1)
    if (!goal || !open.has(goal)) continue
    for (const edge of steps) open.delete(edge)
    paths.push(toPath(graph, steps))
  }
  return paths
}

/** A path through edges gets no further section once it has this many steps. */
const LONGEST_EDGE_PATH = 24
/** Steps through edges already taken on the way to another one; from the start it is further. */
const DETOUR = 3

/**
 * Paths that take every distinct edge. Each goes on to edges that no path took yet, a few known steps away at
 * most, so that the steps from the start are not repeated for every edge.
 */
export function edgePaths(graph: Graph): Path[] {
  const { edges, distinct, prefix, origins, isKeyComplete, snapshotOf } = graph
  const outgoing = Map.groupBy(edges, ({ from }) => from)
  const open = new Set(distinct)

  /** The shortest section from a snapshot that ends with an edge not taken yet. */
  const nearest = (from: string): Edge[] | undefined => {
    const known = new Set([from])
    let sections: { at: string; steps: Edge[] }[] = [{ at: from, steps: [] }]
    for (let length = 1; length <= DETOUR; length++) {
      const longer: typeof sections = []
      for (const { at, steps } of sections)
        for (const edge of outgoing.get(at) ?? []) {
          if (open.has(edge)) return [...steps, edge]
          if (known.has(edge.to)) continue
          known.add(edge.to)
          longer.push({ at: edge.to, steps: [...steps, edge] })
        }
      sections = longer
    }
    return undefined
  }

  const paths: Path[] = []
  for (const edge of edges) {
    if (!open.has(edge)) continue
    const { start, send, elapse, keyOf } = origins.get((prefix(edge.from)[0] ?? edge).from)!
    const steps: Edge[] = []
    /** Simulates a section from where the path really is; false when it leads elsewhere than in the graph. */
    const append = (section: readonly Edge[]) =>
      section.every((known) => {
        const from = steps.at(-1)?.snapshot ?? start
        const isSame = from === snapshotOf(known.from) || (isKeyComplete && from.timers.length === 0)
        const step = isSame ? known : known.elapsed === undefined ? send(from, known.event) : elapse(from)
        if (!step) return false
        steps.push({ ...known, ...step, before: from.state })
        if (!isSame && keyOf(step.snapshot) !== known.to) return false
        open.delete(known)
        return true
      })
    let section: Edge[] | undefined = [...prefix(edge.from), edge]
    while (section && append(section))
      section = steps.length < LONGEST_EDGE_PATH ? nearest(section.at(-1)!.to) : undefined
    paths.push(toPath(graph, steps))
  }
  return paths
}

/** What covering paths have to reach, and where they stop. */
export type PathGoals = {
  /** The goals that a step reaches; each has to be reached once. */
  goals: (step: Step) => readonly unknown[]
  /** A step that cannot be made at all. */
  isUnreachable: (step: Edge) => boolean
  /** A step after which a path ends. */
  endsPath: (step: Step) => boolean
  /** A step that changes stored data. A path has at most one, unless its goal needs others first. */
  changesData: (step: Step) => boolean
}

/** A path gets no further section once it has this many steps. */
const LONGEST = 24

/**
 * Few long paths that together reach every goal. Each goes greedily on to the nearest step with a new
 * goal; a new path starts when none is ahead.
 */
export function coveringPaths(
  graph: Graph,
  { goals, isUnreachable, endsPath, changesData }: PathGoals,
): Path[] {
  const { origins, edges } = graph
  const reachable = edges.filter((edge) => !isUnreachable(edge))
  const reached = new Set<unknown>()
  const outgoing = Map.groupBy(reachable, ({ from }) => from)
  const isNew = (edge: Edge) => goals(edge).some((goal) => !reached.has(goal))
  const continues = (edge: Edge) => !endsPath(edge) && edge.snapshot.state.status === 'active'
  /** `changes`: how many data changes are allowed on the way. */
  const nearest = (from: string, changes: number, isWanted = isNew): Edge[] | undefined => {
    type Section = { at: string; changes: number; edges: Edge[] }
    const sections = new Map<string, Section>([['', { at: from, changes, edges: [] }]])
    // A map iterates over entries added meanwhile: this is a breadth-first search.
    for (const section of sections.values())
      for (const edge of outgoing.get(section.at) ?? []) {
        const rest = section.changes - (changesData(edge) ? 1 : 0)
        if (rest < 0) continue
        if (isWanted(edge)) return [...section.edges, edge]
        const key = `${rest} ${edge.to}`
        if (!endsPath(edge) && !sections.has(key))
          sections.set(key, { at: edge.to, changes: rest, edges: [...section.edges, edge] })
      }
    return undefined
  }
  // Steps that end the path or use up its data change come last.
  const isNewAndContinues = (edge: Edge) => isNew(edge) && continues(edge)
  const next = (from: string, changes: number) =>
    nearest(from, 0, isNewAndContinues) ?? nearest(from, changes, isNewAndContinues) ?? nearest(from, changes)
  // At the start of a path, one data change may need others before it.
  const first = (origin: string) => next(origin, 1) ?? nearest(origin, Infinity)
  const paths: Path[] = []
  for (const origin of origins.keys())
    for (let begin = first(origin); begin; begin = first(origin)) {
      const steps: Edge[] = []
      for (let section: Edge[] | undefined = begin; section && steps.length < LONGEST;) {
        steps.push(...section)
        for (const edge of section) for (const goal of goals(edge)) reached.add(goal)
        const { to } = steps.at(-1)!
        section = steps.some(endsPath) ? undefined : next(to, steps.some(changesData) ? 0 : 1)
      }
      // A long path reaches its snapshots by other steps than the graph recorded.
      paths.push(replayed(graph, steps) ?? toPath(graph, steps))
    }
  return paths
}
