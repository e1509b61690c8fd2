import { flows } from '../../models/registry.ts'
import { partOf, runBrowser } from '../support/run.ts'

runBrowser(partOf(flows, 0, 2))
