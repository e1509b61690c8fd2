import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { endpoints } from '../../../contract/endpoints.ts'
import type { Effect } from '../../explore/simulate.ts'
import { callsMadeBy, isEndpoint } from '../../model/browser-steps.ts'

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

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The values of a form by the names of the request: those of the context, and of the entry within it. */
function valuesOf({ context }: AnyMachineSnapshot): Map<string, unknown> {
  const {
    draft = {},
    texts = {},
    contact = {},
    entry = {},
    ...own
  } = (context ?? {}) as Record<string, object>
  const all = [own, draft, texts, contact, entry].flatMap((part) => Object.entries(part ?? {}))
  return new Map(all.map(([name, value]) => [snake(name), value]))
}

/**
 * Errors of fields that a person has just changed and that are still reproached as they were: what was wrong
 * with a field no longer holds once it is changed.
 */
export function keptReproaches(before: AnyMachineSnapshot, after: AnyMachineSnapshot): string[] {
  const errorsOf = ({ context }: AnyMachineSnapshot) =>
    ((context ?? {}) as { errors?: Record<string, unknown> }).errors ?? {}
  const [earlier, later, then, now] = [errorsOf(before), errorsOf(after), valuesOf(before), valuesOf(after)]
  return Object.keys(later).filter(
    (field) => later[field] === earlier[field] && then.has(field) && then.get(field) !== now.get(field),
  )
}
