import type { AnyStateMachine } from 'xstate'
import { stateTitle } from '../explore/dictionary.ts'
import { conditionOf, eventLabel, rankOf } from '../explore/transition-labels.ts'
import type { Event, Snapshot, Step } from '../explore/simulate.ts'
import { eventTitle, failureName } from '../explore/titles.ts'
import { payloadText } from './payload-text.ts'

/** How a call failed, or whom and what an event of the person or of the page is about. */
const carriedBy = (event: Event) => {
  if (event.type.startsWith('xstate.error.')) return String(failureName(event.error))
  return event.type.startsWith('xstate.') ? '' : payloadText(event)
}

/**
 * A step in plain French, with what it carries, and the deciding condition if several outcomes are
 * possible.
 */
export function stepLabel(
  machine: AnyStateMachine,
  { event, transitions }: Pick<Step, 'event' | 'transitions'>,
): string {
  const [first] = transitions
  if (!first) return eventTitle(event)
  const carried = carriedBy(event)
  const condition = conditionOf(first, rankOf(first))
  return `${eventLabel(machine, first)}${carried && ` (${carried})`}${condition && condition !== 'sinon' ? ` [${condition}]` : ''}`
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
