import type { Explorable } from './explorable.ts'
import { type Event, type Snapshot, type Step, simulate } from '../../explore/simulate.ts'
import { possibleEvents } from '../../explore/explore.ts'
import { codeOf, isSame, TIME } from './codes.ts'
import { type PathRef, pathsOf } from './generated.ts'

/**
 * A way through a flow: the steps known of it, of which the first `at` have been walked; what lies
 * ahead of them can be walked again.
 */
export type Journey = {
  flow: Explorable
  /** Which of the flow's inputs it began with, counted from 0. */
  start: number
  steps: readonly Step[]
  at: number
  /** The generated path that it follows, if it follows one. */
  path?: PathRef
  /** The first step of an address that the flow cannot make. */
  lost?: string
}

type Run = ReturnType<typeof simulate>
const runs = new WeakMap<Explorable, Map<number, Run>>()

/** What a flow may be started with. */
export const inputsOf = ({ options }: Explorable): readonly unknown[] => options.inputs ?? [options.input]

function runOf(flow: Explorable, start: number): Run {
  const known = runs.get(flow) ?? new Map<number, Run>()
  const run = known.get(start) ?? simulate(flow.machine, inputsOf(flow)[start])
  runs.set(flow, known.set(start, run))
  return run
}

/** A flow at its start. */
export const begun = (flow: Explorable, start = 0): Journey => ({
  flow,
  start: start in inputsOf(flow) ? start : 0,
  steps: [],
  at: 0,
})

/** Where a journey stands, now or after so many of its steps. */
export const snapshotAt = ({ flow, start, steps, at }: Journey, after = at): Snapshot =>
  after === 0 ? runOf(flow, start).start : steps[after - 1]!.snapshot

/** The declared transitions that led to where a journey stands. */
export const takenTo = ({ flow, start, steps, at }: Journey) =>
  at === 0 ? runOf(flow, start).initialTransitions : steps[at - 1]!.transitions

/** Every event that may come now, also those that a guard refuses; none at the end. */
export const eventsNow = (journey: Journey): Event[] =>
  possibleEvents(snapshotAt(journey), journey.flow.options.samples)

/** The step that an event makes from here; nothing when every guard refuses it. */
export const stepOf = (journey: Journey, event: Event): Step | undefined =>
  runOf(journey.flow, journey.start).send(snapshotAt(journey), event)

/** The step that time alone makes from here; nothing when no delay runs. */
export const waitOf = (journey: Journey): Step | undefined => {
  const snapshot = snapshotAt(journey)
  return snapshot.state.status === 'active' ? runOf(journey.flow, journey.start).elapse(snapshot) : undefined
}

const onwards = ({ flow, start, steps, at }: Journey, step: Step): Journey => ({
  flow,
  start,
  steps: [...steps.slice(0, at), step],
  at: at + 1,
})

/** The journey after an event, named by its code; nothing when it is not possible here. */
export function journeyAfter(journey: Journey, code: string): Journey | undefined {
  const step =
    code === TIME
      ? waitOf(journey)
      : eventsNow(journey)
          .filter((event, _, all) => codeOf(event, all) === code)
          .map((event) => stepOf(journey, event))[0]
  return step && onwards(journey, step)
}

/** The codes of the steps of a journey, by which an address names them. */
export const codesOf = (journey: Journey): string[] =>
  journey.steps.map(({ event, elapsed }, index) =>
    elapsed === undefined ? codeOf(event, eventsNow({ ...journey, at: index })) : TIME,
  )

/** The journey that these codes tell, as far as they lead. */
export function retraced(flow: Explorable, start: number, codes: readonly string[]): Journey {
  let journey = begun(flow, start)
  for (const code of codes) {
    const next = journeyAfter(journey, code)
    if (!next) return { ...journey, lost: code }
    journey = next
  }
  return journey
}

/** A generated path from its first step; nothing when the flow has no such path. */
export function followed(flow: Explorable, path: PathRef): Journey | undefined {
  const found = pathsOf(flow, path.kind)[path.number - 1]
  if (!found) return undefined
  const start = inputsOf(flow).findIndex((input) => isSame(input, found.input))
  let journey = begun(flow, Math.max(0, start))
  // Walked anew, so that one can leave the path anywhere.
  for (const { event, elapsed } of found.steps) {
    const step = elapsed === undefined ? stepOf(journey, event) : waitOf(journey)
    if (!step) break
    journey = onwards(journey, step)
  }
  return { ...journey, at: 0, path }
}

/** The journey at another of its steps. */
export const movedTo = ({ lost: _, ...journey }: Journey, at: number): Journey => ({
  ...journey,
  at: Math.max(0, Math.min(at, journey.steps.length)),
})
