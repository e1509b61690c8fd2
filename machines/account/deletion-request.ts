import type { setDeletionRequest } from '../../contract/account/account.ts'
import type { Request } from '../../contract/endpoint.ts'
import { confirmedChoice } from '../patterns/confirmed-choice.ts'

/** Asks that one's account be deleted, or takes that back (GDPR: erasure). */
export const deletionRequestMachine = confirmedChoice<boolean, Request<typeof setDeletionRequest>>({
  id: 'deletionRequest',
  call: 'setDeletionRequest',
  description: 'Une personne demande la suppression de son compte, ou y renonce.',
  confirmed: true,
  request: (requested) => ({ body: { requested } }),
})
