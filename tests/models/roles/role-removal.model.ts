import { createElement } from 'react'
import { roleRemovalMachine } from '../../../machines/roles/role-removal.ts'
import { roleRows } from '../../world/roles.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'

export const roleRemoval = confirmedCommandFlow(roleRemovalMachine, {
  name: 'role-removal',
  subject: roleRows.free,
  confirm: 'Supprimer',
  consequence: 'Le rôle « Agent de terrain » sera supprimé. Personne ne le possède.',
  busy: 'Suppression…',
  failed: 'La suppression n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => {
    const { RoleRemoval } = await import('../../../src/screens/roles/role-deletion.tsx')
    return ({ actor }) => createElement(RoleRemoval, { actor })
  },
  browser: {
    as: 'admin',
    navigate: async (driver) => {
      await driver.open('/roles')
      await driver.interceptCalls()
      await driver.click('button', `Supprimer le rôle ${roleRows.free.label}`)
    },
  },
})
