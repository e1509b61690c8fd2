import type { Path } from '../explore/path-generation.ts'
import { standsForOthers } from './browser-paths.ts'
import type { Flow } from './model.ts'

/** The paths of all screens: every declared transition and every sample. */
export const screenPaths = ({ explored, startsAnew }: Flow, everyFailure = true): readonly Path[] =>
  startsAnew === undefined ? explored.onward(everyFailure) : explored.byTransition(everyFailure)

/**
 * The paths of the screen run: every declared transition and every sample. One chart of each pattern meets
 * every failure of every call, the others one failure for each transition.
 */
export const screenRunPaths = (flow: Flow): readonly Path[] => screenPaths(flow, standsForOthers(flow))
