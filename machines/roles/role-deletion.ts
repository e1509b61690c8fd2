import { readRoleActions, deleteRole } from '../../contract/roles/roles.ts'
import type { RoleDetails } from '../../contract/shared/roles.ts'
import { checkedDeletion } from '../patterns/checked-deletion.ts'

/** Deletes a role without users (spec §2 « Roles list », §8 « role_has_users »). */
export const roleDeletionMachine = checkedDeletion<RoleDetails>({
  id: 'roleDeletion',
  check: readRoleActions,
  action: 'delete_role',
  call: deleteRole,
  description: 'Une personne supprime un rôle que plus personne ne possède.',
  announced: 'Le rôle a été supprimé.',
  states: {
    done: 'Le rôle n’existe plus.',
    refused: 'Entre-temps, quelqu’un a reçu ce rôle : il ne peut plus être supprimé.',
  },
})
