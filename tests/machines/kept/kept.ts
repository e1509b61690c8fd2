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

/** The answer of a call. */
export const answered = (call: string, output: unknown) => ({
  type: `xstate.done.actor.${call}`,
  output,
  actorId: call,
})

/** The failure of a call. */
export const failed = (call: string) => ({
  type: `xstate.error.actor.${call}`,
  error: new Error('no answer'),
  actorId: call,
})

/** The part of a machine's context that `kept` names, after its events. */
export function keptBy(machine: AnyStateMachine, { input, after, keeps }: Kept): Record<string, unknown> {
  let snapshot = getInitialSnapshot(machine, input) as AnyMachineSnapshot
  for (const event of after) snapshot = getNextSnapshot(machine, snapshot, event)
  const context = snapshot.context as Record<string, unknown>
  return Object.fromEntries(Object.keys(keeps).map((name) => [name, context[name]]))
}
