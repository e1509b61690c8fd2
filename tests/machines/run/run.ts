import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { unseenVerdicts, verdictsOf } from '../../tools/coverage/guards.ts'
import { machineWalks } from '../../tools/coverage/runs.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import type { Flow } from '../../model/model.ts'
import { endedChild, type Event, type Effect, effectOf } from '../../explore/simulate.ts'
import { randomWalks } from '../../tools/paths/random-walks.ts'
import { seedsOf } from '../../tools/paths/seeds.ts'
import { eventTitle, transitionName } from '../../explore/titles.ts'
import type { Path } from '../../explore/path-generation.ts'
import { looksAt } from './looks.ts'
import { reproachesSent } from './reproaches.ts'

/**
 * Walks one path on the machine itself; after every event it stands where the chart says, with what
 * its model lets a person see there, has effects those around it what the chart says, and in the end
 * hands over what the chart says. An event that is `refused` at the end of the path changes nothing.
 */
export async function walkMachine(
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
    // The screens offer what the chart can take, and the server refuses what it cannot.
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
      { value, status, output, effects: actual, seen: await looksAt(flow, state) },
      eventTitle(event),
    ).toEqual({
      value: snapshot.state.value,
      status: snapshot.state.status,
      output: snapshot.state.output,
      effects,
      seen: await looksAt(flow, snapshot.state),
    })
    expect(reproachesSent(machine, state, actual), 'reproached while sent again').toEqual({})
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

/** The run on the bare machine: its actors and its clock are in the test's hand. */
export function runMachine(flow: Pick<Flow, 'name' | 'machine' | 'explored'> & Partial<Flow>) {
  const { machine, explored, options, gestures = {} } = flow
  const { paths, refusals } = machineWalks(flow)
  describe(flow.name, () => {
    test('takes every declared transition', () => expect(explored.uncovered).toEqual([]))
    test('comes through every state', () => expect(explored.unreached).toEqual([]))
    test('leaves every state again', () => expect(explored.deadEnds).toEqual([]))
    test('uses every sample', () => expect(explored.unused).toEqual([]))
    test('uses every gesture', () =>
      expect(Object.keys(gestures).filter((type) => !explored.events.has(type))).toEqual([]))
    test('sees every guard agree and refuse', () => {
      const unseen = unseenVerdicts(machine, verdictsOf(explored, paths, refusals))
      expect(unseen.map(({ transition, said }) => `${transitionName(transition)}: ${said}`)).toEqual([])
    })
    test.each(paths)('$title', (path) => walkMachine(flow, path))
    if (options)
      for (const seeded of seedsOf(30, 3))
        test.each(randomWalks({ explored, options }, seeded))(
          `walk $number at random, seed ${seeded.seed}`,
          ({ path }) => walkMachine(flow, path),
        )
    for (const { path, event } of refusals)
      test(`${path.title} › ${eventTitle(event)} is refused`, () => walkMachine(flow, path, event))
  })
}
