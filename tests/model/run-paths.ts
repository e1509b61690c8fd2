import type { Flow } from './model.ts'
import type { Explored, Refusal } from '../explore/explore.ts'
import { browserPaths } from './browser-paths.ts'
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

/** The paths of the screen run: every declared transition and every sample. */
export const screenRunPaths = ({ explored, startsAnew }: Flow): RunPaths => ({
  paths: startsAnew === undefined ? explored.onward() : explored.byTransition(),
  refusals: [],
})

/** The paths of the browser run. */
export const browserRunPaths = (flow: Flow): RunPaths => ({ paths: browserPaths(flow), refusals: [] })
