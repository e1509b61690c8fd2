import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { endpoints } from '../../../contract/endpoints.ts'
import type { Said } from '../../explore/moment.ts'
import { callsBehind, isEndpoint } from '../../model/tours.ts'

/** Whether a call, or one that a child makes, sends what was entered. */
const sends = (machine: AnyStateMachine, { type, params }: Said) =>
  type === 'xstate.spawnChild' &&
  callsBehind(machine, (params as { id: string }).id).some(
    (name) => isEndpoint(name) && endpoints[name].method !== 'GET',
  )

/**
 * What is still reproached to fields after a step that sends what they hold: in every form nothing,
 * for a failure of another sort would leave it there. Reasons in a list are shown by one state alone.
 */
export function reproachesSent(
  machine: AnyStateMachine,
  { context }: AnyMachineSnapshot,
  told: readonly Said[],
): object {
  const { errors = {} } = (context ?? {}) as { errors?: object }
  return !Array.isArray(errors) && told.some((one) => sends(machine, one)) ? errors : {}
}
