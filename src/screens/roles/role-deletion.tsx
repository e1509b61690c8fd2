import type { ActorRefFrom } from 'xstate'
import { roleKept } from '../../../contract/roles/roles.ts'
import type { roleDeletionMachine } from '../../../machines/roles/role-deletion.ts'
import type { roleRemovalMachine } from '../../../machines/roles/role-removal.ts'
import { CheckedDeletion } from '../patterns/checked-deletion.tsx'
import { ConfirmedCommand } from '../patterns/confirmed-command.tsx'
import type { RoleDetails } from '../../../contract/shared/roles.ts'

const words = {
  title: 'Supprimer le rôle',
  consequence: ({ label }: RoleDetails) => `Le rôle « ${label} » sera supprimé. Personne ne le possède.`,
  busyLabel: 'Suppression…',
  failed: 'La suppression n’a pas abouti.',
}

/** Deletes a role that nobody has, once that was checked (spec §8 « role_has_users »). */
export const RoleDeletion = ({ actor }: { actor: ActorRefFrom<typeof roleDeletionMachine> }) => (
  <CheckedDeletion {...words} actor={actor} reasons={roleKept} />
)

/** The confirmation within it. */
export const RoleRemoval = ({ actor }: { actor: ActorRefFrom<typeof roleRemovalMachine> }) => (
  <ConfirmedCommand {...words} actor={actor} danger />
)
