import type { AnyStateNode } from 'xstate'
import type { Event } from './moment.ts'
import type { Samples } from './paths.ts'
import { eventTitle } from './titles.ts'

/** States that a person who came in could not leave again: neither final nor a region's only state. */
export function stuck(
  nodes: readonly AnyStateNode[],
  reached: ReadonlySet<AnyStateNode>,
  left: ReadonlySet<AnyStateNode>,
) {
  return nodes.filter(
    (node) =>
      node.type === 'atomic' &&
      node.parent?.type !== 'parallel' &&
      Object.keys(node.parent?.states ?? {}).length > 1 &&
      reached.has(node) &&
      !left.has(node),
  )
}

/** What tells an event apart from every other one. */
export const wordsOf = (event: Event) => JSON.stringify([eventTitle(event), event])

/** Samples of events that were never offered to the machine. */
export function unusedOf(
  samples: Samples,
  spare: ReadonlySet<unknown> | undefined,
  offered: readonly Event[],
) {
  const used = new Set(offered.map(wordsOf))
  return Object.entries(samples).flatMap(([type, payloads]) =>
    (typeof payloads === 'function' ? [] : payloads)
      .map((payload): Event => ({ ...payload, type }))
      .filter((event) => !spare?.has(event['error']) && !used.has(wordsOf(event)))
      .map(eventTitle),
  )
}
