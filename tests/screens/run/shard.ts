import { flows } from '../../models/registry.ts'
import { runScreen } from './run-screen.tsx'

const SHARDS = 4

/** Runs one of four parts of all flows, numbered from 0, so that workers share them. */
export function runShard(number: number) {
  for (const [index, flow] of flows.entries()) if (index % SHARDS === number) runScreen(flow)
}
