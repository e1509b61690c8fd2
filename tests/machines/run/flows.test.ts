import { flows } from '../../models/registry.ts'
import { assertRules } from './rules.ts'

for (const flow of flows) assertRules(flow)
