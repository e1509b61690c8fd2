import type { AnyMachineSnapshot } from 'xstate'
import { timeoutOf } from '../../../contract/endpoint.ts'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import { statusOf, wasAborted } from '../../../contract/problem.ts'
import { LONGEST_WAIT } from '../../../src/actors/spread-wait.ts'
import type { BrowserDriver, CallMatcher, Flow } from '../../model/model.ts'
import { endedChild, type Step, type Effect } from '../../explore/simulate.ts'
import { nodesOf } from '../../explore/explore.ts'
import { stepLabel } from '../../model/step-labels.ts'
import { isVisible, assertState } from '../../model/assert-state.ts'
import { isEndpoint, isSessionExpiry } from '../../model/browser-steps.ts'
import type { Path } from '../../explore/path-generation.ts'
import { password } from '../../world/people.ts'
import { goTo } from './go-to.ts'
import { personOf } from './person.ts'
import type { BrowserSession } from './session.ts'

const callsOf = ({ machine, browser }: Flow) =>
  new Set([
    ...nodesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id).filter(isEndpoint)),
    ...(browser.extraCalls ?? []),
  ])

/**
 * A state left by a delay within this many milliseconds is not asserted, since the page's clock keeps
 * running.
 */
const TRANSIENT = 2000

const transientStates = ({ machine, browser }: Flow) => [
  ...(browser.transient ?? []),
  ...nodesOf(machine)
    .filter((node) =>
      node.after.some(({ delay }) => Number(machine.implementations.delays[String(delay)]) < TRANSIENT),
    )
    .map(({ path }) => path.join('.')),
]

function handOf(flow: Flow, session: BrowserSession): BrowserDriver {
  const { page, network, lookBack } = session
  const answer = async (name: EndpointName, matches?: CallMatcher) => {
    // A call that the machine itself does not make is answered by the server immediately.
    if (network.isHeld(name)) await network.serve(name, matches)
  }
  return {
    ...personOf(page, page, lookBack.onlooker),
    answer: (name, _output, matches) => answer(name, matches),
    answerIfPending: (name) => answer(name),
    stubAnswer: (name, output) => network.inject(name, output),
    fail: (name, error, matches) => network.fail(name, error, matches),
    // A wait told by the server is a random part longer in the page than in the chart.
    elapse: (milliseconds) => session.elapse(milliseconds * LONGEST_WAIT),
    setOnline: (isOnline) => page.context().setOffline(!isOnline),
    open: (path) => goTo(page, path),
    signIn: async (email) => {
      await page.context().clearCookies()
      await session.signIn(email, password)
    },
    interceptCalls: async () => network.hold(callsOf(flow), flow),
  }
}

async function settle(
  flow: Flow,
  { network, elapse }: BrowserSession,
  name: EndpointName,
  { event }: Step,
  before: AnyMachineSnapshot,
) {
  if (event.type.startsWith('xstate.error.')) {
    await network.fail(name, event.error)
    if (wasAborted(event.error)) await elapse(timeoutOf(endpoints[name]) * 1000)
    return
  }
  const samples = flow.options.samples[event.type]
  const first = (typeof samples === 'function' ? samples(before) : samples)?.[0]
  // The first sample means the server's own answer.
  return !first || first['output'] === event.output ? network.serve(name) : network.inject(name, event.output)
}

/** Failures that are not reported by the shell: an aborted request and an expired session. */
const isSilent = (error: unknown) => statusOf(error) === 401 || wasAborted(error)

/** Asserts the notifications of the shell: a failure in its modal, which the person closes, or a toast. */
async function assertNotifications(driver: BrowserDriver, effects: readonly Effect[]) {
  for (const { type, params } of effects) {
    const { error, text } = (params ?? {}) as { error?: unknown; text?: string }
    if (type === 'announce' && text !== undefined) await driver.seesText(text)
    if (type !== 'reportFailure' || isSilent(error)) continue
    await driver.sees('alertdialog', 'Erreur')
    await driver.within('alertdialog', 'Erreur').click('button', 'Fermer')
    await driver.doesNotSee('alertdialog', 'Erreur')
  }
}

async function perform(
  flow: Flow,
  session: BrowserSession,
  driver: BrowserDriver,
  step: Step,
  before: AnyMachineSnapshot,
) {
  const { event, elapsed } = step
  const gesture = flow.gestures[event.type]
  const child = endedChild(event.type)
  if (elapsed !== undefined) await driver.elapse(elapsed)
  else if (gesture) await gesture(driver, event as never, before)
  else if (child !== undefined && isEndpoint(child)) await settle(flow, session, child, step, before)
  else throw new Error(`le modèle de ${flow.name} ne dit pas comment se produit ${event.type}`)
}

/** A point on a path: a state, the step that led to it, and whether it can be observed. */
export type View = { state: AnyMachineSnapshot; step?: Step; isSeen: boolean }
/** An observer called at every state, while its calls are still held. */
export type Witness = (view: View) => Promise<void>

/**
 * Runs a path in the running application: gestures on the page, calls of the flow held and then answered
 * by the server or made to fail, delays elapsed on the page's clock.
 * @param onStep receives the index of each step before it is taken
 * @throws on a failed assertion, an axe violation or a console error
 */
export async function runPath(
  flow: Flow,
  path: Path,
  session: BrowserSession,
  reset: () => Promise<void>,
  witness?: Witness,
  onStep: (index: number) => void = () => {},
): Promise<void> {
  await session.clear()
  await reset()
  if (flow.browser.as) await session.signIn(`${flow.browser.as}@example.org`, password)
  const driver = handOf(flow, session)
  const transient = transientStates(flow)
  const assertSnapshot = async (state: AnyMachineSnapshot, after: string, step?: Step) => {
    await assertState(flow, driver, state, after, transient)
    // Once the flow displays nothing, what is on the page belongs to another flow.
    const isFlowVisible = isVisible(flow, state, transient)
    await witness?.({ state, isSeen: isFlowVisible, ...(step && { step }) })
    if (isFlowVisible) await session.examineOnce(`${flow.name} ${JSON.stringify(state.value)}`)
    const complaints = session.complaints()
    if (complaints.length > 0) throw new Error(`${flow.name}, après ${after} :\n${complaints.join('\n')}`)
  }
  await flow.browser.navigate(driver, path)
  await driver.interceptCalls()
  let before = path.start.state
  await assertSnapshot(before, 'l’arrivée')
  for (const [index, step] of path.steps.entries()) {
    const title = stepLabel(flow.machine, step)
    onStep(index)
    try {
      await perform(flow, session, driver, step, before)
      await assertNotifications(driver, step.effects)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`${flow.name}, ${title} : ${reason}`, { cause })
    }
    if (isSessionExpiry(flow, step)) return driver.sees('heading', 'Connexion')
    before = step.snapshot.state
    await assertSnapshot(before, title, step)
  }
}
