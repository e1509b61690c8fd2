import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { missingOutcomes, guardOutcomes } from '../../explore/guard-outcomes.ts'
import { explore } from '../../explore/explore.ts'
import { transitionName } from '../../explore/titles.ts'

/** A lamp that a child may not switch on, and that switches itself off the second time. */
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

/** A door that is knocked on three times, with either hand. */
const door = setup({
  types: {} as { context: { knocks: number } },
  guards: { isQuiet: ({ context }) => context.knocks < 3 },
  actions: { count: assign({ knocks: ({ context }) => context.knocks + 1 }) },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  on: { knocked: { guard: 'isQuiet', actions: 'count' } },
})

describe('samples', () => {
  test('are each taken once at every transition, and not again if they lead to the same snapshot', () => {
    const explored = explore(door, { samples: { knocked: [{ hand: 'left' }, { hand: 'right' }] } })
    expect(explored.graph.edges.length).toBe(6)
    expect(explored.graph.distinct.size).toBe(4)
    const hands = explored.graph.edges.map(({ event }) => event['hand'])
    expect(new Set(hands)).toEqual(new Set(['left', 'right']))
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
  test('have been true if their transition is taken, and an eventless one false in a stable state', () => {
    expect(unseen(guardOutcomes(grown, grown.graph.edges))).toEqual([
      'lamp.off — pressed [isGrown] → lamp.on: false',
    ])
  })
  test('have been false if an event takes no transition', () => {
    const refusals = child.refusals()
    expect(refusals.map(({ event }) => event.type)).toEqual(['pressed'])
    expect(unseen(guardOutcomes(grown, grown.graph.edges, refusals))).toEqual([])
  })
})
