import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, createMachine } from 'xstate'

type Part = Record<string, unknown>
export type Transition = { target?: unknown; actions?: unknown; guard?: unknown }
export type Edit<T> = (list: readonly T[]) => readonly T[]

/** Microsteps after which a mutant in an endless loop is given up. */
const MICROSTEPS = 1000

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

const transitionsIn = (value: unknown): Transition[] =>
  listOf(value).map((one) => (typeof one === 'string' ? { target: one } : (one as Transition)))

/** The configuration with one key edited; an empty list is removed. */
function withKey(part: Part, key: string, edit: (value: unknown) => readonly unknown[]): Part {
  const { [key]: value, ...rest } = part
  const list = edit(value)
  return list.length === 0 ? rest : { ...rest, [key]: list }
}

const within = (part: Part, key: string, change: (inner: Part) => Part): Part => ({
  ...part,
  [key]: change((part[key] ?? {}) as Part),
})

function inSlot(
  state: Part,
  { eventType, delay }: AnyTransitionDefinition & { delay?: unknown },
  edit: Edit<Transition>,
): Part {
  const edited = (value: unknown) => edit(transitionsIn(value))
  if (eventType === '') return withKey(state, 'always', edited)
  if (eventType.startsWith('xstate.after.'))
    return within(state, 'after', (after) => withKey(after, String(delay), edited))
  if (eventType.startsWith('xstate.done.state.')) return withKey(state, 'onDone', edited)
  const call = /^xstate\.(done|error|snapshot)(?:\.actor)?\.(.*)$/.exec(eventType)
  const slot = { done: 'onDone', error: 'onError', snapshot: 'onSnapshot' }[call?.[1] ?? '']
  const invokes = listOf(state['invoke']) as Part[]
  const isCalled = (invoke: Part) => invoke['id'] === call?.[2] && slot !== undefined && slot in invoke
  if (slot && invokes.some(isCalled))
    return {
      ...state,
      invoke: invokes.map((invoke) => (isCalled(invoke) ? withKey(invoke, slot, edited) : invoke)),
    }
  return within(state, 'on', (on) => withKey(on, eventType, edited))
}

const inState = (config: Part, [key, ...rest]: readonly string[], change: (state: Part) => Part): Part =>
  key === undefined
    ? change(config)
    : within(config, 'states', (states) => within(states, key, (state) => inState(state, rest, change)))

const remade = (machine: AnyStateMachine, { path }: AnyStateNode, change: (state: Part) => Part) =>
  createMachine(
    { ...inState(machine.config as Part, path, change), options: { maxIterations: MICROSTEPS } },
    machine.implementations,
  ) as AnyStateMachine

export const withGuard = (machine: AnyStateMachine, name: string, answer: boolean) =>
  remade(machine, machine.root, (root) => root).provide({ guards: { [name]: () => answer } })

/** The machine with another configuration of one transition, the `rank`-th of its event in its state. */
export const withTransition = (
  machine: AnyStateMachine,
  definition: AnyTransitionDefinition,
  rank: number,
  edit: (transition: Transition) => readonly Transition[],
) =>
  remade(machine, definition.source, (state) =>
    inSlot(state, definition, (list) => list.flatMap((one, at) => (at === rank ? edit(one) : [one]))),
  )

export const withoutEffect = (
  machine: AnyStateMachine,
  node: AnyStateNode,
  slot: 'entry' | 'exit',
  rank: number,
) =>
  remade(machine, node, (state) =>
    withKey(state, slot, (value) => listOf(value).filter((_, at) => at !== rank)),
  )

export const actionsOf = ({ actions }: Transition): unknown[] => listOf(actions)
