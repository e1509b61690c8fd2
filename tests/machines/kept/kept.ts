import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { getInitialSnapshot, getNextSnapshot } from 'xstate'

/**
 * What a chart keeps in mind after some events, by hand: paths that were made from a chart agree with what it
 * shows, also when it forgets. `keeps` is a part of its context.
 */
export type Kept = {
  input?: object
  after: readonly (EventObject & Record<string, unknown>)[]
  keeps: Readonly<Record<string, unknown>>
}

type Event = Kept['after'][number]

/** What a chart keeps after some events, of which one that carries nothing is told by its type. */
export const after = (...events: readonly (Event | string)[]) => ({
  keeps: (keeps: Kept['keeps']): Kept => ({
    after: events.map((event) => (typeof event === 'string' ? { type: event } : event)),
    keeps,
  }),
})

/** The same of a chart that starts with an input. */
export const from = (input: object, all: readonly Kept[]): Kept[] => all.map((kept) => ({ ...kept, input }))

/** What charts keep, by the name of the flow. */
export type KeptByChart = Readonly<Record<string, readonly Kept[]>>

/** The answer of a call. */
export const answered = (call: string, output: unknown) => ({
  type: `xstate.done.actor.${call}`,
  output,
  actorId: call,
})

/** The failure of a call, by default because nothing answered. */
export const failed = (call: string, error: unknown = new Error('no answer')) => ({
  type: `xstate.error.actor.${call}`,
  error,
  actorId: call,
})

/** The end of a delay, which begins in that state. */
export const elapsed = (delay: string, state: string) => ({ type: `xstate.after.${delay}.${state}` })

/** The part of a machine's context that `kept` names, after its events. */
export function keptBy(machine: AnyStateMachine, { input, after, keeps }: Kept): Record<string, unknown> {
  let snapshot = getInitialSnapshot(machine, input) as AnyMachineSnapshot
  for (const event of after) snapshot = getNextSnapshot(machine, snapshot, event)
  const context = snapshot.context as Record<string, unknown>
  return Object.fromEntries(Object.keys(keeps).map((name) => [name, context[name]]))
}
