import { flows } from '../models/registry.ts'
import { runMachine } from './run.ts'

for (const flow of flows) runMachine(flow)
