import { flows } from '../models/registry.ts'
import { runBrowser } from './run.ts'

runBrowser(flows)
