import { samples } from './federations/samples.model.ts'
import { sampleList } from './federations/sample-list.model.ts'
import { sampleForm } from './federations/sample-form.model.ts'
import { recalls } from './federations/recalls.model.ts'
import { recallForm } from './federations/recall-form.model.ts'
import { recallList } from './federations/recall-list.model.ts'
import { recallReached } from './federations/recall-reached.model.ts'
import { recallUnreachable } from './federations/recall-unreachable.model.ts'
import { recallCount } from './shell/recall-count.model.ts'
import { ownRecalls } from './receiver/own-recalls.model.ts'

/** The flows about samples and recalls, of staff and of receivers. */
export const recallFlows = [
  samples,
  sampleList,
  sampleForm,
  recalls,
  recallForm,
  recallList,
  recallReached,
  recallUnreachable,
  recallCount,
  ownRecalls,
]
