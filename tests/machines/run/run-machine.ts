import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { missingOutcomes, guardOutcomes } from '../../explore/guard-outcomes.ts'
import { machineRunPaths } from '../../model/run-paths.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import type { Flow } from '../../model/model.ts'
import { endedChild, type Event, type Effect, effectOf } from '../../explore/simulate.ts'
import { randomPaths } from '../../model/random-paths.ts'
import { seedsOf } from '../../model/seeds.ts'
import { eventTitle, transitionName } from '../../explore/titles.ts'
import type { Path } from '../../explore/path-generation.ts'
import { recordedAssertions } from './recorded-assertions.ts'
import { staleFieldErrors } from './stale-field-errors.ts'

/**
 * Runs one path on the machine itself: after every event it is in the expected state, which the model can
 * assert, with the effects and finally the output that the chart defines. An event `refused` at the end
 * of the path changes nothing.
 */
export async function runPathOnMachine(
  flow: Pick<Flow, 'machine'> & Partial<Flow>,
  { input, start, steps }: Path,
  refused?: Event,
) {
  const { machine } = flow
  const controlled = controlActors(machine, 'stubbed')
  const clock = new SimulatedClock()
  let actual: Effect[] = []
  const actor = createActor(controlled.machine, {
    input,
    clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.action' || inspected.actorRef !== actor) return
      const effect = effectOf(inspected.action as Effect)
      if (effect) actual.push(effect)
    },
  })
  actor.subscribe({ error: () => {} })
  actor.start()
  expect(actor.getSnapshot().value, 'start').toEqual(start.state.value)
  for (const { event, elapsed, snapshot, transitions, effects } of steps) {
    actual = []
    const child = endedChild(event.type)
    // Screens offer what the chart can handle, and the server refuses what it cannot.
    const isActed = transitions.some(({ target, actions }) => target !== undefined || actions.length > 0)
    if (elapsed === undefined && child === undefined && isActed)
      expect(actor.getSnapshot().can(event), `${eventTitle(event)} can be`).toBe(true)
    if (elapsed !== undefined) clock.increment(elapsed)
    else if (child === undefined) actor.send(event)
    else
      await controlled.settle(
        child,
        event.type.startsWith('xstate.done.') ? { output: event.output } : { error: event.error },
      )
    const state = actor.getSnapshot()
    const { value, status, output } = state
    expect(
      { value, status, output, effects: actual, seen: await recordedAssertions(flow, state) },
      eventTitle(event),
    ).toEqual({
      value: snapshot.state.value,
      status: snapshot.state.status,
      output: snapshot.state.output,
      effects,
      seen: await recordedAssertions(flow, snapshot.state),
    })
    expect(staleFieldErrors(machine, state, actual), 'field errors left after sending again').toEqual({})
  }
  if (refused) {
    const before = actor.getSnapshot()
    actual = []
    expect(before.can(refused), `${eventTitle(refused)} cannot be`).toBe(false)
    actor.send(refused)
    const { value, status, context } = actor.getSnapshot()
    expect({ value, status, context, effects: actual }, `${eventTitle(refused)} is refused`).toEqual({
      value: before.value,
      status: before.status,
      context: before.context,
      effects: [],
    })
  }
  actor.stop()
}

/**
 * Maximum distinct edges per transition; if there are more, the model needs a `key` that ignores
 * irrelevant differences.
 */
const MOST_EDGES = 100

/** The run on the machine alone: the test controls its actors and its clock. */
export function runMachine(flow: Pick<Flow, 'name' | 'machine' | 'explored'> & Partial<Flow>) {
  const { machine, explored, options, gestures = {} } = flow
  const { paths, refusals } = machineRunPaths(flow)
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
      const unseen = missingOutcomes(machine, guardOutcomes(explored, paths, refusals))
      expect(unseen.map(({ transition, passed }) => `${transitionName(transition)}: ${passed}`)).toEqual([])
    })
    test.each(paths)('$title', (path) => runPathOnMachine(flow, path))
    if (options)
      for (const seeded of seedsOf(30, 3))
        test.each(randomPaths({ explored, options }, seeded))(
          `random path $number, seed ${seeded.seed}`,
          ({ path }) => runPathOnMachine(flow, path),
        )
    for (const { path, event } of refusals)
      test(`${path.title} › ${eventTitle(event)} is refused`, () => runPathOnMachine(flow, path, event))
  })
}
