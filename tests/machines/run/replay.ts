import { expect } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { controlActors } from '../../model/controlled-actors.ts'
import type { Flow } from '../../model/model.ts'
import { endedChild, type Event, type Effect, effectOf } from '../../explore/simulate.ts'
import { eventTitle } from '../../explore/titles.ts'
import type { Path } from '../../explore/path-generation.ts'
import { recordedAssertions } from './recorded-assertions.ts'
import { staleFieldErrors } from './stale-field-errors.ts'

/**
 * Replays one simulated path with an actor: after every event it is in the simulated state, which the
 * model can assert, with the same effects and finally the same output. An event `refused` at the end of
 * the path changes nothing.
 */
export async function replay(
  flow: Pick<Flow, 'machine'> & Partial<Flow>,
  { title, input, start, steps }: Path,
  refused?: Event,
) {
  const { machine } = flow
  const at = (event: Event) => `${title}, at ${eventTitle(event)}`
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
  expect(actor.getSnapshot().value, `${title}, at its start`).toEqual(start.state.value)
  for (const { event, elapsed, snapshot, transitions, effects } of steps) {
    actual = []
    const child = endedChild(event.type)
    // Screens offer what the chart can handle, and the server refuses what it cannot.
    const isActed = transitions.some(({ target, actions }) => target !== undefined || actions.length > 0)
    if (elapsed === undefined && child === undefined && isActed)
      expect(actor.getSnapshot().can(event), `${at(event)}, can be`).toBe(true)
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
      at(event),
    ).toEqual({
      value: snapshot.state.value,
      status: snapshot.state.status,
      output: snapshot.state.output,
      effects,
      seen: await recordedAssertions(flow, snapshot.state),
    })
    expect(staleFieldErrors(machine, state, actual), `${at(event)}, clears field errors`).toEqual({})
  }
  if (refused) {
    const before = actor.getSnapshot()
    actual = []
    expect(before.can(refused), `${at(refused)}, cannot be`).toBe(false)
    actor.send(refused)
    const { value, status, context } = actor.getSnapshot()
    expect({ value, status, context, effects: actual }, `${at(refused)}, is refused`).toEqual({
      value: before.value,
      status: before.status,
      context: before.context,
      effects: [],
    })
  }
  actor.stop()
}
