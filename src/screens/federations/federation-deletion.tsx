import type { ActorRefFrom } from 'xstate'
import { federationKept } from '../../../contract/federations/federations.ts'
import type { federationDeletionMachine } from '../../../machines/federations/federation-deletion.ts'
import type { federationRemovalMachine } from '../../../machines/federations/federation-removal.ts'
import { CheckedDeletion } from '../patterns/checked-deletion.tsx'
import { ConfirmedCommand } from '../patterns/confirmed-command.tsx'
import type { Federation } from '../../../contract/shared/federations.ts'

const words = {
  title: 'Supprimer la fédération',
  consequence: ({ name, department_code }: Federation) =>
    `La fédération « ${name} » (${department_code}) sera supprimée, avec son logo.`,
  busyLabel: 'Suppression…',
  failed: 'La suppression n’a pas abouti.',
}

/** Deletes a federation without users and towns (spec §2 « Federations list », §8). */
export const FederationDeletion = ({ actor }: { actor: ActorRefFrom<typeof federationDeletionMachine> }) => (
  <CheckedDeletion actor={actor} {...words} reasons={federationKept} />
)

/** The deletion alone, once it was checked. */
export const FederationRemoval = ({ actor }: { actor: ActorRefFrom<typeof federationRemovalMachine> }) => (
  <ConfirmedCommand actor={actor} {...words} danger />
)
