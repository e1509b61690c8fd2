import type { ReactNode } from 'react'
import type {
  ActorRefFrom,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  ProvidedActor,
  SnapshotFrom,
  StateMachine,
} from 'xstate'
import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { anyFailure, cut, rareFailure } from './failures.ts'
import {
  explore,
  type Explored,
  nodesOf,
  type Samples,
  type Settings,
  transitionsOf,
} from '../explore/paths.ts'
import type { Leaf } from './leaf.ts'
import type { Event as TestEvent } from '../explore/moment.ts'
import type { Person } from './person.ts'
import type { Path } from '../explore/walks.ts'

/** What a call carries, as in the contract. */
export type CallParts = { params?: unknown; query?: unknown; body?: unknown }
export type Which = (parts: CallParts) => boolean

/** A person, and the test's hand on the network and on the clock around them. */
export interface Hand extends Person {
  /**
   * Lets a pending call succeed: `output` is its answer, except in the browser, where the server
   * answers and where a call that the flow's own machine does not make is not waited for.
   * `which` tells apart calls of the same name that wait together.
   */
  answer(name: EndpointName, output?: unknown, which?: Which): Promise<void>
  /** Answers a pending call in the server's place, also in the browser. */
  reply(name: EndpointName, output: unknown): Promise<void>
  fail(name: EndpointName, error: unknown, which?: Which): Promise<void>
  /** Lets time go by, in milliseconds. */
  elapse(milliseconds: number): Promise<void>
  /** Takes the network away from the device, or gives it back. */
  network(isThere: boolean): Promise<void>
  /** Comes back to the page from another tab; a browser cannot leave it. */
  comesBack?(): Promise<void>
  /** Sends the flow's machine what comes from around its screen; a browser has the real surroundings. */
  happens?(event: TestEvent): Promise<void>
}

/** How the browser comes to the start of a flow. */
export interface Arrival extends Hand {
  /** Opens a page of the application. */
  open(path: string): Promise<void>
  /** From here on the flow's calls wait to be answered; without it they do once `arrive` is over. */
  hold(): Promise<void>
}

type Payload<E> = Omit<E, 'type'>
type WithPayload<E> = E extends { type: string } ? (keyof Payload<E> extends never ? never : E) : never
type ActorOf<M> =
  M extends StateMachine<
    infer _C,
    infer _E,
    infer _Ch,
    infer A,
    infer _A,
    infer _G,
    infer _D,
    infer _V,
    infer _T,
    infer _I,
    infer _O,
    infer _Em,
    infer _M,
    infer _S,
    infer _TM
  >
    ? Extract<A, ProvidedActor>
    : never
type EventOf<M extends AnyStateMachine> = EventFromLogic<M> & { type: string }
type Gesture<M extends AnyStateMachine, E> = (hand: Hand, event: E, state: SnapshotFrom<M>) => Promise<void>
type Sight<M extends AnyStateMachine> = (person: Person, state: SnapshotFrom<M>) => Promise<void>

/**
 * One flow, described once for its three runs: the bare machine, the rendered screen, the built
 * application in a browser.
 */
export interface FlowModel<M extends AnyStateMachine> {
  /** The name by which testers call the flow, the file name of its machine. */
  name: string
  input?: InputFrom<M>
  /** Several ways to start the machine, in place of `input`. */
  inputs?: readonly InputFrom<M>[]
  samples: {
    /** What each event that carries something may carry. */
    events: { [E in WithPayload<EventOf<M>> as E['type']]: readonly Payload<E>[] }
    /**
     * What each call or child may answer. In the browser the first sample of a call stands for
     * the server's own answer in the seeded world; the others are put on the wire in its place.
     */
    answers: { [A in ActorOf<M> as A['src']]?: readonly OutputFrom<A['logic']>[] }
    /** What each call may fail with, in place of `anyFailure` and `rareFailure`. */
    failures?: { [S in ActorOf<M>['src']]?: readonly unknown[] }
    /** Samples of events that have no typed name: children named at run time, snapshots. */
    others?: Samples
  }
  /**
   * What guards turn away and no screen offers, tried on the bare machine alone: other ways to start
   * it, and other samples in place of those of their events.
   */
  refused?: { inputs?: readonly InputFrom<M>[]; samples?: Samples }
  key?: (state: SnapshotFrom<M>) => unknown
  /** How a person, or what happens around them, makes each event. */
  gestures: { [T in EventOf<M>['type']]: Gesture<M, Extract<EventOf<M>, { type: T }>> }
  /** How the real children that are not calls come to their end, by `xstate.done.actor.<id>`. */
  endings?: { [T in `xstate.${'done' | 'error'}.actor.${string}`]?: Gesture<M, { output?: unknown }> }
  /** What a person sees in each state at rest; null where nothing of the flow remains to be seen. */
  sees: { [L in Leaf<SnapshotFrom<M>['value']>]: Sight<M> | null }
  /** The screen that renders an actor of the machine. */
  screen: () => Promise<(props: { actor: ActorRefFrom<M> }) => ReactNode>
  browser: {
    /** The account that is signed in, as the part of its address before the @; nobody when absent. */
    as?: string
    arrive: (arrival: Arrival, path: Path) => Promise<void>
    /** Which requests belong to the flow when others make the same call; all of them unless told. */
    holds?: (name: EndpointName, parts: CallParts) => boolean
    /** Calls of other machines that the flow's gestures answer; they wait like its own. */
    calls?: readonly EndpointName[]
    /** States that go by too fast to be seen, as what leaves them is neither a call nor a long delay. */
    fleeting?: readonly Leaf<SnapshotFrom<M>['value']>[]
    /** Events that nobody can make happen in a browser in the state before them. */
    beyond?: (event: TestEvent, before: SnapshotFrom<M>) => boolean
  }
}

type AnyGesture = (hand: Hand, event: never, state: AnyMachineSnapshot) => Promise<void>
/** A flow model of which the types are forgotten, as the runs use it. */
export type Flow = Pick<FlowModel<AnyStateMachine>, 'name' | 'screen' | 'browser'> & {
  machine: AnyStateMachine
  settings: Settings & { samples: Samples }
  gestures: Record<string, AnyGesture>
  sees: Record<string, Sight<AnyStateMachine> | null>
  explored: Explored
  /** What is explored only for what guards refuse there. */
  refused: Explored | undefined
  refusing: Settings | undefined
}

/** Checks a model against its machine and prepares it for the runs. */
export function flow<M extends AnyStateMachine>(machine: M, model: FlowModel<M>): Flow {
  const { events, answers, failures = {}, others = {} } = model.samples
  const samples: Samples = { ...events, ...others }
  const spare = new Set<unknown>()
  const given = (all: object, name: string) => (all as Record<string, readonly unknown[] | undefined>)[name]
  const errorsOf = (id: string, src: string): readonly unknown[] => {
    const own = given(failures, src)
    if (own || !(id in endpoints)) return own ?? [cut()]
    const rare = rareFailure()
    for (const error of rare) spare.add(error)
    return [...anyFailure(), ...rare]
  }
  const heard = new Set(transitionsOf(machine).map(({ eventType }) => eventType))
  for (const { id, src } of nodesOf(machine).flatMap(({ invoke }) => invoke)) {
    const [done, error] = [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]
    const outputs = given(answers, String(src))
    if (outputs || heard.has(done)) samples[done] ??= (outputs ?? [undefined]).map((output) => ({ output }))
    if (given(failures, String(src)) || heard.has(error))
      samples[error] ??= errorsOf(id, String(src)).map((error) => ({ error }))
  }
  const settings = {
    samples,
    spare,
    input: model.input,
    ...(model.inputs && { inputs: model.inputs }),
    ...(model.key && { key: model.key }),
  } as unknown as Flow['settings']
  const refusing = model.refused && {
    ...settings,
    samples: { ...samples, ...model.refused.samples },
    inputs: model.refused.inputs ?? model.inputs ?? [model.input],
  }
  let explored: Explored | undefined
  let refused: Explored | undefined
  return {
    name: model.name,
    machine,
    screen: model.screen as Flow['screen'],
    browser: model.browser as Flow['browser'],
    settings,
    refusing,
    gestures: { ...model.gestures, ...model.endings } as unknown as Flow['gestures'],
    sees: model.sees as Flow['sees'],
    get explored() {
      return (explored ??= explore(machine, settings))
    },
    get refused() {
      return refusing && (refused ??= explore(machine, refusing))
    },
  }
}
