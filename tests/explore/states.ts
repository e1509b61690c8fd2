import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** The states of a chart in the order of its text, the chart itself first. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  [machine.root, ...getStateNodes(machine)].toSorted((a, b) => a.order - b.order)

/** The states that a state lies in, the nearest first. */
export const ancestorsOf = ({ parent }: AnyStateNode): AnyStateNode[] =>
  parent ? [parent, ...ancestorsOf(parent)] : []

/** The transitions that leave a state, in the order of its text. */
export const transitionsFrom = (state: AnyStateNode): AnyTransitionDefinition[] => [
  ...(state.always ?? []),
  ...[...state.transitions.values()].flat(),
]
