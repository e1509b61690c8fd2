import { flows } from '../../models/registry.ts'
import { runBrowser } from '../support/run.ts'

// One flow in two; the others run at the same time in another browser.
runBrowser(flows.filter((_, index) => index % 2 === 0))
