import { setDeletionRequest } from '../../contract/account/account.ts'
import { confirmedChoice } from '../patterns/confirmed-choice.ts'

/** Requests the deletion of the account, or withdraws the request (GDPR: erasure). */
export const deletionRequestMachine = confirmedChoice({
  id: 'deletionRequest',
  call: setDeletionRequest,
  description: 'Une personne demande la suppression de son compte, ou y renonce.',
  confirmed: true,
  request: (requested: boolean) => ({ body: { requested } }),
})
