import { type AnyStateMachine, type EventFromLogic, type StateValueFrom, transition } from 'xstate'
import { Conflict } from '../http/errors.ts'

/** Whether the chart lets `event` happen to an entity in state `value`. */
export const isAllowed = <M extends AnyStateMachine>(
  machine: M,
  value: StateValueFrom<M>,
  event: EventFromLogic<M>,
): boolean => machine.resolveState({ value, context: {} }).can(event)

/**
 * Lets through what the chart of an entity's life allows, and refuses the rest with a 409 that
 * says `reason`, in French.
 */
export function assertAllowed<M extends AnyStateMachine>(
  machine: M,
  value: StateValueFrom<M>,
  event: EventFromLogic<M>,
  reason: string,
): void {
  if (!isAllowed(machine, value, event)) throw new Conflict(reason)
}

/** What an entity in state `value` is after `event`, by the chart of its life. */
export function stateAfter<M extends AnyStateMachine>(
  machine: M,
  value: StateValueFrom<M>,
  event: EventFromLogic<M>,
): StateValueFrom<M> {
  const chart: AnyStateMachine = machine
  const [next] = transition(chart, chart.resolveState({ value, context: {} }), event)
  return next.value as StateValueFrom<M>
}
