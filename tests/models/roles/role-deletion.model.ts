import { roleDeletionMachine } from '../../../machines/roles/role-deletion.ts'
import { clicking } from '../../model/navigation.ts'
import { roleRows } from '../../world/roles.ts'
import { checkedDeletionFlow } from '../patterns/checked-deletion.ts'

export const roleDeletion = checkedDeletionFlow(roleDeletionMachine, {
  name: 'role-deletion',
  subject: roleRows.free,
  action: 'delete_role',
  obstacles: {
    role_has_users: 'Des utilisateurs possèdent ce rôle.',
    role_is_fixed: 'L’application a besoin de ce rôle.',
    role_is_above: 'Des personnes ont ce rôle, et il donne des permissions que vous n’avez pas.',
  },
  title: 'Supprimer le rôle',
  consequence: 'Le rôle « Agent de terrain » sera supprimé. Personne ne le possède.',
  screen: async () => (await import('../../../src/screens/roles/role-deletion.tsx')).RoleDeletion,
  browser: {
    as: 'admin',
    navigate: clicking(`Supprimer le rôle ${roleRows.free.label}`, (driver) => driver.open('/roles')),
  },
})
