import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { endpoints } from '../../../contract/endpoints.ts'
import { statesOf } from '../../explore/states.ts'

/** A state and its ancestors. */
const ancestors = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...ancestors(node.parent)] : [node]

/** Whether a transition leads outside `state`. */
const leaves = ({ target }: AnyTransitionDefinition, state: AnyStateNode) =>
  target?.some((to) => !ancestors(to).includes(state)) ?? false

/** The missing ends of a call: a success and a failure must leave the state that makes it. */
function missingOf(id: string, node: AnyStateNode): string[] {
  const ends = (type: string) => node.transitions.get(type) ?? []
  const others = ends(`xstate.error.actor.${id}`).filter(({ guard }) => !guard)
  const has = {
    success: ends(`xstate.done.actor.${id}`).some((one) => leaves(one, node)),
    failure: others.length === 1 && others.every((one) => leaves(one, node)),
  }
  return Object.entries(has).flatMap(([end, isThere]) => (isThere ? [] : [`${end} of ${id} in ${node.id}`]))
}

/** The calls of a chart that lack an end, by name. */
export const openCalls = (machine: AnyStateMachine): string[] =>
  statesOf(machine).flatMap((node) =>
    node.invoke.filter(({ id }) => id in endpoints).flatMap(({ id }) => missingOf(id, node)),
  )
