import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getNextTransitions,
} from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { type Event, type Moment, type Passage, childOf, stepping } from './moment.ts'
import { stuck, unusedOf, wordsOf } from './gaps.ts'
import { transitionName } from './titles.ts'
import { chains, type Graph, type Path, shortest, type Tour, tours, wayTo } from './walks.ts'

type Payload = Record<string, unknown>
/**
 * The payloads to try, by type of event, also `xstate.done.actor.<id>` (`{ output }`) and
 * `xstate.error.actor.<id>` (`{ error }`). An event without a sample is sent bare.
 */
export type Samples = Record<string, readonly Payload[] | ((state: AnyMachineSnapshot) => readonly Payload[])>

export type Settings = {
  samples?: Samples
  input?: unknown
  /** Several ways to start the machine, in place of `input`: together they take every transition. */
  inputs?: readonly unknown[]
  /** Samples that are no reason for a path of their own. */
  spare?: ReadonlySet<unknown>
  /** What tells two moments apart beside the state itself; the whole context unless told. */
  key?: (state: AnyMachineSnapshot) => unknown
  /** Moments after which the search is given up. */
  limit?: number
}

/** A step between two moments, known by their keys; `before` is the state that it leaves. */
export type Edge = Passage & { from: string; to: string; before: AnyMachineSnapshot }

/** An event that every guard refuses where `path` leads to: nothing comes of it. */
export type Refusal = { path: Path; event: Event }

const describeKey = (moment: Moment, key: (state: AnyMachineSnapshot) => unknown) =>
  JSON.stringify([
    moment.state.value,
    key(moment.state),
    moment.timers.toSorted((a, b) => a.left - b.left).map(({ id }) => id),
    Object.values(moment.state.children as Record<string, AnyActorRef>)
      .filter((ref) => moment.finished.has(ref))
      .map(({ id }) => id),
  ])

/** Every state of a machine, from the root on. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine)]

/** Every transition that a machine declares, in the order of its text. */
export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesOf(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])

/** Every event that may come in a moment, with each of its samples; guards may still refuse it. */
export function eventsAt({ state, finished }: Moment, samples: Samples): Event[] {
  if (state.status !== 'active') return []
  const types = new Set(getNextTransitions(state).map(({ eventType }) => eventType))
  return [...types].flatMap((type) => {
    if (type === '' || type.startsWith('xstate.done.state.') || type.startsWith('xstate.after.')) return []
    const name = childOf(type)
    if (name !== undefined) {
      const ref = state.children[name]
      if (!ref || finished.has(ref)) return []
    }
    const given = samples[type]
    if (!given && (type.includes('*') || type.startsWith('xstate.snapshot.'))) return []
    const payloads = typeof given === 'function' ? given(state) : (given ?? [{}])
    return payloads.map((payload) => ({ ...payload, type }))
  })
}

/**
 * Walks everything a machine can do with these samples, breadth first.
 *
 * @throws when the machine fails at an event, most often because its sample is missing
 */
export function explore(machine: AnyStateMachine, settings: Settings = {}) {
  const { samples = {}, spare, key = (state) => state.context, limit = 2000 } = settings
  const { inputs = [settings.input] } = settings
  const runs = inputs.map((input, index) => ({
    ...stepping(machine, input),
    input,
    index,
    keyOf: (moment: Moment) => `${index} ${describeKey(moment, key)}`,
  }))
  const seen = new Map<string, { moment: Moment; via?: Edge; run: (typeof runs)[number] }>()
  for (const run of runs) seen.set(run.keyOf(run.start), { moment: run.start, run })
  const origins = new Map([...seen].map(([at, { run }]) => [at, run]))
  const covered = new Set(runs.flatMap(({ startTook }) => startTook))
  const edges: Edge[] = []
  const refused = new Map<string, { from: string; event: Event }>()

  // A map iterates over what is added meanwhile, which makes this a breadth-first walk.
  for (const [from, { moment, run }] of seen) {
    const { take, elapse, keyOf, index } = run
    const tried = (event: Event) => {
      const passage = take(moment, event)
      const refusal = `${index} ${JSON.stringify(moment.state.value)} ${wordsOf(event)}`
      if (!passage && !refused.has(refusal)) refused.set(refusal, { from, event })
      return passage
    }
    const passages = [
      ...eventsAt(moment, samples).map(tried),
      moment.state.status === 'active' ? elapse(moment) : undefined,
    ]
    for (const passage of passages) {
      if (!passage) continue
      const edge = { ...passage, from, before: moment.state, to: keyOf(passage.moment) }
      edges.push(edge)
      for (const transition of passage.taken) covered.add(transition)
      if (!seen.has(edge.to)) seen.set(edge.to, { moment: passage.moment, via: edge, run })
      if (seen.size > limit) throw new Error(`${machine.id}: more than ${limit} moments, narrow the key`)
    }
  }
  const reached = new Set(runs.flatMap((run) => [...run.reached]))
  // Whoever comes into a state must find a way out, whatever the machine was started with.
  const deadEnds = new Set(runs.flatMap((run) => stuck(nodesOf(machine), run.reached, run.left)))

  const prefix = (at: string): Edge[] => {
    const via = seen.get(at)?.via
    return via ? [...prefix(via.from), via] : []
  }
  const graph: Graph = {
    origins,
    edges,
    isWhole: settings.key === undefined,
    momentOf: (at) => seen.get(at)!.moment,
    prefix,
  }
  const first = (wanted: (edge: Edge) => readonly unknown[]) => {
    const known = new Set<unknown>()
    return edges.filter((edge) => {
      const fresh = wanted(edge).filter((thing) => !known.has(thing))
      for (const thing of fresh) known.add(thing)
      return fresh.length > 0
    })
  }
  // One edge for every declared transition, and one for every sample that leads anywhere.
  const telling = new Set([
    ...first(({ taken }) => taken),
    ...first(({ event }) => (spare?.has(event.error) ? [] : [wordsOf(event)])),
  ])
  const declared = transitionsOf(machine)

  return {
    moments: seen.size,
    states: nodesOf(machine).filter(({ type }) => type === 'atomic' || type === 'final').length,
    declared: declared.length,
    /** Declared transitions that no path takes, in words. */
    uncovered: declared.filter((transition) => !covered.has(transition)).map(transitionName),
    /** The types of the events that paths make. */
    events: new Set(edges.map(({ event }) => event.type)),
    /** Samples of what no state listens to. */
    unused: unusedOf(
      samples,
      spare,
      [...edges, ...refused.values()].map(({ event }) => event),
    ),
    /** States that no path comes through. */
    unreached: nodesOf(machine)
      .filter((node) => node.type !== 'history' && !reached.has(node))
      .map(({ id }) => id),
    /** States that no path leaves again. */
    stuck: [...deadEnds].map(({ id }) => id),
    graph,
    /** For every way to start, the transitions that the machine takes by itself then. */
    startsTook: runs.map((run) => run.startTook),
    /** Paths that take every declared transition and every sample. */
    byTransition: (): Path[] => shortest(graph, [...telling]),
    /** Paths that take every edge. */
    byEdge: (): Path[] => chains(graph),
    /** Every event that guards refuse, once for each state and way to start. */
    refusals: (): Refusal[] =>
      [...refused.values()].map(({ from, event }) => ({ path: wayTo(graph, from), event })),
    /** Few long walks that show everything that is looked for. */
    tours: (tour: Tour): Path[] => tours(graph, tour),
  }
}
export type Explored = ReturnType<typeof explore>
