import { act, cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate'
import { controlActors, type Outcome } from '../../model/controlled-actors.ts'
import type { Flow, Driver, CallMatcher } from '../../model/model.ts'
import { endedChild, type Event, type Effect } from '../../explore/simulate.ts'
import { screenRunPaths } from '../../model/run-paths.ts'
import { assertState } from '../../model/assert-state.ts'
import { eventTitle } from '../../explore/titles.ts'
import type { Path } from '../../explore/path-generation.ts'
import { assertModalCloses } from './modal-closing.ts'
import { controlsNow, assertControlsHandled } from './handled-controls.ts'
import { eventually, personOf, settled } from './person.ts'
import { type Refused, refusedControl, type RefusedPath, withRefusals } from './refused-controls.ts'
import { snapshotOf } from './sent-events.ts'

/** What the shell would display: why a call failed, or what succeeded. */
const messagesOf = ({ type, params }: Effect) => {
  const { error, text } = (params ?? {}) as { error?: unknown; text?: string }
  return type === 'reportFailure' ? [String(error)] : type === 'announce' ? [text] : []
}

/** Dispatches the events by which a browser reports the network. */
function setNetwork(isThere: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isThere })
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}

/** A navigation on a phone opens a group of links, which is no content of the page. */
const opensGroup = (button: Element) =>
  document.getElementById(button.getAttribute('aria-controls') ?? '')?.role === 'group'

/** Opens what the screen shows folded, as the way there does in a browser. */
const unfold = () =>
  act(() => {
    const folded = 'button[aria-expanded=false]:not([role], [aria-haspopup])'
    for (const button of document.querySelectorAll<HTMLElement>(folded))
      if (!opensGroup(button)) button.click()
  })

const nameOf = ({ value }: AnyMachineSnapshot) => JSON.stringify(value)

type Controls = ReturnType<typeof controlActors<AnyStateMachine>>
const controlled = new WeakMap<AnyStateMachine, Controls>()

/** A chart whose calls the test answers: it is given them once, for all paths. */
function controlsOf(machine: AnyStateMachine): Controls {
  const controls = controlled.get(machine) ?? controlActors(machine, 'real')
  controls.forget()
  controlled.set(machine, controls)
  return controls
}

type OnScreen = Pick<Flow, 'name' | 'machine' | 'screen' | 'gestures' | 'expects'>

/**
 * Renders the screen of a flow, started with an input. `perform` causes an event by its gesture in the
 * model.
 */
export async function renderFlow(flow: OnScreen, input: unknown) {
  const { machine, notifications, isPending, settle } = controlsOf(flow.machine)
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input, clock })
  actor.subscribe({ error: () => {} })
  const Screen = await flow.screen()
  actor.start()
  render(<Screen actor={actor} />)
  unfold()
  await settled()

  const end = (name: string, outcome: Outcome, matches?: CallMatcher) =>
    act(() => settle(name, outcome, matches))
  const person = personOf()
  const driver: Driver = {
    ...person,
    answer: (name, output, matches) => end(name, { output }, matches),
    answerIfPending: async (name, output) => (isPending(name) ? end(name, { output }) : undefined),
    stubAnswer: (name, output) => end(name, { output }),
    fail: (name, error, matches) => end(name, { error }, matches),
    elapse: async (milliseconds) => act(() => clock.increment(milliseconds)),
    setOnline: async (isThere) => act(() => void setNetwork(isThere)),
    returnToTab: async () => act(() => void document.dispatchEvent(new Event('visibilitychange'))),
    sendEvent: async (event) => act(() => actor.send(event)),
  }
  const perform = async (event: Event, elapsed: number | undefined, state: AnyMachineSnapshot) => {
    const gesture = flow.gestures[event.type]
    const child = endedChild(event.type)
    if (elapsed !== undefined) await driver.elapse(elapsed)
    else if (gesture) await gesture(driver, event, state)
    else if (child === undefined) throw new Error(`no gesture makes ${event.type}`)
    else
      await end(
        child,
        event.type.startsWith('xstate.done.') ? { output: event.output } : { error: event.error },
      )
    await settled()
  }

  return { actor, person, notifications, perform }
}

/** What a walk does besides: what a browser does to the page after each step, and where guards refuse something. */
type Besides = { change?: () => void; stops?: RefusedPath['stops'] }

async function assertReached(actor: AnyActorRef, { value, status }: AnyMachineSnapshot, after: string) {
  await eventually(() => {
    const now = snapshotOf(actor)
    expect({ value: now.value, status: now.status }, after).toEqual({ value, status })
  })
}

/** @throws when the page offers something that guards refuse */
function assertNothingRefused(actor: AnyActorRef, refused: Refused | undefined) {
  const offered = refused && refusedControl(actor, refused)
  if (offered !== undefined) throw new Error(offered)
}

/**
 * Runs one path on the rendered screen; after every event the model's assertions must hold. `known`:
 * screens whose modal and controls were already checked.
 */
export async function runPathOnScreen(
  flow: OnScreen,
  { input, start, steps }: Path,
  known: Set<string>,
  { change, stops }: Besides = {},
) {
  const { actor, person, notifications, perform } = await renderFlow(flow, input)
  const assertSnapshot = async (state: AnyMachineSnapshot, taken: number, after?: string) => {
    await assertState(flow, person, state, after)
    change?.()
    const screen = `${nameOf(state)} ${controlsNow()}`
    if (!known.has(screen)) {
      assertModalCloses(actor)
      // A dialog may still be opening. The check itself changes the page, so DOM changes must not trigger
      // the next attempt.
      await eventually(() => assertControlsHandled(actor), { container: document.createElement('div') })
      known.add(screen)
    }
    assertNothingRefused(actor, stops?.get(taken))
  }

  await assertSnapshot(start.state, 0)
  let before = start.state
  for (const [index, { event, elapsed, snapshot, effects }] of steps.entries()) {
    notifications.length = 0
    await perform(event, elapsed, before)
    await assertSnapshot(snapshot.state, index + 1, eventTitle(event))
    // Without a visible effect, a gesture without effect would go unnoticed.
    await assertReached(actor, snapshot.state, eventTitle(event))
    for (const words of effects.flatMap(messagesOf))
      expect(notifications.flatMap(messagesOf), `notified after ${eventTitle(event)}`).toContain(words)
    before = snapshot.state
  }
  act(() => void actor.stop())
}

/**
 * Reaches screens on which guards refuse something. The model's assertions are not run, since they
 * describe a person with all permissions.
 */
async function assertNothingRefusedOffered(flow: OnScreen, { path, stops }: RefusedPath) {
  const { actor, perform } = await renderFlow(flow, path.input)
  assertNothingRefused(actor, stops.get(0))
  let before = path.start.state
  for (const [index, { event, elapsed, snapshot }] of path.steps.entries()) {
    await perform(event, elapsed, before).catch((error: Error) => {
      const whom = JSON.stringify(path.input)
      throw new Error(
        `The chart lets this person do ${eventTitle(event)}, the screen does not: a guard is missing, or a control. ${error.message}\nTheir input: ${whom}`,
      )
    })
    await assertReached(actor, snapshot.state, eventTitle(event))
    assertNothingRefused(actor, stops.get(index + 1))
    before = snapshot.state
  }
  act(() => void actor.stop())
}

/** Unmounts the screen and restores the network. */
export function cleanUpScreen() {
  cleanup()
  setNetwork(true)
}

/** The run on the rendered screen: real gestures; the test controls calls and clock. */
export function runScreen(flow: Flow) {
  const { walked, further } = withRefusals(flow, screenRunPaths(flow))
  describe(flow.name, () => {
    const known = new Set<string>()
    afterEach(cleanUpScreen)
    test.each(walked)('$path.title', ({ path, stops }) => runPathOnScreen(flow, path, known, { stops }))
    test.each(further)('offers nothing refused: $path.title', (refused) =>
      assertNothingRefusedOffered(flow, refused),
    )
  })
}

/** Runs paths of one flow, and checks the modal and the controls of each screen once. */
export function runPathsOnScreen(flow: Flow, paths: readonly Path[], change: () => void = () => {}) {
  const known = new Set<string>()
  afterEach(cleanUpScreen)
  test.each(paths)('$title', (path) => runPathOnScreen(flow, path, known, { change }))
}
