import { type AnyStateMachine, type EventFromLogic, type StateValueFrom, transition } from 'xstate'
import { Conflict } from '../http/errors.ts'

/** Whether the lifecycle allows `event` for an entity in state `value`. */
export const isAllowed = <M extends AnyStateMachine>(
  machine: M,
  value: StateValueFrom<M>,
  event: EventFromLogic<M>,
): boolean => machine.resolveState({ value, context: {} }).can(event)

/** Does nothing if the lifecycle allows the event, otherwise throws a 409 with `reason`, in French. */
export function assertAllowed<M extends AnyStateMachine>(
  machine: M,
  value: StateValueFrom<M>,
  event: EventFromLogic<M>,
  reason: string,
): void {
  if (!isAllowed(machine, value, event)) throw new Conflict(reason)
}

/** The state after `event` for an entity in state `value`, by its lifecycle. */
export function stateAfter<M extends AnyStateMachine>(
  machine: M,
  value: StateValueFrom<M>,
  event: EventFromLogic<M>,
): StateValueFrom<M> {
  const chart: AnyStateMachine = machine
  const [next] = transition(chart, chart.resolveState({ value, context: {} }), event)
  return next.value as StateValueFrom<M>
}
