import { createElement, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
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
import type { EndpointName } from '../../contract/endpoints.ts'
import { assertionsOf } from './assert-state.ts'
import { type GivenSamples, samplesOf } from './samples.ts'
import { explore, type Explored, type Samples, type ExploreOptions } from '../explore/explore.ts'
import type { LeafState } from './leaf-state.ts'
import type { Path } from '../explore/path-generation.ts'
import type { Event as TestEvent } from '../explore/simulate.ts'
import type { Person } from './person.ts'
import { type Navigation, navigationOf } from './navigation.ts'

export type CallParts = { params?: unknown; query?: unknown; body?: unknown }
export type CallMatcher = (parts: CallParts) => boolean
/** A call, or an actor of the device, which a browser settles by itself. */
export type CallName =
  | EndpointName
  | 'copyText'
  | 'createPasskey'
  | 'previewLogo'
  | 'recallCorrection'
  | 'recallDraft'
  | 'recallFilters'
  | 'usePasskey'
  | 'watchEntries'

/** Drives a screen: performs a person's gestures, and controls calls and the clock. `N`: the calls' names. */
export interface Driver<N extends CallName = CallName> extends Person {
  /**
   * Lets a pending call succeed with `output`. In the browser the server itself answers, and a call that
   * the flow's own machine does not make is not waited for. `matches` selects one of several pending
   * calls with the same name.
   */
  answer(name: N, output?: unknown, matches?: CallMatcher): Promise<void>
  /** The same for a call that may have been answered earlier on the path. */
  answerIfPending(name: N, output?: unknown): Promise<void>
  /** Answers a pending call in place of the server, also in the browser. */
  stubAnswer(name: EndpointName, output: unknown): Promise<void>
  fail(name: N, error: unknown, matches?: CallMatcher): Promise<void>
  /** Advances the clock, in milliseconds. */
  elapse(milliseconds: number): Promise<void>
  /** Takes the device offline, or online again. */
  setOnline(isOnline: boolean): Promise<void>
  /** A return from another tab, and an event from outside the screen; neither is there in the browser run. */
  returnToTab?(): Promise<void>
  sendEvent?(event: TestEvent): Promise<void>
}

/** Drives the browser to the start of a flow. */
export interface BrowserDriver extends Driver<EndpointName> {
  /** Opens a page of the application, and before it signs in somebody else than whom the flow belongs to. */
  open(path: string): Promise<void>
  signIn(email: string): Promise<void>
  /** Holds the flow's calls from now on; otherwise from the end of `navigate`. */
  interceptCalls(): Promise<void>
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
type Gesture<M extends AnyStateMachine, E> = (
  driver: Driver,
  event: E,
  state: SnapshotFrom<M>,
) => Promise<void>
type StateAssertion<M extends AnyStateMachine> = (person: Person, state: SnapshotFrom<M>) => Promise<void>

/** The reason of an exception: for the whole flow, or by the state in which a path ends. */
export type Exception<L extends string = string> = string | { readonly [S in L]?: string }

/** Samples of every event with a payload, which may depend on the state. */
type EventSamples<M extends AnyStateMachine> = {
  [E in WithPayload<EventOf<M>> as E['type']]:
    | readonly Payload<E>[]
    | ((state: SnapshotFrom<M>) => readonly Payload<E>[])
}
type ModelSamples<M extends AnyStateMachine> = {
  /**
   * Outputs of calls and children, by default one without content. In the browser the first sample of a
   * call means the server's own answer; the others are injected.
   */
  answers?: { [A in ActorOf<M> as A['src']]?: readonly OutputFrom<A['logic']>[] }
  /** Errors of each call, instead of `commonFailures` and `rareFailures`. */
  failures?: { [S in ActorOf<M>['src']]?: readonly unknown[] }
  /** Samples of events without a typed name: children named at run time, snapshots. */
  others?: Samples
}

/** Describes one flow for its three runs: on the machine alone, on the screen, in a browser. */
export type FlowModel<M extends AnyStateMachine> = FlowParts<M> &
  ({} extends EventSamples<M>
    ? { samples?: ModelSamples<M> & { events?: EventSamples<M> } }
    : { samples: ModelSamples<M> & { events: EventSamples<M> } })

interface FlowParts<M extends AnyStateMachine> {
  /** The name of the flow: the id of its chart in kebab case. */
  name: string
  input?: InputFrom<M>
  inputs?: readonly InputFrom<M>[]
  /**
   * Inputs and samples that guards refuse and no screen offers. They are explored on the machine alone,
   * instead of the model's own.
   */
  machineOnly?: { inputs?: readonly InputFrom<M>[]; samples?: Samples }
  /**
   * Why each path on the screen starts anew, instead of going on to the next transition: what the model
   * asserts then depends on more than the state.
   */
  startsAnew?: string
  key?: (state: SnapshotFrom<M>) => unknown
  /** How a person or the environment causes each event. */
  gestures: { [T in EventOf<M>['type']]: Gesture<M, Extract<EventOf<M>, { type: T }>> }
  /** How real children that are not calls end, by `xstate.done.actor.<id>`. */
  endings?: { [T in `xstate.${'done' | 'error'}.actor.${string}`]?: Gesture<M, { output?: unknown }> }
  /**
   * The assertion for each leaf state; null if the flow displays nothing, as after its end and in a state that
   * it leaves at once, which need none.
   */
  expects: { [L in LeafState<SnapshotFrom<M>['value']>]?: StateAssertion<M> | null }
  /** The screen that renders an actor of the machine; it is shown within a router. */
  screen: () => Promise<(props: { actor: ActorRefFrom<M> }) => ReactNode>
  browser: {
    /** The signed-in account, by the local part of its address; nobody if absent. */
    as?: string
    navigate: string | ((driver: BrowserDriver, path: Path & { input: InputFrom<M> }) => Promise<void>)
    /** Whether a request belongs to the flow, if others make the same call; by default all do. */
    intercepts?: (name: EndpointName, parts: CallParts) => boolean
    /** Calls of other machines that the flow's gestures answer; they are held like its own. */
    extraCalls?: readonly EndpointName[]
    /** States left too fast to assert, because neither a call nor a long delay holds them. */
    transient?: readonly LeafState<SnapshotFrom<M>['value']>[]
    /** Why a reload shows something else, where that is correct. */
    reloadDiffers?: Exception<LeafState<SnapshotFrom<M>['value']>>
    /** Why leaving discards an entry without asking, where that is correct. */
    entryIsLost?: Exception<LeafState<SnapshotFrom<M>['value']>>
    /** Why repeating a call after a lost answer ends differently, where that is correct. */
    retryDiffers?: string
    /**
     * Tables in which calls of the flow write although they change no data, or on each repetition: the
     * reason, by table.
     */
    recordsIn?: Readonly<Record<string, string>>
    /** Whether an event cannot be caused in a browser in the state before it. */
    unreachable?: (event: TestEvent, before: SnapshotFrom<M>) => boolean
  }
}

type AnyGesture = (driver: Driver, event: TestEvent, state: AnyMachineSnapshot) => Promise<void>
type Browsed = FlowModel<AnyStateMachine>['browser'] & { navigate: Navigation<BrowserDriver> }
/** A flow model without its machine's types, as the runs use it. */
export type Flow = Pick<FlowModel<AnyStateMachine>, 'name' | 'screen' | 'startsAnew'> & {
  browser: Browsed
  machine: AnyStateMachine
  options: ExploreOptions & { samples: Samples }
  gestures: Record<string, AnyGesture>
  expects: Record<string, StateAssertion<AnyStateMachine> | null>
  explored: Explored
  machineOnly: Explored | undefined
  machineOnlyOptions: ExploreOptions | undefined
}

/** How an event comes that nobody causes on the screen itself, such as from the address: in no browser. */
export const fromOutside = async (driver: Driver, event: TestEvent) => driver.sendEvent?.(event)

/** Checks a model against its machine and prepares it for the runs. */
export function flow<M extends AnyStateMachine>(machine: M, model: FlowModel<M>): Flow {
  const { samples, optional } = samplesOf(machine, model.samples as GivenSamples)
  const options = {
    samples,
    optional,
    input: model.input,
    ...(model.inputs && { inputs: model.inputs }),
    ...(model.key && { key: model.key }),
    // Without its machine, the type of the snapshot that `key` takes is unknown.
  } as unknown as Flow['options']
  const machineOnlyOptions = model.machineOnly && {
    ...options,
    samples: { ...samples, ...model.machineOnly.samples },
    inputs: model.machineOnly.inputs ?? model.inputs ?? [model.input],
  }
  const gestures = { ...model.gestures, ...model.endings } as Flow['gestures']
  let explored: Explored | undefined
  let machineOnly: Explored | undefined
  return {
    name: model.name,
    machine,
    screen: async () => {
      const Screen = await (model.screen as Flow['screen'])()
      return ({ actor }) => createElement(MemoryRouter, null, createElement(Screen, { actor }))
    },
    browser: {
      ...model.browser,
      unreachable: (event: TestEvent, before: SnapshotFrom<M>) =>
        gestures[event.type] === fromOutside || (model.browser.unreachable?.(event, before) ?? false),
      navigate: navigationOf(model.browser.navigate as string | Navigation<BrowserDriver>),
    } as Flow['browser'],
    ...(model.startsAnew !== undefined && { startsAnew: model.startsAnew }),
    options,
    machineOnlyOptions,
    gestures,
    expects: assertionsOf(machine, { name: model.name, expects: model.expects as Flow['expects'] }),
    get explored() {
      return (explored ??= explore(machine, options))
    },
    get machineOnly() {
      return machineOnlyOptions && (machineOnly ??= explore(machine, machineOnlyOptions))
    },
  }
}
