import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate'

export type Event = { type: string } & Record<string, unknown>
type Timer = { id: string; event: Event; left: number }

/** Where a machine stands: its state, the delays that run, and the children that have already answered. */
export type Moment = {
  state: AnyMachineSnapshot
  timers: readonly Timer[]
  finished: ReadonlySet<AnyActorRef>
}

/** What the machine told those around it on the way, by the name of the action. */
export type Said = { type: string; params: unknown }

/** One step: what happened, the moment after it, and the declared transitions taken for it. */
export type Passage = {
  event: Event
  /** Milliseconds that had to go by first; absent when nothing had to be waited for. */
  elapsed?: number
  moment: Moment
  taken: readonly AnyTransitionDefinition[]
  said: readonly Said[]
}

const child = /^xstate\.(?:done|error)\.actor\.(.*)$/

/** The id of the child whose end an event tells, if it tells one. */
export const childOf = (type: string) => child.exec(type)?.[1]

/** What an executed action tells those around the machine; nothing when it stays within it. */
export function saidBy({ type, params }: Said): Said | undefined {
  const { targetId, event, id, input } = (params ?? {}) as {
    targetId?: string
    event?: unknown
    id?: string
    input?: unknown
  }
  if (type === 'xstate.sendTo') return { type, params: { to: targetId, event } }
  if (type === 'xstate.emit') return { type, params: { event } }
  if (type === 'xstate.spawnChild') {
    // A key that is drawn anew each time cannot be foretold.
    const { formKey: _, ...given } = (input ?? {}) as Record<string, unknown>
    return { type, params: { id, given } }
  }
  if (type.startsWith('xstate.')) return undefined
  // A real child signs its failure, one in the head does not.
  const { actorId: _, ...unsigned } = (params ?? {}) as { actorId?: string }
  return { type, params: params === undefined ? params : unsigned }
}

/**
 * Steps a machine in the head, as its actor would do it: nothing is called and nothing is started.
 * Time goes by only in `elapse`, up to the next delay that ends; delays that end together fire
 * together, in the order in which they began.
 */
export function stepping(machine: AnyStateMachine, input: unknown) {
  let taken: AnyTransitionDefinition[] = []
  let said: Said[] = []
  let timers: Timer[] = []
  let active: readonly AnyStateNode[] = []
  const reached = new Set<AnyStateNode>()
  const left = new Set<AnyStateNode>()

  const enter = (nodes: readonly AnyStateNode[]) => {
    for (const node of nodes) reached.add(node)
    for (const node of active) if (!nodes.includes(node)) left.add(node)
    active = nodes
  }
  const probe = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== probe) return
      taken.push(...inspected._transitions)
      for (const { source } of inspected._transitions) {
        reached.add(source)
        if (!(inspected.snapshot as AnyMachineSnapshot)._nodes.includes(source)) left.add(source)
      }
      enter((inspected.snapshot as AnyMachineSnapshot)._nodes)
    },
  })
  const execute = ({ type, params }: { type: string; params: unknown }) => {
    const given = params as { id: string; event: Event; delay?: number; sendId: string }
    if (type === 'xstate.raise' && given.delay !== undefined)
      timers = [...timers, { id: given.id, event: given.event, left: given.delay }]
    else if (type === 'xstate.cancel') timers = timers.filter(({ id }) => id !== given.sendId)
    else said.push(...[saidBy({ type, params })].filter((told) => told !== undefined))
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
  } as never

  const begin = (from: Moment | undefined) => {
    taken = []
    said = []
    timers = [...(from?.timers ?? [])]
    active = from?.state._nodes ?? []
  }
  const send = (state: AnyMachineSnapshot, event: Event): AnyMachineSnapshot => {
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

  begin(undefined)
  const state = machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot
  if (state.status === 'error') throw new Error(`${machine.id} does not start`, { cause: state.error })
  enter(state._nodes)
  const start: Moment = { state, timers, finished: new Set() }

  return {
    start,
    startTook: taken,
    reached,
    left,
    /** The step that an event makes; nothing when every guard refuses it. */
    take(from: Moment, event: Event): Passage | undefined {
      begin(from)
      const ended = from.state.children[childOf(event.type) ?? '']
      const next = send(from.state, event)
      if (taken.length === 0) return undefined
      const finished = ended ? new Set([...from.finished, ended]) : from.finished
      return { event, moment: { state: next, timers, finished }, taken, said }
    },
    /** The step that time alone makes; nothing when no delay runs. */
    elapse(from: Moment): Passage | undefined {
      begin(from)
      const first = timers.toSorted((a, b) => a.left - b.left)[0]
      if (!first) return undefined
      const elapsed = first.left
      timers = timers.map((timer) => ({ ...timer, left: timer.left - elapsed }))
      let next = from.state
      for (
        let due: Timer | undefined = timers.find(({ left }) => left <= 0);
        due && next.status === 'active';
      ) {
        const fired = due
        timers = timers.filter((timer) => timer !== fired)
        next = send(next, fired.event)
        due = timers.find(({ left }) => left <= 0)
      }
      return { event: first.event, elapsed, moment: { ...from, state: next, timers }, taken, said }
    },
  }
}
