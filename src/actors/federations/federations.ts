import {
  createFederation,
  deleteFederation,
  readFederationActions,
  updateFederation,
} from '../../../contract/federations/federations.ts'
import { initFederation, readFederationJob } from '../../../contract/federations/federation-jobs.ts'
import { checkRetrievers, importRetrievers } from '../../../contract/federations/retrievers.ts'
import { federationDeletionMachine } from '../../../machines/federations/federation-deletion.ts'
import { federationRemovalMachine } from '../../../machines/federations/federation-removal.ts'
import { federationInitialisationMachine } from '../../../machines/federations/federation-initialisation.ts'
import { federationJobMachine } from '../../../machines/federations/federation-job.ts'
import { federationFormMachine } from '../../../machines/federations/federation-form.ts'
import { federationsMachine } from '../../../machines/federations/federations.ts'
import type { Preparation } from '../../../machines/federations/federation-work.ts'
import { retrieverCheckMachine } from '../../../machines/federations/retriever-check.ts'
import { retrieverImportMachine } from '../../../machines/federations/retriever-import.ts'
import { calling, checking } from '../calls.ts'
import { history } from '../shared/history.ts'
import { previewLogo } from './logo-preview.ts'
import { shell } from '../shell.ts'
import { listFederations } from '../../../contract/shared/federations.ts'

const actions = shell

const following = {
  readFederationJob: calling(readFederationJob),
  federationJob: federationJobMachine.provide({
    actors: { readFederationJob: calling(readFederationJob) },
  }),
}
const preparation = retrieverCheckMachine.provide({
  actions,
  actors: { checkRetrievers: calling(checkRetrievers) },
}) as unknown as Preparation

/** The federations of the back-office with their calls. */
export const federations = federationsMachine.provide({
  actions,
  actors: {
    listFederations: calling(listFederations),
    federationForm: federationFormMachine.provide({
      actions,
      actors: {
        createFederation: calling(createFederation),
        updateFederation: calling(updateFederation),
        previewLogo,
      },
    }),
    federationDeletion: federationDeletionMachine.provide({
      actions,
      actors: {
        check: checking(readFederationActions),
        deletion: federationRemovalMachine.provide({ actions, actors: { act: calling(deleteFederation) } }),
      },
    }),
    federationInitialisation: federationInitialisationMachine.provide({
      actions,
      actors: { ...following, act: calling(initFederation) },
    }),
    history,
    retrieverImport: retrieverImportMachine.provide({
      actions,
      actors: { ...following, preparation, act: calling(importRetrievers) as never },
    }),
  },
})
