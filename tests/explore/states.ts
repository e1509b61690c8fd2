import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** The states of a chart in source order, the chart itself first. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  [machine.root, ...getStateNodes(machine)].toSorted((a, b) => a.order - b.order)

/** The ancestors of a state, nearest first. */
export const ancestorsOf = ({ parent }: AnyStateNode): AnyStateNode[] =>
  parent ? [parent, ...ancestorsOf(parent)] : []

/** The transitions that leave a state, in source order. */
export const transitionsFrom = (state: AnyStateNode): AnyTransitionDefinition[] => [
  ...(state.always ?? []),
  ...[...state.transitions.values()].flat(),
]
