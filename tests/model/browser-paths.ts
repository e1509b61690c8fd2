import { flows } from '../models/registry.ts'
import { structureOf } from '../explore/structure.ts'
import { failureName } from '../explore/titles.ts'
import type { Path } from '../explore/path-generation.ts'
import type { Step } from '../explore/simulate.ts'
import { everyGesture, isFailureOrDelay, isSessionExpiry, pathsFor } from './browser-steps.ts'
import type { Flow } from './model.ts'

let structures: ReadonlyMap<Flow, number> | undefined
/** How many flows have a chart like this one’s, of which it is the first; 0 of the others. */
function likenessOf(flow: Flow): number {
  structures ??= new Map(
    [...Map.groupBy(flows, ({ machine }) => structureOf(machine)).values()].map((alike) => [
      alike[0]!,
      alike.length,
    ]),
  )
  return structures.get(flow) ?? 0
}
/** Whether this one, among flows with isomorphic charts, covers every kind of failure, and every gesture. */
const representsStructure = (flow: Flow) => likenessOf(flow) > 0
/** Whether this one stands for others with isomorphic charts: that of a pattern. */
export const standsForOthers = (flow: Flow) => likenessOf(flow) > 1

/**
 * The goals reached by a step: its transitions, unless the page leads to sign-in instead, and the kind of
 * failure if the machine continues after it.
 */
const goalsOf = (flow: Flow, step: Step): unknown[] => {
  const isFailure = step.event.type.startsWith('xstate.error.') && step.snapshot.state.status === 'active'
  return [
    ...(isSessionExpiry(flow, step) ? [] : step.transitions),
    ...(isFailure && representsStructure(flow) ? [failureName(step.event.error)] : []),
  ]
}

/**
 * The covering paths of a flow in the browser. Together they take every transition that a browser can
 * take; of isomorphic charts, one covers every kind of failure. The other runs test every failure of
 * every call.
 */
export const browserPaths = (flow: Flow): Path[] => pathsFor(flow, (step) => goalsOf(flow, step))

/** The answer that ends a call or child at a step, if one does. */
const answersOf = (flow: Flow, step: Step): string[] =>
  step.event.type.startsWith('xstate.done.actor.') && !isFailureOrDelay(flow, step) ? [step.event.type] : []

/** `everyGesture`; of isomorphic charts, one makes all gestures, and the others get all answers. */
export const gesturePaths = (flow: Flow): Path[] =>
  representsStructure(flow) ? everyGesture(flow) : pathsFor(flow, (step) => answersOf(flow, step))
