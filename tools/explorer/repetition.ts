import { commandFor } from '../../tests/model/numbered-paths.ts'
import type { Step } from '../../tests/explore/simulate.ts'
import { isSame } from './codes.ts'
import { type Explorable, isFlow } from './explorable.ts'
import { type PathRef, pathsOf } from './generated.ts'
import { inputsOf, type Timeline } from './timeline.ts'

const kinds = ['path', 'covering'] as const

const commandOf = (flow: Explorable, { kind, number }: PathRef) =>
  commandFor({ flow, kind: kind === 'path' ? 'short' : kind, number })

const isSameStep = (one: Step, other: Step | undefined) =>
  other !== undefined &&
  isSame(one.event, other.event) &&
  (one.elapsed === undefined) === (other.elapsed === undefined)

/** The shortest generated path that begins with the steps shown. */
function pathThrough({ flow, start, steps, at }: Timeline) {
  const shown = steps.slice(0, at)
  const all = kinds.flatMap((kind) =>
    pathsOf(flow, kind).map((path, index) => ({ path, ref: { kind, number: index + 1 } })),
  )
  return all
    .filter(
      ({ path }) =>
        isSame(path.input, inputsOf(flow)[start]) &&
        shown.every((step, index) => isSameStep(step, path.steps[index])),
    )
    .toSorted((one, other) => one.path.steps.length - other.path.steps.length)[0]
}

/** The command that repeats what is shown, if any. `goesOn`: its path has more steps than are shown. */
export function repetitionOf(timeline: Timeline): { command: string; goesOn: boolean } | undefined {
  const { flow, path, at } = timeline
  if (!isFlow(flow)) return undefined
  if (path) return { command: commandOf(flow, path), goesOn: false }
  if (at === 0) return { command: `npm run paths -- ${flow.name}`, goesOn: true }
  const found = pathThrough(timeline)
  return found && { command: commandOf(flow, found.ref), goesOn: found.path.steps.length > at }
}
