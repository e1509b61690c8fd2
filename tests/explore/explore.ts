import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getNextTransitions,
} from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { type Event, type Snapshot, type Step, endedChild, simulate } from './simulate.ts'
import { deadEndsOf, unusedSamples, eventKey } from './coverage-gaps.ts'
import { repetitions } from './repetitions.ts'
import { transitionName } from './titles.ts'
import {
  type Graph,
  type Path,
  shortestPaths,
  type PathGoals,
  coveringPaths,
  onwardPaths,
  pathTo,
} from './path-generation.ts'

type Payload = Record<string, unknown>
/**
 * Payloads to try, by event type, including `xstate.done.actor.<id>` (`{ output }`) and
 * `xstate.error.actor.<id>` (`{ error }`). An event without a sample is sent without payload.
 */
export type Samples = Record<string, readonly Payload[] | ((state: AnyMachineSnapshot) => readonly Payload[])>

export type ExploreOptions = {
  samples?: Samples
  input?: unknown
  /**
   * Several inputs to start the machine with, instead of `input`; together they must take every
   * transition.
   */
  inputs?: readonly unknown[]
  /** Errors that need no path of their own. */
  optional?: ReadonlySet<unknown>
  /** Identifies a snapshot besides its state; by default the whole context. */
  key?: (state: AnyMachineSnapshot) => unknown
  /** Maximum number of snapshots before the exploration is aborted. */
  limit?: number
}

/** A step between two snapshots, identified by their keys. `before`: the state it leaves. */
export type Edge = Step & { from: string; to: string; before: AnyMachineSnapshot }

/** An event that every guard refuses at the end of `path`: it changes nothing. */
export type Refusal = { path: Path; event: Event }

const describeKey = (snapshot: Snapshot, key: (state: AnyMachineSnapshot) => unknown) =>
  JSON.stringify([
    snapshot.state.value,
    key(snapshot.state),
    snapshot.timers.toSorted((a, b) => a.remaining - b.remaining).map(({ id }) => id),
    Object.values(snapshot.state.children as Record<string, AnyActorRef>)
      .filter((ref) => snapshot.finished.has(ref))
      .map(({ id }) => id),
  ])

/** Every state of a machine, the root first. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine)]

/** Every transition that a machine declares, in source order. */
export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesOf(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])

/** Every event that may occur in a snapshot, with each of its samples; guards may still refuse it. */
export function possibleEvents({ state, finished }: Snapshot, samples: Samples): Event[] {
  if (state.status !== 'active') return []
  const types = new Set(getNextTransitions(state).map(({ eventType }) => eventType))
  return [...types].flatMap((type) => {
    if (type === '' || type.startsWith('xstate.done.state.') || type.startsWith('xstate.after.')) return []
    const name = endedChild(type)
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
 * Explores breadth-first everything a machine can do with these samples.
 * @throws when the machine fails on an event, usually because a sample is missing
 */
export function explore(machine: AnyStateMachine, options: ExploreOptions = {}) {
  const { samples = {}, optional, key = (state) => state.context, limit = 2000 } = options
  const { inputs = [options.input] } = options
  const simulations = inputs.map((input, index) => ({
    ...simulate(machine, input),
    input,
    index,
    keyOf: (snapshot: Snapshot) => `${index} ${describeKey(snapshot, key)}`,
  }))
  type Simulation = (typeof simulations)[number]
  const seen = new Map<string, { snapshot: Snapshot; via?: Edge; simulation: Simulation }>()
  for (const simulation of simulations)
    seen.set(simulation.keyOf(simulation.start), { snapshot: simulation.start, simulation })
  const origins = new Map([...seen].map(([at, { simulation }]) => [at, simulation]))
  const covered = new Set(simulations.flatMap(({ initialTransitions }) => initialTransitions))
  const edges: Edge[] = []
  const refused = new Map<string, { from: string; event: Event }>()
  const distinct = new Set<Edge>()
  const isRepetition = repetitions()

  // A map iterates over entries added meanwhile: this is a breadth-first search.
  for (const [from, { snapshot, simulation }] of seen) {
    const { send, elapse, keyOf, index } = simulation
    const attempt = (event: Event) => {
      const step = send(snapshot, event)
      const refusal = `${index} ${JSON.stringify(snapshot.state.value)} ${eventKey(event)}`
      if (!step && !refused.has(refusal)) refused.set(refusal, { from, event })
      return step
    }
    const steps = [
      ...possibleEvents(snapshot, samples).map(attempt),
      snapshot.state.status === 'active' ? elapse(snapshot) : undefined,
    ]
    for (const step of steps) {
      if (!step) continue
      const edge = { ...step, from, before: snapshot.state, to: keyOf(step.snapshot) }
      edges.push(edge)
      if (!isRepetition(edge)) distinct.add(edge)
      for (const transition of step.transitions) covered.add(transition)
      if (!seen.has(edge.to)) seen.set(edge.to, { snapshot: step.snapshot, via: edge, simulation })
      if (seen.size > limit) throw new Error(`${machine.id}: more than ${limit} snapshots, narrow the key`)
    }
  }
  const entered = new Set(simulations.flatMap((simulation) => [...simulation.entered]))
  // A state that can be entered must have an exit, whatever the machine was started with.
  const deadEnds = new Set(
    simulations.flatMap((simulation) => deadEndsOf(nodesOf(machine), simulation.entered, simulation.exited)),
  )

  const prefix = (at: string): Edge[] => {
    const via = seen.get(at)?.via
    return via ? [...prefix(via.from), via] : []
  }
  const graph: Graph = {
    origins,
    edges,
    distinct,
    isKeyComplete: options.key === undefined,
    snapshotOf: (at) => seen.get(at)!.snapshot,
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
  // One edge for every declared transition, and one for every sample that causes a step.
  const goalsOf = (everyFailure: boolean) => {
    const isOptional = ({ event }: Edge) =>
      optional?.has(event.error) || (!everyFailure && event.type.startsWith('xstate.error.'))
    return new Set([
      ...first(({ transitions }) => transitions),
      ...first((edge) => (isOptional(edge) ? [] : [eventKey(edge.event)])),
    ])
  }
  const declared = transitionsOf(machine)

  return {
    snapshots: seen.size,
    states: nodesOf(machine).filter(({ type }) => type === 'atomic' || type === 'final').length,
    declared: declared.length,
    /** Declared transitions that no path takes, by name. */
    uncovered: declared.filter((transition) => !covered.has(transition)).map(transitionName),
    /** The types of the events on the edges. */
    events: new Set(edges.map(({ event }) => event.type)),
    /** Samples that no state offers. */
    unused: unusedSamples(
      samples,
      optional,
      [...edges, ...refused.values()].map(({ event }) => event),
    ),
    /** States that no path enters. */
    unreached: nodesOf(machine)
      .filter((node) => node.type !== 'history' && !entered.has(node))
      .map(({ id }) => id),
    /** States that no path leaves. */
    deadEnds: [...deadEnds].map(({ id }) => id),
    graph,
    /** For every input, the transitions that the machine takes by itself when it starts. */
    initialTransitions: simulations.map((simulation) => simulation.initialTransitions),
    /**
     * Paths that take every declared transition and every sample; without `everyFailure`, only one failure
     * of a call for each transition.
     */
    byTransition: (everyFailure = true): Path[] => shortestPaths(graph, [...goalsOf(everyFailure)]),
    /** Fewer paths that take the same: each goes on from one transition to the next. */
    onward: (everyFailure = true): Path[] => onwardPaths(graph, goalsOf(everyFailure)),
    /** Every event refused by guards, once per state and input. */
    refusals: (): Refusal[] =>
      [...refused.values()].map(({ from, event }) => ({ path: pathTo(graph, from), event })),
    /** Few long paths that reach every goal. */
    coveringPaths: (wanted: PathGoals): Path[] => coveringPaths(graph, wanted),
  }
}
export type Explored = ReturnType<typeof explore>
