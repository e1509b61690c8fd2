import type { Flow } from './model.ts'
import type { Explored, Refusal } from '../explore/explore.ts'
import { browserPaths, standsForOthers } from './browser-paths.ts'
import type { Path } from '../explore/path-generation.ts'
import { pairPaths } from '../explore/pair-paths.ts'

/** What a run executes: paths, and events that guards refuse at the end of paths. */
export type RunPaths = { paths: readonly Path[]; refusals: readonly Refusal[] }

const known = new WeakMap<Explored, RunPaths>()

/** The paths of the machine run: every edge, every pair of successive transitions, every refusal. */
export function machineRunPaths({ explored, machineOnly }: Pick<Flow, 'explored'> & Partial<Flow>): RunPaths {
  const before = known.get(explored)
  if (before) return before
  const edges = explored.byEdge()
  const paths = {
    paths: [...edges, ...pairPaths(explored.graph, edges)],
    refusals: [...explored.refusals(), ...(machineOnly?.refusals() ?? [])],
  }
  known.set(explored, paths)
  return paths
}

/** The paths of all screens: every declared transition and every sample. */
export const screenPaths = ({ explored, startsAnew }: Flow, everyFailure = true): readonly Path[] =>
  startsAnew === undefined ? explored.onward(everyFailure) : explored.byTransition(everyFailure)

/**
 * The paths of the screen run: every declared transition and every sample. One chart of each pattern meets
 * every failure of every call, the others one failure for each transition.
 */
export const screenRunPaths = (flow: Flow): RunPaths => ({
  paths: screenPaths(flow, standsForOthers(flow)),
  refusals: [],
})

/** The paths of the browser run. */
export const browserRunPaths = (flow: Flow): RunPaths => ({ paths: browserPaths(flow), refusals: [] })
