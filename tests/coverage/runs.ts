import type { Flow } from '../model.ts'
import type { Refusal } from '../paths.ts'
import type { Path } from '../walks.ts'
import { pairPaths } from './pairs.ts'

type Run = { paths: Path[]; refusals: Refusal[] }

/** The walks on the bare machine: every edge, every pair of successive transitions, every refusal. */
export function machineRun({ explored, refused }: Pick<Flow, 'explored'> & Partial<Flow>): Run {
  const edges = explored.byEdge()
  return {
    paths: [...edges, ...pairPaths(explored.graph, edges)],
    refusals: [...explored.refusals(), ...(refused?.refusals() ?? [])],
  }
}
