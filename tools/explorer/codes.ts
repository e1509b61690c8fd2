import { type Event, endedChild } from '../../tests/explore/simulate.ts'

/** The code of elapsed time. */
export const TIME = 'time'

type Fields = Record<string, unknown>
const isPlain = (value: unknown): value is Fields =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && value.constructor === Object)

/** Whether two values are deeply equal; files and errors only equal themselves. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isPlain(one) || !isPlain(other)) return Object.is(one, other)
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return keys.every((key) => isSame(one[key], other[key]))
}

const shortOf = (type: string) => {
  const child = endedChild(type)
  if (child === undefined) return type
  return `${type.startsWith('xstate.done.') ? 'done' : 'failed'}:${child}`
}

/** A short name of an event for URLs, as in `failed:signIn~2`: the second sample of its type. */
export function codeOf(event: Event, all: readonly Event[]): string {
  const samples = all.filter(({ type }) => type === event.type)
  const number = samples.findIndex((sample) => isSame(sample, event))
  return shortOf(event.type) + (number > 0 ? `~${number + 1}` : '')
}
