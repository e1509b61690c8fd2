import type { AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate'
import { Conflict } from './errors.ts'

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
