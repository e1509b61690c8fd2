import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { endpoints } from '../../../contract/endpoints.ts'
import type { Effect } from '../../explore/simulate.ts'
import { callsMadeBy, isEndpoint } from '../../model/browser-paths.ts'

/** Whether an effect starts a call that sends form values, itself or through a child. */
const sends = (machine: AnyStateMachine, { type, params }: Effect) =>
  type === 'xstate.spawnChild' &&
  callsMadeBy(machine, (params as { id: string }).id).some(
    (name) => isEndpoint(name) && endpoints[name].method !== 'GET',
  )

/**
 * Field errors left after a step that sends the form again, or asks to confirm it. A form must clear them
 * first; otherwise a different failure, or cancelling, would leave them displayed. Errors in a list
 * belong to one state only.
 */
export function staleFieldErrors(
  machine: AnyStateMachine,
  state: AnyMachineSnapshot,
  effects: readonly Effect[],
): object {
  const { errors = {} } = (state.context ?? {}) as { errors?: object }
  const isOver = state.matches('confirming') || effects.some((one) => sends(machine, one))
  return !Array.isArray(errors) && isOver ? errors : {}
}
