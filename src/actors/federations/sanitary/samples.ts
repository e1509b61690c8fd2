import {
  createSample,
  listSamples,
  previewSampleRecall,
  readSample,
  updateSample,
} from '../../../../contract/federations/samples.ts'
import { listTagClaims, nameSampled } from '../../../../contract/federations/tag-claims.ts'
import { sampleFormMachine } from '../../../../machines/federations/sanitary/sample-form.ts'
import { sampleListMachine } from '../../../../machines/federations/sanitary/sample-list.ts'
import { tagClaimListMachine } from '../../../../machines/federations/sanitary/tag-claim-list.ts'
import { samplesMachine } from '../../../../machines/federations/sanitary/samples.ts'
import { calling, callingAny } from '../../calls.ts'
import { shell } from '../../shell.ts'
import { recount } from '../../waiting-counts.ts'

/** The samples of a federation, with their calls. */
export const samples = samplesMachine.provide({
  actions: shell,
  actors: {
    readSample: calling(readSample),
    sampleList: sampleListMachine.provide({ actions: shell, actors: { call: callingAny(listSamples) } }),
    tagClaimList: tagClaimListMachine.provide({
      actions: shell,
      actors: { call: callingAny(listTagClaims) },
    }),
    sampleForm: sampleFormMachine.provide({
      actions: shell,
      actors: {
        createSample: calling(createSample),
        updateSample: calling(updateSample, recount),
        nameSampled: calling(nameSampled),
        previewSampleRecall: calling(previewSampleRecall),
      },
    }),
  },
})
