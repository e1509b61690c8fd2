import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { endpoints } from '../../../contract/endpoints.ts'
import type { Effect } from '../../explore/simulate.ts'
import { callsMadeBy, isEndpoint } from '../../model/browser-paths.ts'

/** Whether a call, or one that a child makes, sends what was entered. */
const sends = (machine: AnyStateMachine, { type, params }: Effect) =>
  type === 'xstate.spawnChild' &&
  callsMadeBy(machine, (params as { id: string }).id).some(
    (name) => isEndpoint(name) && endpoints[name].method !== 'GET',
  )

/**
 * What is still reproached to fields after a step that sends what they hold: in every form nothing,
 * for a failure of another sort would leave it there. Reasons in a list are shown by one state alone.
 */
export function reproachesSent(
  machine: AnyStateMachine,
  { context }: AnyMachineSnapshot,
  told: readonly Effect[],
): object {
  const { errors = {} } = (context ?? {}) as { errors?: object }
  return !Array.isArray(errors) && told.some((one) => sends(machine, one)) ? errors : {}
}
