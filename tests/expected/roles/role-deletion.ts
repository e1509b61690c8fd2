import { checkedDeletion } from '../patterns/checked-deletion.ts'

/** Spec §8 « Deletion refused by a pre-check »: « role_has_users gives 'Des utilisateurs possèdent ce rôle.' » */
export const roleDeletion = checkedDeletion('readRoleActions', 'deleteRole')
