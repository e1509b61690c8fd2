import type { AnyStateNode } from 'xstate'
import type { Event } from './simulate.ts'
import type { Samples } from './explore.ts'
import { eventTitle } from './titles.ts'

/** Atomic states that are entered but never exited; a region's only state is not one. */
export function deadEndsOf(
  nodes: readonly AnyStateNode[],
  entered: ReadonlySet<AnyStateNode>,
  exited: ReadonlySet<AnyStateNode>,
) {
  return nodes.filter(
    (node) =>
      node.type === 'atomic' &&
      node.parent?.type !== 'parallel' &&
      Object.keys(node.parent?.states ?? {}).length > 1 &&
      entered.has(node) &&
      !exited.has(node),
  )
}

/** Identifies an event by its type and payload. */
export const eventKey = (event: Event) => JSON.stringify([eventTitle(event), event])

/** Samples that no state offers to the machine. */
export function unusedSamples(
  samples: Samples,
  optional: ReadonlySet<unknown> | undefined,
  offered: readonly Event[],
) {
  const used = new Set(offered.map(eventKey))
  return Object.entries(samples).flatMap(([type, payloads]) =>
    (typeof payloads === 'function' ? [] : payloads)
      .map((payload): Event => ({ ...payload, type }))
      .filter((event) => !optional?.has(event['error']) && !used.has(eventKey(event)))
      .map(eventTitle),
  )
}
