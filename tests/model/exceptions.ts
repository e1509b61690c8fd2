import type { Path } from '../explore/path-generation.ts'
import { leafStates } from './assert-state.ts'
import type { Exception } from './model.ts'

/** The reason why a relation does not hold after a path, if its flow's model gives one. */
export function reasonAt(exception: Exception | undefined, { start, steps }: Path): string | undefined {
  if (exception === undefined || typeof exception === 'string') return exception
  const end = (steps.at(-1)?.snapshot ?? start).state
  return leafStates(end)
    .map((leaf) => exception[leaf])
    .find((reason) => reason !== undefined)
}
