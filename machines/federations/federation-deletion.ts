import { readFederationActions, deleteFederation } from '../../contract/federations/federations.ts'
import type { Federation } from '../../contract/shared/federations.ts'
import { checkedDeletion } from '../patterns/checked-deletion.ts'

/** Deletes a federation without users and towns (spec §2 « Federations list », §4, §8). */
export const federationDeletionMachine = checkedDeletion<Federation>({
  id: 'federationDeletion',
  check: readFederationActions,
  action: 'delete_federation',
  call: deleteFederation,
  description: 'Une personne supprime une fédération qui n’a ni utilisateurs ni communes.',
  announced: 'La fédération a été supprimée.',
  states: {
    done: 'La fédération n’existe plus.',
    refused: 'Entre-temps, elle a reçu un utilisateur ou des communes : elle ne peut plus être supprimée.',
  },
})
