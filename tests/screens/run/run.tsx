import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate'
import type { EndpointName } from '../../../contract/endpoints.ts'
import { controlActors, type Outcome } from '../../model/controlled-actors.ts'
import type { Flow, Driver, CallMatcher } from '../../model/model.ts'
import { endedChild, type Event, type Effect } from '../../explore/simulate.ts'
import { randomWalks } from '../../tools/paths/random-walks.ts'
import { ownSeed } from '../../tools/paths/seeds.ts'
import { assertState } from '../../model/assert-state.ts'
import { eventTitle } from '../../explore/titles.ts'
import type { Path } from '../../explore/path-generation.ts'
import { closesAlike } from './closing.ts'
import { controlsNow, heedsAll } from './heeding.ts'
import { personOf } from './person.ts'

/** What the shell would show: why a call failed, or what succeeded. */
const wordsOf = ({ type, params }: Effect) => {
  const { error, text } = (params ?? {}) as { error?: unknown; text?: string }
  return type === 'reportFailure' ? [String(error)] : type === 'announce' ? [text] : []
}

/** What a browser says when the network goes or comes back. */
function setNetwork(isThere: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isThere })
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}

const nameOf = ({ value }: AnyMachineSnapshot) => JSON.stringify(value)

/**
 * Walks one path on the rendered screen; after every event a person sees what the model says.
 * `known`: the screens of matches it is known by now that their modal closes and their controls are heeded.
 */
export async function walkScreen(
  flow: Pick<Flow, 'name' | 'machine' | 'screen' | 'gestures' | 'expects'>,
  { input, start, steps }: Path,
  known: Set<string>,
) {
  const { machine, notifications, settle } = controlActors(flow.machine, 'real')
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input, clock })
  actor.subscribe({ error: () => {} })
  const Screen = await flow.screen()
  actor.start()
  render(<Screen actor={actor as never} />)

  const end = (name: string, outcome: Outcome, matches?: CallMatcher) =>
    act(() => settle(name, outcome, matches))
  const person = personOf()
  const driver: Driver = {
    ...person,
    answer: (name: EndpointName, output, matches) => end(name, { output }, matches),
    stubAnswer: (name, output) => end(name, { output }),
    fail: (name: EndpointName, error, matches) => end(name, { error }, matches),
    elapse: async (milliseconds) => act(() => clock.increment(milliseconds)),
    setOnline: async (isThere) => act(() => void setNetwork(isThere)),
    returnToTab: async () => act(() => void document.dispatchEvent(new Event('visibilitychange'))),
    sendEvent: async (event) => act(() => actor.send(event)),
  }
  const perform = async (event: Event, elapsed: number | undefined, state: AnyMachineSnapshot) => {
    const gesture = flow.gestures[event.type]
    const child = endedChild(event.type)
    if (elapsed !== undefined) await driver.elapse(elapsed)
    else if (gesture) await gesture(driver, event as never, state)
    else if (child === undefined) throw new Error(`no gesture makes ${event.type}`)
    else
      await end(
        child,
        event.type.startsWith('xstate.done.') ? { output: event.output } : { error: event.error },
      )
  }

  const look = async (state: AnyMachineSnapshot, after?: string) => {
    await assertState(flow, person, state, after)
    const screen = `${nameOf(state)} ${controlsNow()}`
    if (known.has(screen)) return
    closesAlike(actor)
    // A window may still be on its way over what it hides. Trying changes the page, so that its changes
    // must not lead to the next try.
    await waitFor(() => heedsAll(actor), { container: document.createElement('div') })
    known.add(screen)
  }

  await look(start.state)
  let before = start.state
  for (const { event, elapsed, snapshot, effects } of steps) {
    notifications.length = 0
    await perform(event, elapsed, before)
    await look(snapshot.state, eventTitle(event))
    // Where nothing is left to be seen, a gesture that did nothing would pass for one that did.
    const { value, status } = snapshot.state
    await waitFor(() => expect(actor.getSnapshot(), eventTitle(event)).toMatchObject({ value, status }))
    for (const words of effects.flatMap(wordsOf))
      expect(notifications.flatMap(wordsOf), `notified after ${eventTitle(event)}`).toContain(words)
    before = snapshot.state
  }
  act(() => void actor.stop())
}

/** Leaves nothing behind for the next path. */
export function leaveScreen() {
  cleanup()
  setNetwork(true)
}

/** The run on the rendered screen: real gestures, calls and clock in the test's hand. */
export function runScreen(flow: Flow) {
  describe(flow.name, () => {
    const known = new Set<string>()
    afterEach(leaveScreen)
    test.each(flow.explored.byTransition())('$title', (path) => walkScreen(flow, path, known))
    // Not every model says yet what is seen wherever chance leads: only when a seed is asked for.
    if (process.env['PATHS_SEED'] !== undefined)
      test.each(randomWalks(flow, { seed: ownSeed, length: 10, walks: 1 }))(
        `walk $number at random, seed ${ownSeed}`,
        ({ path }) => walkScreen(flow, path, known),
        30_000,
      )
  })
}
