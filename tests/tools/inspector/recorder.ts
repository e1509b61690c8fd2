import {
  Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type InspectionEvent,
  StateMachine,
} from 'xstate'

/** Something that happened to a machine: the state before and after it, and the transitions taken. */
export type RecordedEvent = {
  number: number
  type: string
  before: AnyMachineSnapshot
  after: AnyMachineSnapshot
  taken: readonly AnyTransitionDefinition[]
}
/** A live machine of the page. */
export type Live = {
  ref: AnyActorRef
  parent: AnyActorRef | undefined
  state: AnyMachineSnapshot
  /** What happened last, the newest first. */
  happenings: readonly RecordedEvent[]
}

/** What is kept of each machine. */
const KEPT = 30

const lives = new Map<AnyActorRef, Live>()
const taken = new Map<AnyActorRef, AnyTransitionDefinition[]>()
const systems = new WeakSet<object>()
const watchers = new Set<() => void>()
let current: readonly Live[] = []
let count = 0
let isTelling = false

/** Tells the watchers once for everything that happens together, and never while React renders. */
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
  const live = lives.get(inspected.actorRef as AnyActorRef)
  if (!live) return
  if (inspected.type === '@xstate.microstep')
    taken.set(live.ref, [...(taken.get(live.ref) ?? []), ...inspected._transitions])
  if (inspected.type !== '@xstate.snapshot') return
  const after = inspected.snapshot as AnyMachineSnapshot
  const { type } = inspected.event
  const steps = taken.get(live.ref) ?? []
  taken.delete(live.ref)
  const happening = { number: (count += 1), type, before: live.state, after, taken: steps }
  // What no transition answers has not happened to the machine.
  const happenings = steps.length > 0 ? [happening, ...live.happenings].slice(0, KEPT) : live.happenings
  lives.set(live.ref, { ...live, state: after, happenings })
  tell()
}

type Started = { _parent?: AnyActorRef; logic: object }

function follow(actor: Started) {
  const ref = actor as unknown as AnyActorRef
  if (!(actor.logic instanceof StateMachine)) return
  if (!systems.has(ref.system)) ref.system.inspect({ next: observe })
  systems.add(ref.system)
  lives.set(ref, {
    ref,
    parent: actor._parent,
    state: ref.getSnapshot() as AnyMachineSnapshot,
    happenings: [],
  })
  const forget = () => {
    lives.delete(ref)
    tell()
  }
  ref.subscribe({ complete: forget, error: forget })
  tell()
}

/** From here on, every machine that the page starts is followed until it stops. */
export function recordMachines(): void {
  const start = Actor.prototype.start
  Actor.prototype.start = function startFollowed(this: Started) {
    if (!lives.has(this as unknown as AnyActorRef)) follow(this)
    return start.call(this as never)
  }
}

/** The live machines, in the order in which they started. */
export const liveMachines = () => current

export function watchMachines(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
