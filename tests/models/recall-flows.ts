import { samples } from './federations/sanitary/samples.model.ts'
import { sampleList } from './federations/sanitary/sample-list.model.ts'
import { sampleForm } from './federations/sanitary/sample-form.model.ts'
import { recalls } from './federations/sanitary/recalls.model.ts'
import { recallForm } from './federations/sanitary/recall-form.model.ts'
import { recallLifting } from './federations/sanitary/recall-lifting.model.ts'
import { recallList } from './federations/sanitary/recall-list.model.ts'
import { recallReached } from './federations/sanitary/recall-reached.model.ts'
import { recallUnreachable } from './federations/sanitary/recall-unreachable.model.ts'
import { recallCount } from './shell/recall-count.model.ts'
import { ownRecalls } from './receiver/own-recalls.model.ts'

/** The flows about samples and recalls, for staff and receivers. */
export const recallFlows = [
  samples,
  sampleList,
  sampleForm,
  recalls,
  recallForm,
  recallLifting,
  recallList,
  recallReached,
  recallUnreachable,
  recallCount,
  ownRecalls,
]
