import type { AnyMachineSnapshot } from 'xstate'
import type { EndpointName } from '../../../contract/endpoints.ts'
import { ABORTED, problemOf, statusOf } from '../../../contract/problem.ts'
import type { Arrival, Flow } from '../../model/model.ts'
import { childOf, type Passage, type Said } from '../../explore/moment.ts'
import { nodesOf } from '../../explore/paths.ts'
import { stepWords } from '../../tools/paths/words.ts'
import { isSeen, shows } from '../../model/sights.ts'
import { isEndpoint, isExpiry } from '../../model/tours.ts'
import type { Path } from '../../explore/walks.ts'
import { password } from '../../world/people.ts'
import { personOf } from './person.ts'
import type { Stage } from './stage.ts'

const callsOf = ({ machine, browser }: Flow) =>
  new Set([
    ...nodesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id).filter(isEndpoint)),
    ...(browser.calls ?? []),
  ])

/** Milliseconds within which a state goes by before it can be looked at: the page's clock does not stand still. */
const GLIMPSE = 2000

const fleetingOf = ({ machine, browser }: Flow) => [
  ...(browser.fleeting ?? []),
  ...nodesOf(machine)
    .filter((node) =>
      node.after.some(({ delay }) => Number(machine.implementations.delays[String(delay)]) < GLIMPSE),
    )
    .map(({ path }) => path.join('.')),
]

function handOf(flow: Flow, { page, network }: Stage): Arrival {
  return {
    ...personOf(page),
    async answer(name, _output, which) {
      // A call that the machine does not make by itself is answered by the server without waiting.
      if (network.isHeld(name)) await network.serve(name, which)
    },
    reply: (name, output) => network.inject(name, output),
    fail: (name, error, which) => network.fail(name, error, which),
    elapse: async (milliseconds) => page.clock.fastForward(milliseconds),
    network: (isThere) => page.context().setOffline(!isThere),
    open: async (path) => void (await page.goto(path)),
    hold: async () => network.hold(callsOf(flow), flow),
  }
}

async function settle(
  flow: Flow,
  { network }: Stage,
  name: EndpointName,
  { event }: Passage,
  before: AnyMachineSnapshot,
) {
  if (event.type.startsWith('xstate.error.')) return network.fail(name, event.error)
  const samples = flow.settings.samples[event.type]
  const first = (typeof samples === 'function' ? samples(before) : samples)?.[0]
  // The first sample stands for what the server says by itself.
  return !first || first['output'] === event.output ? network.serve(name) : network.inject(name, event.output)
}

/** Failures of which the shell says nothing: a request given up, and a session that is over. */
function isSilent(error: unknown) {
  const problem = problemOf(error)
  return statusOf(error) === 401 || ('message' in problem && problem.message === ABORTED)
}

/** What the shell tells on the way: a failure in its modal, which the person closes, or a toast. */
async function hear(hand: Arrival, said: readonly Said[]) {
  for (const { type, params } of said) {
    const { error, text } = (params ?? {}) as { error?: unknown; text?: string }
    if (type === 'announce' && text !== undefined) await hand.seesText(text)
    if (type !== 'reportFailure' || isSilent(error)) continue
    await hand.sees('alertdialog', 'Erreur')
    await hand.within('alertdialog', 'Erreur').click('button', 'Fermer')
    await hand.doesNotSee('alertdialog', 'Erreur')
  }
}

async function perform(flow: Flow, stage: Stage, hand: Arrival, step: Passage, before: AnyMachineSnapshot) {
  const { event, elapsed } = step
  const gesture = flow.gestures[event.type]
  const child = childOf(event.type)
  if (elapsed !== undefined) await hand.elapse(elapsed)
  else if (gesture) await gesture(hand, event as never, before)
  else if (child !== undefined && isEndpoint(child)) await settle(flow, stage, child, step, before)
  else throw new Error(`le modèle de ${flow.name} ne dit pas comment se produit ${event.type}`)
}

/** What one sees on the way: a state, the step that led to it, and whether it is there to be seen. */
export type View = { state: AnyMachineSnapshot; step?: Passage; isSeen: boolean }
/** Somebody who looks along at every state, while its calls still wait. */
export type Witness = (view: View) => Promise<void>

/**
 * Walks one path through the running application: a person's gestures on the page, the flow's calls
 * held and then answered by the server or made to fail, time let go by on the page's clock.
 *
 * @param onStep is told the index of each step before it is made
 * @throws what was not seen, what axe reproaches, what the console says
 */
export async function walk(
  flow: Flow,
  path: Path,
  stage: Stage,
  reset: () => Promise<void>,
  witness?: Witness,
  onStep: (index: number) => void = () => {},
): Promise<void> {
  await stage.clear()
  await reset()
  if (flow.browser.as) await stage.signIn(`${flow.browser.as}@example.org`, password)
  const hand = handOf(flow, stage)
  const fleeting = fleetingOf(flow)
  const look = async (state: AnyMachineSnapshot, after: string, step?: Passage) => {
    await shows(flow, hand, state, after, fleeting)
    // Where nothing of the flow remains to be seen, what is there belongs to another one.
    const isThere = isSeen(flow, state, fleeting)
    await witness?.({ state, isSeen: isThere, ...(step && { step }) })
    if (isThere) await stage.examineOnce(`${flow.name} ${JSON.stringify(state.value)}`)
    const complaints = stage.complaints()
    if (complaints.length > 0) throw new Error(`${flow.name}, après ${after} :\n${complaints.join('\n')}`)
  }
  await flow.browser.arrive(hand, path)
  await hand.hold()
  let before = path.start.state
  await look(before, 'l’arrivée')
  for (const [index, step] of path.steps.entries()) {
    const title = stepWords(flow.machine, step)
    onStep(index)
    try {
      await perform(flow, stage, hand, step, before)
      await hear(hand, step.said)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`${flow.name}, ${title} : ${reason}`, { cause })
    }
    if (isExpiry(flow, step)) return hand.sees('heading', 'Connexion')
    before = step.moment.state
    await look(before, title, step)
  }
}
