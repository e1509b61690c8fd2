import type { Flow } from '../../model/model.ts'
import type { Explored, Refusal } from '../../explore/explore.ts'
import { browserPaths } from '../../model/browser-paths.ts'
import type { Path } from '../../explore/path-generation.ts'
import { pairPaths } from './pairs.ts'

/** What a run walks: paths, and events at the end of paths that guards refuse. */
export type Walks = { paths: readonly Path[]; refusals: readonly Refusal[] }

const known = new WeakMap<Explored, Walks>()

/** The walks on the bare machine: every edge, every pair of successive transitions, every refusal. */
export function machineWalks({ explored, machineOnly }: Pick<Flow, 'explored'> & Partial<Flow>): Walks {
  const before = known.get(explored)
  if (before) return before
  const edges = explored.byEdge()
  const walks = {
    paths: [...edges, ...pairPaths(explored.graph, edges)],
    refusals: [...explored.refusals(), ...(machineOnly?.refusals() ?? [])],
  }
  known.set(explored, walks)
  return walks
}

/** The walks on the rendered screen. */
export const screenWalks = ({ explored }: Flow): Walks => ({ paths: explored.byTransition(), refusals: [] })

/** The walks in the browser. */
export const browserWalks = (flow: Flow): Walks => ({ paths: browserPaths(flow), refusals: [] })
