import { examineFlows } from '../support/run.ts'
import { everyEighthFlow } from './flows-of.ts'

examineFlows(everyEighthFlow(5))
