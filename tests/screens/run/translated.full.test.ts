import { describe } from 'vitest'
import { screenRunPaths } from '../../model/run-paths.ts'
import { flows } from '../../models/registry.ts'
import { runPathsOnScreen } from './run-screen.tsx'
import { translatePage } from './translation.ts'

/** Every screen, translated by the browser after each step: the next one shows its texts as without. */
for (const flow of flows)
  describe(flow.name, () => runPathsOnScreen(flow, screenRunPaths(flow), translatePage))
