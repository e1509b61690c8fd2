import { describe, expect, test } from 'vitest'
import { missingOutcomes, guardOutcomes } from '../../explore/guard-outcomes.ts'
import type { Flow } from '../../model/model.ts'
import { eventTitle, transitionName } from '../../explore/titles.ts'
import { keptReproaches, staleFieldErrors } from './stale-field-errors.ts'

/**
 * Maximum distinct edges per transition; if there are more, the model needs a `key` that ignores
 * irrelevant differences.
 */
const MOST_EDGES = 100

/**
 * The rules of every chart, on everything that its samples can do to it. The exploration has taken each
 * edge once; whether it ends where it should is what tables, kept values and screens say.
 */
export function assertRules(flow: Pick<Flow, 'name' | 'machine' | 'explored'> & Partial<Flow>) {
  const { machine, explored, machineOnly, gestures = {} } = flow
  describe(flow.name, () => {
    test('takes every declared transition', () => expect(explored.uncovered).toEqual([]))
    test('enters every state', () => expect(explored.unreached).toEqual([]))
    test('leaves every state again', () => expect(explored.deadEnds).toEqual([]))
    test('uses every sample', () => expect(explored.unused).toEqual([]))
    test('explores a number of snapshots in proportion to its transitions', () =>
      expect(explored.graph.distinct.size / explored.declared).toBeLessThan(MOST_EDGES))
    test('uses every gesture', () =>
      expect(Object.keys(gestures).filter((type) => !explored.events.has(type))).toEqual([]))
    test('sees every guard pass and fail', () => {
      const refusals = [...explored.refusals(), ...(machineOnly?.refusals() ?? [])]
      const outcomes = guardOutcomes(explored, explored.graph.edges, refusals)
      const unseen = missingOutcomes(machine, outcomes)
      expect(unseen.map(({ transition, passed }) => `${transitionName(transition)}: ${passed}`)).toEqual([])
    })
    test('clears field errors before sending again', () => {
      for (const { event, snapshot, effects } of explored.graph.edges)
        expect(staleFieldErrors(machine, snapshot.state, effects), eventTitle(event)).toEqual({})
    })
    test('no longer reproaches a field that was changed', () => {
      for (const { event, before, snapshot } of explored.graph.edges)
        expect(keptReproaches(before, snapshot.state), eventTitle(event)).toEqual([])
    })
  })
}
