import { Chance } from '../../../server/demo/chance.ts'
import type { Flow } from '../../model/model.ts'
import type { Step } from '../../explore/simulate.ts'
import { type Edge, possibleEvents } from '../../explore/explore.ts'
import { pathTitle } from '../../explore/titles.ts'
import { changesData, isSessionExpiry } from '../../model/browser-paths.ts'
import type { Path } from '../../explore/path-generation.ts'
import type { Seeded } from './arguments.ts'
import type { Numbered } from './numbering.ts'

/** Which steps a walk may make. */
type Rules = {
  isOpen: (step: Edge, before: readonly Edge[]) => boolean
  isLast: (step: Step) => boolean
}

/** On the bare machine and on the rendered screen, everything goes. */
const anywhere: Rules = { isOpen: () => true, isLast: () => false }

/** In the browser, what a browser can do, with at most one lasting change (as in tours). */
export const inBrowser = (flow: Flow): Rules => ({
  isOpen: (step, before) =>
    !flow.browser.unreachable?.(step.event, step.before) &&
    !(changesData(flow, step) && before.some((one) => changesData(flow, one))),
  isLast: (step) => isSessionExpiry(flow, step),
})

/**
 * One walk of up to `length` steps. Every kind of event that may come is as likely as the others;
 * what would end the walk early is kept for the end, unless nothing else is left.
 */
function walkAtRandom(
  flow: Pick<Flow, 'explored' | 'options'>,
  chance: Chance,
  length: number,
  rules: Rules,
) {
  const [, origin] = chance.pick([...flow.explored.graph.origins])
  const { start, send, elapse, keyOf, input } = origin
  const steps: Edge[] = []
  const ends = (step: Edge) => rules.isLast(step) || step.snapshot.state.status !== 'active'
  while (steps.length < length) {
    const from = steps.at(-1)?.snapshot ?? start
    if (from.state.status !== 'active') break
    const candidates = [
      ...possibleEvents(from, flow.options.samples).map((event) => send(from, event)),
      elapse(from),
    ]
    const open = candidates
      .filter((step) => step !== undefined)
      .map((step) => ({ ...step, before: from.state, from: keyOf(from), to: keyOf(step.snapshot) }))
      .filter((step) => rules.isOpen(step, steps))
    const on = open.filter((step) => !ends(step))
    const choice = steps.length < length - 1 && on.length > 0 ? on : open
    if (choice.length === 0) break
    const kinds = [...Map.groupBy(choice, ({ event }) => event.type).values()]
    const step = chance.pick(chance.pick(kinds))
    steps.push(step)
    if (ends(step)) break
  }
  return { title: pathTitle(steps), input, start, steps } satisfies Path
}

/** Random walks of a flow, numbered from 1; each depends on the seed and on its number alone. */
export const randomWalks = (
  flow: Pick<Flow, 'explored' | 'options'>,
  { seed, length, walks }: Seeded,
  rules: Rules = anywhere,
): Numbered[] =>
  Array.from({ length: walks }, (_, index) => ({
    number: index + 1,
    path: walkAtRandom(flow, new Chance(seed * 1009 + index), length, rules),
  }))
