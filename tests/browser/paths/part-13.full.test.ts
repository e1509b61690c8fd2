import { examineFlows } from '../support/run.ts'
import { flowsOfPart } from './flows-of-part.ts'

examineFlows(flowsOfPart(13))
