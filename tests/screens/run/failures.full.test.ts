import { describe } from 'vitest'
import { standsForOthers } from '../../model/browser-paths.ts'
import { screenPaths } from '../../model/run-paths.ts'
import { flows } from '../../models/registry.ts'
import { runPathsOnScreen } from './run-screen.tsx'

/** Every failure of every call, on the screens of which the gate shows one failure for each transition. */
for (const flow of flows.filter((each) => !standsForOthers(each)))
  describe(flow.name, () => runPathsOnScreen(flow, screenPaths(flow)))
