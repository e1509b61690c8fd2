import type { AnyTransitionDefinition } from 'xstate'

const numbers = new WeakMap<AnyTransitionDefinition, number>()
let count = 0

/** A number by which texts tell transitions apart. */
export const numberOf = (transition: AnyTransitionDefinition) => {
  const number = numbers.get(transition) ?? ++count
  numbers.set(transition, number)
  return number
}
