import {
  createFederation,
  deleteFederation,
  readFederationActions,
  updateFederation,
} from '../../../contract/federations/federations.ts'
import { readFederation } from '../../../contract/federations/federation-detail.ts'
import { initFederation, readFederationJob } from '../../../contract/federations/federation-jobs.ts'
import {
  checkRetrievers,
  importRetrievers,
  listRetrievers,
} from '../../../contract/federations/retrievers.ts'
import { federationDeletionMachine } from '../../../machines/federations/federation-deletion.ts'
import { federationDetailMachine } from '../../../machines/federations/federation-detail.ts'
import { federationInitialisationMachine } from '../../../machines/federations/federation-initialisation.ts'
import { federationJobMachine } from '../../../machines/federations/federation-job.ts'
import { federationFormMachine } from '../../../machines/federations/federation-form.ts'
import { federationsMachine } from '../../../machines/federations/federations.ts'
import { retrieverCheckMachine } from '../../../machines/federations/retriever-check.ts'
import { retrieverImportMachine } from '../../../machines/federations/retriever-import.ts'
import { retrieverListMachine } from '../../../machines/federations/retriever-list.ts'
import { calling, callingAny, checking } from '../calls.ts'
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

const federationForm = federationFormMachine.provide({
  actions,
  actors: {
    createFederation: calling(createFederation),
    updateFederation: calling(updateFederation),
    previewLogo,
  },
})

const federationInitialisation = federationInitialisationMachine.provide({
  actions,
  actors: { ...following, initFederation: calling(initFederation) },
})

const retrieverImport = retrieverImportMachine.provide({
  actions,
  actors: {
    ...following,
    importRetrievers: calling(importRetrievers),
    retrieverCheck: retrieverCheckMachine.provide({
      actions,
      actors: { checkRetrievers: calling(checkRetrievers) },
    }),
  },
})

/** The federations of the back-office with their calls. */
export const federations = federationsMachine.provide({
  actions,
  actors: {
    listFederations: calling(listFederations),
    federationDetail: federationDetailMachine.provide({
      actions,
      actors: {
        readFederation: calling(readFederation),
        retrieverList: retrieverListMachine.provide({
          actions,
          actors: { listRetrievers: calling(listRetrievers) },
        }),
        federationForm,
        federationInitialisation,
        retrieverImport,
        history,
      },
    }),
    federationForm,
    federationDeletion: federationDeletionMachine.provide({
      actions,
      actors: {
        check: checking(readFederationActions),
        call: callingAny(deleteFederation),
      },
    }),
    federationInitialisation,
    retrieverImport,
    history,
  },
})
