import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { inHand } from '../in-hand.ts'
import type { Flow } from '../model.ts'
import { childOf } from '../moment.ts'
import { eventTitle } from '../titles.ts'
import type { Path } from '../walks.ts'

/** Walks one path on the machine itself; after every event it stands where the chart says. */
async function walk({ machine }: Pick<Flow, 'machine'>, { input, start, steps }: Path) {
  const hand = inHand(machine, 'stubbed')
  const clock = new SimulatedClock()
  const actor = createActor(hand.machine, { input, clock })
  actor.subscribe({ error: () => {} })
  actor.start()
  expect(actor.getSnapshot().value, 'start').toEqual(start.state.value)
  for (const { event, elapsed, moment } of steps) {
    const child = childOf(event.type)
    if (elapsed !== undefined) clock.increment(elapsed)
    else if (child === undefined) actor.send(event)
    else
      await hand.settle(
        child,
        event.type.startsWith('xstate.done.') ? { output: event.output } : { error: event.error },
      )
    expect(actor.getSnapshot().value, eventTitle(event)).toEqual(moment.state.value)
    expect(actor.getSnapshot().status, eventTitle(event)).toBe(moment.state.status)
  }
  actor.stop()
}

/** The run on the bare machine: its actors and its clock are in the test's hand. */
export function runMachine(flow: Pick<Flow, 'name' | 'machine' | 'explored'>) {
  const { explored } = flow
  describe(flow.name, () => {
    test('takes every declared transition', () => expect(explored.uncovered).toEqual([]))
    test('comes through every state', () => expect(explored.unreached).toEqual([]))
    test('leaves every state again', () => expect(explored.stuck).toEqual([]))
    test.each(explored.byEdge())('$title', (path) => walk(flow, path))
  })
}
