import { Chance } from '../../server/demo/chance.ts'
import type { Flow } from './model.ts'
import type { Step } from '../explore/simulate.ts'
import { type Edge, possibleEvents } from '../explore/explore.ts'
import { pathTitle } from '../explore/titles.ts'
import { changesData, isSessionExpiry } from './browser-steps.ts'
import type { Path } from '../explore/path-generation.ts'
import type { Numbered } from './numbered-paths.ts'

/**
 * Parameters of random paths: the same seed gives the same paths. `length` in steps; `count`: paths per
 * flow.
 */
export type Seeded = { seed: number; length: number; count: number }

/** The steps that a random path may take. */
type Rules = {
  isOpen: (step: Edge, before: readonly Edge[]) => boolean
  isLast: (step: Step) => boolean
}

/** On the machine alone and on the rendered screen, every step is allowed. */
const anywhere: Rules = { isOpen: () => true, isLast: () => false }

/** In the browser, reachable steps with at most one data change, as in covering paths. */
export const inBrowser = (flow: Flow): Rules => ({
  isOpen: (step, before) =>
    !flow.browser.unreachable?.(step.event, step.before) &&
    !(changesData(flow, step) && before.some((one) => changesData(flow, one))),
  isLast: (step) => isSessionExpiry(flow, step),
})

/**
 * One path of up to `length` steps. Every possible event type is equally likely; a step that ends the
 * path early is taken only at the end, or if there is no other.
 */
function randomPath(flow: Pick<Flow, 'explored' | 'options'>, chance: Chance, length: number, rules: Rules) {
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

/** Random paths of a flow, numbered from 1; each depends only on the seed and its number. */
export const randomPaths = (
  flow: Pick<Flow, 'explored' | 'options'>,
  { seed, length, count }: Seeded,
  rules: Rules = anywhere,
): Numbered[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    path: randomPath(flow, new Chance(seed * 1009 + index), length, rules),
  }))
