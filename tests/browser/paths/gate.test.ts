import { walkFlows } from '../support/run.ts'
import { flowsOfGate } from './flows-of.ts'

walkFlows(flowsOfGate())
