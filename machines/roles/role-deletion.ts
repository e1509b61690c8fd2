import type { RoleDetails } from '../../contract/roles/roles.ts'
import { checkedDeletion } from '../patterns/checked-deletion.ts'
import { roleRemovalMachine } from './role-removal.ts'

/** Deletes a role that nobody has (spec §2 « Roles list », §8 « role_has_users »). */
export const roleDeletionMachine = checkedDeletion<RoleDetails>(
  {
    id: 'roleDeletion',
    check: 'readRoleActions',
    action: 'delete_role',
    description: 'Une personne supprime un rôle que plus personne ne possède.',
  },
  roleRemovalMachine,
)
