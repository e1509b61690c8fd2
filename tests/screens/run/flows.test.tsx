import { flows } from '../../models/registry.ts'
import { runScreen } from './run.tsx'

for (const flow of flows) runScreen(flow)
