import type { Edge } from './explore.ts'
import type { Snapshot, simulate, Step } from './simulate.ts'
import { pathTitle } from './titles.ts'

/** A path through a machine, started with `input`. The title is the chain of its events on one line. */
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
  /** The edges without those that only repeat others with another sample. */
  distinct: ReadonlySet<Edge>
  /** Whether snapshots with the same key differ only in remaining delays. */
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
 * Replays the events of a path. Two paths to the same key may differ in context not included in the key.
 * Undefined if the transitions differ.
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

/** A shortest path to every goal, omitting paths that are prefixes of others. */
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

/** Maximum steps of such a path before it stops being extended. */
const LONGEST_ONWARD = 24
/** Maximum steps to the next goal; beyond it a path from the start is used. */
const DETOUR = 3

/**
 * Paths that take every goal. Each continues to goals not yet reached that are a few steps away, so that
 * the steps from the start are not repeated for every goal.
 */
export function onwardPaths(graph: Graph, goals: ReadonlySet<Edge>): Path[] {
  const { edges, prefix, origins, isKeyComplete, snapshotOf } = graph
  const outgoing = Map.groupBy(edges, ({ from }) => from)
  const open = new Set(goals)

  /** The shortest section from a snapshot to a goal not yet reached. */
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
    /** Simulates a section from the path's actual end; false if it diverges from the graph. */
    const append = (section: readonly Edge[]) =>
      section.every((known) => {
        const from = steps.at(-1)?.snapshot ?? start
        const isSame = from === snapshotOf(known.from) || (isKeyComplete && from.timers.length === 0)
        const step = isSame ? known : known.elapsed === undefined ? send(from, known.event) : elapse(from)
        if (!step) return false
        const to = isSame ? known.to : keyOf(step.snapshot)
        steps.push({ ...known, ...step, before: from.state, to })
        if (to !== known.to) return false
        open.delete(known)
        return true
      })
    let section: Edge[] | undefined = [...prefix(edge.from), edge]
    while (section && append(section))
      section = steps.length < LONGEST_ONWARD ? nearest(section.at(-1)!.to) : undefined
    paths.push(toPath(graph, steps))
  }
  return paths
}

/** What covering paths must reach, and where they stop. */
export type PathGoals = {
  /** The goals reached by a step; each must be reached once. */
  goals: (step: Step) => readonly unknown[]
  /** A step that is impossible in this run. */
  isUnreachable: (step: Edge) => boolean
  /** A step after which a path ends. */
  endsPath: (step: Step) => boolean
  /** A step that changes stored data. A path contains at most one, unless its goal requires others first. */
  changesData: (step: Step) => boolean
}

/** Maximum steps of a covering path before it stops being extended. */
const LONGEST = 24

/**
 * A small set of long paths that together reach every goal. Each continues greedily to the nearest step
 * with a new goal; a new path starts when none is reachable.
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
  /** `changes`: number of data changes allowed on the way. */
  const nearest = (from: string, changes: number, isWanted = isNew): Edge[] | undefined => {
    type Section = { at: string; changes: number; edges: Edge[] }
    const sections = new Map<string, Section>([['', { at: from, changes, edges: [] }]])
    // A Map iterates over entries added meanwhile: this is a breadth-first search.
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
  // Steps that end the path or use up its data change have the lowest priority.
  const isNewAndContinues = (edge: Edge) => isNew(edge) && continues(edge)
  const next = (from: string, changes: number) =>
    nearest(from, 0, isNewAndContinues) ?? nearest(from, changes, isNewAndContinues) ?? nearest(from, changes)
  // At the start of a path, one data change may require others before it.
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
      // A long path may reach its snapshots by other steps than the graph recorded.
      paths.push(replayed(graph, steps) ?? toPath(graph, steps))
    }
  return paths
}
