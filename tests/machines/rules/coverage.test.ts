import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { missingOutcomes, guardOutcomes } from '../../explore/guard-outcomes.ts'
import { pairPaths, pairsOf, pathsByPair } from '../../explore/pair-paths.ts'
import { explore } from '../../explore/explore.ts'
import { transitionName } from '../../explore/titles.ts'

/** A lamp that a child may not switch on, and that goes out by itself the second time. */
const lamp = setup({
  types: {} as { context: { isChild: boolean; uses: number }; input: { isChild: boolean } },
  guards: {
    isGrown: ({ context }) => !context.isChild,
    isWorn: ({ context }) => context.uses > 1,
  },
  actions: { use: assign({ uses: ({ context }) => context.uses + 1 }) },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => ({ ...input, uses: 0 }),
  initial: 'off',
  states: {
    off: { on: { pressed: { guard: 'isGrown', target: 'on', actions: 'use' } } },
    on: {
      always: { guard: 'isWorn', target: 'broken' },
      on: { pressed: 'off', dropped: 'broken' },
    },
    broken: { type: 'final' },
  },
})

const grown = explore(lamp, { input: { isChild: false } })
const child = explore(lamp, { input: { isChild: true } })
const titles = (paths: readonly { title: string }[]) => paths.map(({ title }) => title)

describe('pairs of successive transitions', () => {
  test('are those whose second transition can directly follow the first', () => {
    // On then off, off then on, on then broken by a fall, on then worn out.
    expect(pathsByPair(grown.graph).size).toBe(4)
  })
  test('are all covered by the generated paths', () => {
    const covered = new Set(pairPaths(grown.graph).flatMap(({ steps }) => [...pairsOf(steps)]))
    expect(covered).toEqual(new Set(pathsByPair(grown.graph).keys()))
  })
  test('are not covered again when given paths contain them', () => {
    expect(titles(pairPaths(grown.graph))).toEqual(['pressed › pressed › pressed', 'pressed › dropped'])
    expect(pairPaths(grown.graph, pairPaths(grown.graph))).toEqual([])
  })
})

describe('guards', () => {
  const unseen = (verdicts: ReturnType<typeof guardOutcomes>) =>
    missingOutcomes(lamp, verdicts).map(
      ({ transition, passed }) => `${transitionName(transition)}: ${passed}`,
    )

  test('that were never evaluated have no outcome', () => {
    expect(unseen(guardOutcomes(grown, []))).toEqual([
      'lamp.off — pressed [isGrown] → lamp.on: true',
      'lamp.off — pressed [isGrown] → lamp.on: false',
      'lamp.on — always [isWorn] → lamp.broken: true',
      'lamp.on — always [isWorn] → lamp.broken: false',
    ])
  })
  test('have been true where their transition is taken, and an immediate one false in a stable state', () => {
    expect(unseen(guardOutcomes(grown, grown.byEdge()))).toEqual([
      'lamp.off — pressed [isGrown] → lamp.on: false',
    ])
  })
  test('have been false where an event takes no transition', () => {
    const refusals = child.refusals()
    expect(refusals.map(({ event }) => event.type)).toEqual(['pressed'])
    expect(unseen(guardOutcomes(grown, grown.byEdge(), refusals))).toEqual([])
  })
})
