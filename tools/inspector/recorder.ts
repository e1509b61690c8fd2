import {
  Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type InspectionEvent,
  StateMachine,
} from 'xstate'

/** An event that a machine handled: the state before and after it, and the transitions taken. */
export type RecordedEvent = {
  number: number
  type: string
  before: AnyMachineSnapshot
  after: AnyMachineSnapshot
  transitions: readonly AnyTransitionDefinition[]
}
export type Live = {
  ref: AnyActorRef
  parent: AnyActorRef | undefined
  state: AnyMachineSnapshot
  events: readonly RecordedEvent[]
}

const KEPT = 30

const lives = new Map<AnyActorRef, Live>()
const taken = new Map<AnyActorRef, AnyTransitionDefinition[]>()
const systems = new WeakSet<object>()
const watchers = new Set<() => void>()
let current: readonly Live[] = []
let count = 0
let isTelling = false

/** Notifies the listeners once per batch, and never while React renders. */
function tell() {
  if (isTelling) return
  isTelling = true
  setTimeout(() => {
    isTelling = false
    current = [...lives.values()]
    for (const watcher of watchers) watcher()
  })
}

function observe(inspected: InspectionEvent) {
  const ref = inspected.actorRef as AnyActorRef
  const live = lives.get(ref)
  if (!live) {
    // A machine may take the place of what stood for it (`src/actors/arrival.ts`).
    if (ref.getSnapshot().status === 'active') follow(ref as unknown as Started)
    return
  }
  if (inspected.type === '@xstate.microstep')
    taken.set(live.ref, [...(taken.get(live.ref) ?? []), ...inspected._transitions])
  if (inspected.type !== '@xstate.snapshot') return
  const after = inspected.snapshot as AnyMachineSnapshot
  const { type } = inspected.event
  const steps = taken.get(live.ref) ?? []
  taken.delete(live.ref)
  const event = { number: (count += 1), type, before: live.state, after, transitions: steps }
  // An event without a transition was ignored by the machine.
  const events = steps.length > 0 ? [event, ...live.events].slice(0, KEPT) : live.events
  lives.set(live.ref, { ...live, state: after, events })
  tell()
}

type Started = { _parent?: AnyActorRef; logic: object }

function follow(actor: Started) {
  // An actor is its own reference, which its class does not declare.
  const ref = actor as unknown as AnyActorRef
  if (!(actor.logic instanceof StateMachine)) return
  if (!systems.has(ref.system)) ref.system.inspect({ next: observe })
  systems.add(ref.system)
  lives.set(ref, {
    ref,
    parent: actor._parent,
    state: ref.getSnapshot() as AnyMachineSnapshot,
    events: [],
  })
  const forget = () => {
    lives.delete(ref)
    tell()
  }
  ref.subscribe({ complete: forget, error: forget })
  tell()
}

/** Records every machine that the page starts from now on, until it stops. */
export function recordMachines(): void {
  const start = Actor.prototype.start
  Actor.prototype.start = function startFollowed(this: Started) {
    if (!lives.has(this as unknown as AnyActorRef)) follow(this)
    return start.call(this)
  }
}

export const liveMachines = () => current

export function watchMachines(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
