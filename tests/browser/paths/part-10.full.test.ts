import { examineFlows } from '../support/run.ts'
import { flowsOfPart } from './flows-of.ts'

examineFlows(flowsOfPart(10))
