import type { AnyTransitionDefinition } from 'xstate'

const numbers = new WeakMap<AnyTransitionDefinition, number>()
let count = 0

/** A number by which texts refer to a transition. */
export const numberOf = (transition: AnyTransitionDefinition) => {
  const number = numbers.get(transition) ?? ++count
  numbers.set(transition, number)
  return number
}
