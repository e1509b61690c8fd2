import type { Edge } from './explore.ts'
import { eventKey } from './coverage-gaps.ts'
import { numberOf } from './transition-numbers.ts'

/**
 * Tells whether an edge repeats earlier ones: one with the same ends that takes the same transitions on
 * the same event type, and one that takes them with the same sample. Avoids trying nine failures of a
 * call in each of fifty snapshots that treat them alike.
 */
export function repetitions() {
  const known = new Set<string>()
  const isNew = (...parts: unknown[]) => {
    const { size } = known
    return known.add(JSON.stringify(parts)).size > size
  }
  return ({ from, to, event, transitions }: Edge): boolean => {
    const taken = transitions.map(numberOf)
    const isNewWay = isNew('way', from, to, event.type, taken)
    const isNewSample = isNew('sample', eventKey(event), taken)
    return !isNewWay && !isNewSample
  }
}
