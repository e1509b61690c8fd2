import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { endpoints } from '../../contract/endpoints.ts'
import { statesOf } from './states.ts'
import { toneOf } from './transition-labels.ts'

/**
 * The structure of a chart, independent of its names and of source order. Computed by colour refinement:
 * the colour of a state describes its kind, its calls, and its transitions to states of which colours.
 */

/**
 * Normalises an event: the same value for a person's events of any name, for ends of any call, and for
 * any delay.
 */
const eventOf = (transition: AnyTransitionDefinition) =>
  transition.eventType.startsWith('xstate.done.state.') ? 'step' : toneOf(transition)

const kindOf = (node: AnyStateNode) => {
  const invoked = node.invoke.map(({ id }) => (id in endpoints ? 'call' : 'child')).toSorted()
  const isFirst = node.parent?.initial?.target?.includes(node) ?? false
  return JSON.stringify([node.type, isFirst, invoked])
}

/** The transitions of a state by event, in the order in which their guards are evaluated. */
function departures(node: AnyStateNode) {
  const all = [...(node.always ?? []), ...[...node.transitions.values()].flat()]
  return [...Map.groupBy(all, ({ eventType }) => eventType).values()]
}

/** One round of refinement: colours include the states one step further away. */
function refined(states: readonly AnyStateNode[], colours: ReadonlyMap<AnyStateNode, string>) {
  const colour = (node: AnyStateNode) => colours.get(node) ?? ''
  const arrivals = new Map<AnyStateNode, string[]>(states.map((node) => [node, []]))
  for (const node of states)
    for (const transition of departures(node).flat())
      for (const target of transition.target ?? [])
        arrivals.get(target)?.push(`${eventOf(transition)} ${colour(node)}`)
  return new Map(
    states.map((node) => {
      const leaves = departures(node).map((transitions) =>
        transitions.map((one) => [
          eventOf(one),
          one.guard !== undefined,
          one.target?.map(colour).toSorted() ?? 'stays',
        ]),
      )
      const tied = [
        colour(node),
        node.parent ? colour(node.parent) : '',
        Object.values(node.states).map(colour).toSorted(),
        leaves.map((one) => JSON.stringify(one)).toSorted(),
        arrivals.get(node)!.toSorted(),
      ]
      return [node, digest(JSON.stringify(tied))]
    }),
  )
}

/** A short digest of a long text; equal texts have equal digests. */
function digest(text: string) {
  let [one, two] = [7, 11]
  for (const sign of text) {
    const code = sign.charCodeAt(0)
    one = (Math.imul(one, 31) + code) | 0
    two = (Math.imul(two, 37) + code) | 0
  }
  return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`
}

/** A text that is equal for two isomorphic charts. */
export function structureOf(machine: AnyStateMachine): string {
  const states = statesOf(machine)
  let colours = new Map(states.map((node) => [node, kindOf(node)]))
  for (const _ of states) colours = refined(states, colours)
  return [...colours.values()].toSorted().join(' ')
}
