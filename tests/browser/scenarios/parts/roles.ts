import { expect } from 'vitest'
import { confirm } from '../gestures.ts'
import { scenario } from '../scenario.ts'

/** Spec §2 « Roles list », §5 « Role », §8. */
export const roles = [
  scenario(
    {
      says: ['route.roles', 'roles.windows', 'rule.role-code', 'rule.role-label', 'right.roles-write'],
      given: 'une gestionnaire des rôles',
      when: 'elle ajoute un rôle sans rien, puis avec un code et un nom, et le supprime',
      then: 'les deux lui sont demandés, puis le rôle est dans la liste, puis il n’y est plus',
    },
    async ({ as }) => {
      const claire = await as('roles', '/roles')
      const list = claire.within('table', 'Rôles')
      await list.counts('row', 8)
      await claire.click('button', 'Ajouter un rôle')
      const form = claire.within('dialog', 'Ajouter un rôle')
      await form.click('button', 'Enregistrer')
      for (const label of ['Code', 'Nom']) await form.seesInvalid(label)
      expect(await form.attribute('Code', 'maxlength')).toBe('50')
      expect(await form.attribute('Nom', 'maxlength')).toBe('255')
      await form.fill('Nom', 'Agent du secrétariat')
      await form.fill('Code', 'agent_secretariat')
      await form.click('button', 'Enregistrer')
      await list.sees('rowheader', 'Agent du secrétariat agent_secretariat')
      await list.click('button', 'Supprimer le rôle Agent du secrétariat')
      await confirm(claire, 'Supprimer')
      await list.doesNotSee('button', 'Supprimer le rôle Agent du secrétariat')
      await list.counts('row', 8)
    },
  ),
  scenario(
    {
      says: ['roles.windows', 'right.roles-write', 'error.role-users'],
      given: 'un rôle que quelqu’un possède',
      when: 'une administratrice lui donne une permission, puis le supprime',
      then: 'il a une permission de plus, et ne peut pas être supprimé, car des utilisateurs le possèdent',
    },
    async ({ as }) => {
      const anne = await as('admin', '/roles')
      const row = anne.within('table', 'Rôles').within('row', /^Lecteur des statistiques/)
      await row.seesText('1 permission')
      await row.click('button', 'Permissions du rôle Lecteur des statistiques')
      const window = anne.within('dialog', 'Permissions : Lecteur des statistiques')
      await window.within('group', 'Rôles').checkFirst()
      await window.click('button', 'Enregistrer')
      await anne.doesNotSee('dialog', /^Permissions/)
      await row.seesText('2 permissions')
      await row.click('button', 'Supprimer le rôle Lecteur des statistiques')
      const refusal = anne.within('dialog', 'Supprimer le rôle')
      await refusal.seesText('Suppression impossible.')
      await refusal.seesText('Des utilisateurs possèdent ce rôle.')
    },
  ),
  scenario(
    {
      says: ['error.permissions'],
      given: 'un serveur qui refuse les permissions d’un rôle',
      when: 'une administratrice les enregistre',
      then: 'elle lit « Erreur lors de la mise à jour. », et la fenêtre reste ouverte',
    },
    async ({ as }) => {
      const anne = await as('admin', '/roles')
      await anne.breaks(/\/set_permissions$/, 422, { message: 'Refusé.', errors: {} })
      await anne.click('button', 'Permissions du rôle Lecteur des statistiques')
      const window = anne.within('dialog', 'Permissions : Lecteur des statistiques')
      await window.within('group', 'Rôles').checkFirst()
      await window.click('button', 'Enregistrer')
      await window.seesText('Erreur lors de la mise à jour.')
    },
  ),
]
