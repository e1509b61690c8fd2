import { checkedDeletion } from '../patterns/checked-deletion.ts'
import { roleRemovalMachine } from './role-removal.ts'
import type { RoleDetails } from '../../contract/shared/roles.ts'

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
