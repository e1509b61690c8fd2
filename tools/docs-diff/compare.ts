import { isDeepStrictEqual } from 'node:util'
import type { Arrow, Description, Place, State } from './describe.ts'

/** The former and current version: no former one if added, no current one if removed. */
export type Pair<T> = { before: T; after: T } | { before: T; after?: never } | { before?: never; after: T }
/** All states and arrows with their former versions; `reordered`: arrows whose order in a state changed. */
export type Comparison = { states: Pair<State>[]; arrows: Pair<Arrow>[]; reordered: Arrow[] }

const idsOf = (places: readonly Place[]) => places.map(({ id }) => id)

export const leadAlike = (one: Arrow, other: Arrow) => isDeepStrictEqual(idsOf(one.to), idsOf(other.to))

const isSameArrow = (one: Arrow, other: Arrow) =>
  one.guard === other.guard &&
  leadAlike(one, other) &&
  one.label === other.label &&
  isDeepStrictEqual(one.effects, other.effects)

const isSameState = (one: State, other: State) =>
  one.description === other.description && isDeepStrictEqual(one.facts, other.facts)

/** Criteria by which an arrow corresponds to a former one, strongest first. */
const likenesses: readonly ((one: Arrow, other: Arrow) => boolean)[] = [
  isSameArrow,
  (one, other) => one.guard === other.guard && leadAlike(one, other),
  (one, other) => one.guard !== '' && one.guard === other.guard,
  leadAlike,
  (one, other) => one.guard === other.guard,
]

const pairOf = <T>(before: T | undefined, after: T): Pair<T> => (before ? { before, after } : { after })

function paired(before: readonly Arrow[], after: readonly Arrow[]): Pair<Arrow>[] {
  const origins = new Map<Arrow, Arrow>()
  const gone = new Set(before)
  for (const isAlike of likenesses)
    for (const arrow of after) {
      if (origins.has(arrow)) continue
      const origin = [...gone].find((one) => isAlike(one, arrow))
      if (!origin) continue
      origins.set(arrow, origin)
      gone.delete(origin)
    }
  return [
    ...after.map((arrow) => pairOf(origins.get(arrow), arrow)),
    ...[...gone].map((arrow) => ({ before: arrow })),
  ]
}

const slotOf = ({ from, event }: Arrow) => `${from.id} ${event}`

/** The first arrow of an event whose arrows changed their order; undefined if the order is the same. */
function reorderedIn(pairs: readonly Pair<Arrow>[], before: readonly Arrow[]): Arrow[] {
  const ranks = pairs.flatMap((pair) => (pair.before && pair.after ? [before.indexOf(pair.before)] : []))
  const first = pairs[0]?.after
  return first && ranks.some((rank, at) => at > 0 && rank < ranks[at - 1]!) ? [first] : []
}

export function compare(before: Description, after: Description): Comparison {
  const known = new Map(before.states.map((state) => [state.id, state]))
  const left = new Set(idsOf(after.states))
  const slots = new Set([...after.arrows, ...before.arrows].map(slotOf))
  const groups = [...slots].map((slot) => {
    const old = before.arrows.filter((arrow) => slotOf(arrow) === slot)
    const pairs = paired(
      old,
      after.arrows.filter((arrow) => slotOf(arrow) === slot),
    )
    return { pairs, reordered: reorderedIn(pairs, old) }
  })
  return {
    states: [
      ...after.states.map((state) => pairOf(known.get(state.id), state)),
      ...before.states.filter(({ id }) => !left.has(id)).map((state) => ({ before: state })),
    ],
    arrows: groups.flatMap(({ pairs }) => pairs),
    reordered: groups.flatMap(({ reordered }) => reordered),
  }
}

export const isChangedState = ({ before, after }: Pair<State>) =>
  !before || !after || !isSameState(before, after)

export const isChangedArrow = ({ before, after }: Pair<Arrow>) =>
  !before || !after || !isSameArrow(before, after)

export const isChanged = ({ states, arrows, reordered }: Comparison) =>
  states.some(isChangedState) || arrows.some(isChangedArrow) || reordered.length > 0
