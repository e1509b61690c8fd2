import { Chance } from '../../../server/demo/chance.ts'
import type { Flow } from '../../model/model.ts'
import type { Passage } from '../../explore/moment.ts'
import { type Edge, eventsAt } from '../../explore/paths.ts'
import { pathTitle } from '../../explore/titles.ts'
import { isChange, isExpiry } from '../../model/tours.ts'
import type { Path } from '../../explore/walks.ts'
import type { Seeded } from './arguments.ts'
import type { Numbered } from './numbering.ts'

/** Which steps a walk may make. */
type Rules = {
  isOpen: (step: Edge, before: readonly Edge[]) => boolean
  isLast: (step: Passage) => boolean
}

/** On the bare machine and on the rendered screen, everything goes. */
const anywhere: Rules = { isOpen: () => true, isLast: () => false }

/** In the browser, what a browser can do, with at most one lasting change (as in tours). */
export const inBrowser = (flow: Flow): Rules => ({
  isOpen: (step, before) =>
    !flow.browser.beyond?.(step.event, step.before) &&
    !(isChange(flow, step) && before.some((one) => isChange(flow, one))),
  isLast: (step) => isExpiry(flow, step),
})

/**
 * One walk of up to `length` steps. Every kind of event that may come is as likely as the others;
 * what would end the walk early is kept for the end, unless nothing else is left.
 */
function walkAtRandom(
  flow: Pick<Flow, 'explored' | 'settings'>,
  chance: Chance,
  length: number,
  rules: Rules,
) {
  const [, origin] = chance.pick([...flow.explored.graph.origins])
  const { start, take, elapse, keyOf, input } = origin
  const steps: Edge[] = []
  const ends = (step: Edge) => rules.isLast(step) || step.moment.state.status !== 'active'
  while (steps.length < length) {
    const from = steps.at(-1)?.moment ?? start
    if (from.state.status !== 'active') break
    const passages = [
      ...eventsAt(from, flow.settings.samples).map((event) => take(from, event)),
      elapse(from),
    ]
    const open = passages
      .filter((passage) => passage !== undefined)
      .map((passage) => ({ ...passage, before: from.state, from: keyOf(from), to: keyOf(passage.moment) }))
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
  flow: Pick<Flow, 'explored' | 'settings'>,
  { seed, length, walks }: Seeded,
  rules: Rules = anywhere,
): Numbered[] =>
  Array.from({ length: walks }, (_, index) => ({
    number: index + 1,
    path: walkAtRandom(flow, new Chance(seed * 1009 + index), length, rules),
  }))
