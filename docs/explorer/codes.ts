import { type Event, childOf } from '../../tests/moment.ts'

/** The code of letting time go by. */
export const TIME = 'time'

/** Whether two values are the same, or say the same. */
export const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) ||
  (!(one instanceof Error || other instanceof Error) && JSON.stringify(one) === JSON.stringify(other))

const isSameEvent = (one: Event, other: Event) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]))

const shortOf = (type: string) => {
  const child = childOf(type)
  if (child === undefined) return type
  return `${type.startsWith('xstate.done.') ? 'done' : 'failed'}:${child}`
}

/**
 * A short name of an event among those that may come with it, for addresses: its type, and its number
 * among the samples of its type from the second on, as in `failed:signIn~2`.
 */
export function codeOf(event: Event, all: readonly Event[]): string {
  const samples = all.filter(({ type }) => type === event.type)
  const number = samples.findIndex((sample) => isSameEvent(sample, event))
  return shortOf(event.type) + (number > 0 ? `~${number + 1}` : '')
}
