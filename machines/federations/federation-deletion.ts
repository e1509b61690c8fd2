import { checkedDeletion } from '../patterns/checked-deletion.ts'
import { federationRemovalMachine } from './federation-removal.ts'
import type { Federation } from '../../contract/shared/federations.ts'

/** Deletes a federation without users and towns (spec §2 « Federations list », §4, §8). */
export const federationDeletionMachine = checkedDeletion<Federation>(
  {
    id: 'federationDeletion',
    check: 'readFederationActions',
    action: 'delete_federation',
    description: 'Une personne supprime une fédération qui n’a ni utilisateurs ni communes.',
  },
  federationRemovalMachine,
)
