import type { ActorRefFrom } from 'xstate'
import { roleKept } from '../../../contract/roles/roles.ts'
import type { RoleDetails } from '../../../contract/shared/roles.ts'
import type { roleDeletionMachine } from '../../../machines/roles/role-deletion.ts'
import { CheckedDeletion } from '../patterns/checked-deletion.tsx'

/** Deletes a role without users, after a pre-check (spec §8 « role_has_users »). */
export const RoleDeletion = ({ actor }: { actor: ActorRefFrom<typeof roleDeletionMachine> }) => (
  <CheckedDeletion
    actor={actor}
    title="Supprimer le rôle"
    consequence={({ label }: RoleDetails) => `Le rôle « ${label} » sera supprimé. Personne ne le possède.`}
    busyLabel="Suppression…"
    failed="La suppression n’a pas abouti."
    reasons={roleKept}
  />
)
