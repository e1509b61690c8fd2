import type { AnyStateMachine } from 'xstate'
import { stateTitle } from '../explore/dictionary.ts'
import { conditionOf, eventLabel, rankOf } from '../explore/transition-labels.ts'
import type { Snapshot, Step } from '../explore/simulate.ts'
import { eventTitle, failureName } from '../explore/titles.ts'

/**
 * A step in plain French, with the deciding condition if several outcomes are possible, and how a call
 * failed.
 */
export function stepLabel(
  machine: AnyStateMachine,
  { event, transitions }: Pick<Step, 'event' | 'transitions'>,
): string {
  const [first] = transitions
  if (!first) return eventTitle(event)
  const failure = event.type.startsWith('xstate.error.') ? ` (${failureName(event.error)})` : ''
  const condition = conditionOf(first, rankOf(first))
  return `${eventLabel(machine, first)}${failure}${condition && condition !== 'sinon' ? ` [${condition}]` : ''}`
}

/** A path in plain French, as a chain. */
export const pathLabel = (machine: AnyStateMachine, steps: readonly Step[]): string =>
  steps.length === 0 ? 'arrivée' : steps.map((step) => stepLabel(machine, step)).join(' › ')

/** The states that a machine rests in, in plain French. */
export const leafStatesLabel = ({ state }: Snapshot): string =>
  state._nodes
    .filter((node) => Object.keys(node.states).length === 0)
    .map((node) => `« ${stateTitle(node)} »`)
    .join(' et ')
