import type { Explorable } from './explorable.ts'
import { type Event, type Snapshot, type Step, simulate } from '../../tests/explore/simulate.ts'
import { possibleEvents } from '../../tests/explore/explore.ts'
import { codeOf, isSame, TIME } from './codes.ts'
import { type PathRef, pathsOf } from './generated.ts'

/** A flow being stepped through: of its known steps the first `at` were taken, the others can be redone. */
export type Timeline = {
  flow: Explorable
  /** The index of the flow's input it started with. */
  start: number
  steps: readonly Step[]
  at: number
  path?: PathRef
  /** The first step of a URL that the flow cannot take. */
  lost?: string
}

type Run = ReturnType<typeof simulate>
const runs = new WeakMap<Explorable, Map<number, Run>>()

export const inputsOf = ({ options }: Explorable): readonly unknown[] => options.inputs ?? [options.input]

function runOf(flow: Explorable, start: number): Run {
  const known = runs.get(flow) ?? new Map<number, Run>()
  const run = known.get(start) ?? simulate(flow.machine, inputsOf(flow)[start])
  runs.set(flow, known.set(start, run))
  return run
}

export const begun = (flow: Explorable, start = 0): Timeline => ({
  flow,
  start: start in inputsOf(flow) ? start : 0,
  steps: [],
  at: 0,
})

/** The current snapshot of a timeline, or the one after `at` steps. */
export const snapshotAt = ({ flow, start, steps, at }: Timeline, after = at): Snapshot =>
  after === 0 ? runOf(flow, start).start : steps[after - 1]!.snapshot

export const takenTo = ({ flow, start, steps, at }: Timeline) =>
  at === 0 ? runOf(flow, start).initialTransitions : steps[at - 1]!.transitions

/** Every possible event, including those refused by a guard; none at the end. */
export const eventsNow = (timeline: Timeline): Event[] =>
  possibleEvents(snapshotAt(timeline), timeline.flow.options.samples)

export const stepOf = (timeline: Timeline, event: Event): Step | undefined =>
  runOf(timeline.flow, timeline.start).send(snapshotAt(timeline), event)

/** The step of elapsed time from here; undefined if no delay is running. */
export const waitOf = (timeline: Timeline): Step | undefined => {
  const snapshot = snapshotAt(timeline)
  return snapshot.state.status === 'active'
    ? runOf(timeline.flow, timeline.start).elapse(snapshot)
    : undefined
}

const onwards = ({ flow, start, steps, at }: Timeline, step: Step): Timeline => ({
  flow,
  start,
  steps: [...steps.slice(0, at), step],
  at: at + 1,
})

/** The timeline after an event, by its code; undefined if it is not possible here. */
export function timelineAfter(timeline: Timeline, code: string): Timeline | undefined {
  const step =
    code === TIME
      ? waitOf(timeline)
      : eventsNow(timeline)
          .filter((event, _, all) => codeOf(event, all) === code)
          .map((event) => stepOf(timeline, event))[0]
  return step && onwards(timeline, step)
}

export const codesOf = (timeline: Timeline): string[] =>
  timeline.steps.map(({ event, elapsed }, index) =>
    elapsed === undefined ? codeOf(event, eventsNow({ ...timeline, at: index })) : TIME,
  )

export function retraced(flow: Explorable, start: number, codes: readonly string[]): Timeline {
  let timeline = begun(flow, start)
  for (const code of codes) {
    const next = timelineAfter(timeline, code)
    if (!next) return { ...timeline, lost: code }
    timeline = next
  }
  return timeline
}

export function followed(flow: Explorable, path: PathRef): Timeline | undefined {
  const found = pathsOf(flow, path.kind)[path.number - 1]
  if (!found) return undefined
  const start = inputsOf(flow).findIndex((input) => isSame(input, found.input))
  let timeline = begun(flow, Math.max(0, start))
  // Simulated again, so that one can leave the path anywhere.
  for (const { event, elapsed } of found.steps) {
    const step = elapsed === undefined ? stepOf(timeline, event) : waitOf(timeline)
    if (!step) break
    timeline = onwards(timeline, step)
  }
  return { ...timeline, at: 0, path }
}

export const movedTo = ({ lost: _, ...timeline }: Timeline, at: number): Timeline => ({
  ...timeline,
  at: Math.max(0, Math.min(at, timeline.steps.length)),
})
