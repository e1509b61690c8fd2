import { describe } from 'vitest'
import { screenRunPaths } from '../../model/run-paths.ts'
import { flows } from '../../models/registry.ts'
import { runPathsOnScreen } from './run-screen.tsx'
import { translatePage } from './translation.ts'

/** Flows with texts beside badges, icons, notices and rows that change, and a select; the full run translates all. */
const names = ['hunt-offers', 'todo', 'own-sessions', 'contact-filters']

/** A page that the browser translates after each step shows its next texts, and its windows close. */
for (const flow of flows.filter(({ name }) => names.includes(name)))
  describe(flow.name, () => runPathsOnScreen(flow, screenRunPaths(flow).slice(0, 1), translatePage))
