import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate'

export type Event = { type: string } & Record<string, unknown>
type Timer = { id: string; event: Event; remaining: number }

/** A simulated machine at rest: its state, running delays, and children that have ended. */
export type Snapshot = {
  state: AnyMachineSnapshot
  timers: readonly Timer[]
  finished: ReadonlySet<AnyActorRef>
}

/** An action with an effect outside the machine: an event sent, a child spawned, a named action. */
export type Effect = { type: string; params: unknown }

/** One step: the event, the snapshot after it, the transitions taken and their effects. */
export type Step = {
  event: Event
  /** Milliseconds that passed before the event; absent when the event needed no delay. */
  elapsed?: number
  snapshot: Snapshot
  transitions: readonly AnyTransitionDefinition[]
  effects: readonly Effect[]
}

const child = /^xstate\.(?:done|error)\.actor\.(.*)$/

/** The id of the child whose end an event reports; undefined for other events. */
export const endedChild = (type: string) => child.exec(type)?.[1]

/** The visible effect of an executed action; undefined if it only changes the machine itself. */
export function effectOf({ type, params }: Effect): Effect | undefined {
  const { targetId, event, id, input } = (params ?? {}) as {
    targetId?: string
    event?: unknown
    id?: string
    input?: unknown
  }
  if (type === 'xstate.sendTo') return { type, params: { to: targetId, event } }
  if (type === 'xstate.emit') return { type, params: { event } }
  if (type === 'xstate.spawnChild') {
    // The form key is random and the parent differs between runs, so both are ignored.
    const { formKey: _, parent: __, ...given } = (input ?? {}) as Record<string, unknown>
    return { type, params: { id, given } }
  }
  if (type.startsWith('xstate.')) return undefined
  // A real child adds its id to its failure; a simulated one does not.
  const { actorId: _, ...unsigned } = (params ?? {}) as { actorId?: string }
  return { type, params: params === undefined ? params : unsigned }
}

/**
 * Simulates a machine as its actor would run it, without making calls or starting children. Time passes
 * only in `elapse`, up to the next delay; delays that end together fire in the order in which they
 * started.
 */
export function simulate(machine: AnyStateMachine, input: unknown) {
  let transitions: AnyTransitionDefinition[] = []
  let effects: Effect[] = []
  let timers: Timer[] = []
  let active: readonly AnyStateNode[] = []
  const entered = new Set<AnyStateNode>()
  const exited = new Set<AnyStateNode>()

  const enter = (nodes: readonly AnyStateNode[]) => {
    for (const node of nodes) entered.add(node)
    for (const node of active) if (!nodes.includes(node)) exited.add(node)
    active = nodes
  }
  const probe = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== probe) return
      transitions.push(...inspected._transitions)
      for (const { source } of inspected._transitions) {
        entered.add(source)
        if (!(inspected.snapshot as AnyMachineSnapshot)._nodes.includes(source)) exited.add(source)
      }
      enter((inspected.snapshot as AnyMachineSnapshot)._nodes)
    },
  })
  const execute = ({ type, params }: { type: string; params: unknown }) => {
    const given = params as { id: string; event: Event; delay?: number; sendId: string }
    if (type === 'xstate.raise' && given.delay !== undefined)
      timers = [...timers, { id: given.id, event: given.event, remaining: given.delay }]
    else if (type === 'xstate.cancel') timers = timers.filter(({ id }) => id !== given.sendId)
    else effects.push(...[effectOf({ type, params })].filter((effect) => effect !== undefined))
  }
  const nothing = () => {}
  const scope = {
    self: probe,
    system: probe.system,
    id: probe.id,
    sessionId: probe.sessionId,
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: execute,
  }

  const restore = (from: Snapshot | undefined) => {
    transitions = []
    effects = []
    timers = [...(from?.timers ?? [])]
    active = from?.state._nodes ?? []
  }
  const transition = (state: AnyMachineSnapshot, event: Event): AnyMachineSnapshot => {
    let next: AnyMachineSnapshot
    try {
      next = machine.transition(state, event, scope) as AnyMachineSnapshot
    } catch (cause) {
      const place = `${machine.id} in ${JSON.stringify(state.value)}`
      throw new Error(`${place} cannot take ${JSON.stringify(event)}: give a sample of its payload`, {
        cause,
      })
    }
    if (next.status === 'error')
      throw new Error(`${machine.id} fails at ${event.type}`, { cause: next.error })
    return next
  }

  restore(undefined)
  const state = machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot
  if (state.status === 'error') throw new Error(`${machine.id} does not start`, { cause: state.error })
  enter(state._nodes)
  const start: Snapshot = { state, timers, finished: new Set() }

  return {
    start,
    /** The transitions that the machine takes by itself when it starts. */
    initialTransitions: transitions,
    entered,
    exited,
    /** The step that an event causes; undefined when every guard refuses it. */
    send(from: Snapshot, event: Event): Step | undefined {
      restore(from)
      const ended = from.state.children[endedChild(event.type) ?? '']
      const next = transition(from.state, event)
      if (transitions.length === 0) return undefined
      const finished = ended ? new Set([...from.finished, ended]) : from.finished
      return { event, snapshot: { state: next, timers, finished }, transitions, effects }
    },
    /** The step that time alone causes; undefined when no delay is running. */
    elapse(from: Snapshot): Step | undefined {
      restore(from)
      const first = timers.toSorted((a, b) => a.remaining - b.remaining)[0]
      if (!first) return undefined
      const elapsed = first.remaining
      timers = timers.map((timer) => ({ ...timer, remaining: timer.remaining - elapsed }))
      let next = from.state
      for (
        let due: Timer | undefined = timers.find(({ remaining }) => remaining <= 0);
        due && next.status === 'active';
      ) {
        const fired = due
        timers = timers.filter((timer) => timer !== fired)
        next = transition(next, fired.event)
        due = timers.find(({ remaining }) => remaining <= 0)
      }
      return { event: first.event, elapsed, snapshot: { ...from, state: next, timers }, transitions, effects }
    },
  }
}
