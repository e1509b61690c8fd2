import type { ActorRefFrom } from 'xstate'
import { federationKept } from '../../../contract/federations/federations.ts'
import type { Federation } from '../../../contract/shared/federations.ts'
import type { federationDeletionMachine } from '../../../machines/federations/federation-deletion.ts'
import { CheckedDeletion } from '../patterns/checked-deletion.tsx'

/** Deletes a federation without users and communes (spec §2 « Federations list », §8). */
export const FederationDeletion = ({ actor }: { actor: ActorRefFrom<typeof federationDeletionMachine> }) => (
  <CheckedDeletion
    actor={actor}
    title="Supprimer la fédération"
    consequence={({ name, department_code }: Federation) =>
      `La fédération « ${name} » (${department_code}) sera supprimée, avec son logo.`
    }
    busyLabel="Suppression…"
    failed="La suppression n’a pas abouti."
    reasons={federationKept}
  />
)
