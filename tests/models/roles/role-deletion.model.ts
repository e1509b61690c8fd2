import { createElement } from 'react'
import { roleDeletionMachine } from '../../../machines/roles/role-deletion.ts'
import { flow } from '../../model/model.ts'
import { roleRows } from '../../world/roles.ts'

const title = 'Supprimer le rôle'
const answer = (reason: string | null) => ({ delete_role: { available: reason === null, reason } })

export const roleDeletion = flow(roleDeletionMachine, {
  name: 'role-deletion',
  input: { subject: roleRows.free },
  samples: {
    events: {},
    answers: {
      check: [answer(null), answer('role_has_users'), answer('role_is_fixed'), answer('role_is_above')],
      deletion: [{ changed: true }, { changed: false }],
    },
  },
  gestures: {
    'deletion.retried': (driver) => driver.click('button', 'Réessayer'),
    'deletion.closed': (driver, _, state) =>
      driver.within('dialog', title).click('button', state.matches('impossible') ? 'Fermer' : 'Annuler'),
  },
  endings: {
    'xstate.done.actor.deletion': async (driver, { output }) => {
      const isDone = (output as { changed: boolean }).changed
      const question = driver.within('alertdialog', 'Êtes-vous sûrs ?')
      await question.click('button', isDone ? 'Supprimer' : 'Annuler')
      if (isDone) await driver.answer('deleteRole')
    },
  },
  expects: {
    checking: (person) => person.within('dialog', title).seesText('Vérification…'),
    failed: async (person) => {
      await person.within('dialog', title).seesText('La vérification n’a pas abouti.')
      await person.sees('button', 'Réessayer')
    },
    impossible: async (person, { context: { reason } }) => {
      const window = person.within('dialog', title)
      await window.seesText('Suppression impossible.')
      if (reason === 'role_has_users') await window.seesText('Des utilisateurs possèdent ce rôle.')
      if (reason === 'role_is_fixed') await window.seesText('L’application a besoin de ce rôle.')
      if (reason === 'role_is_above')
        await window.seesText('Ce rôle donne des permissions que vous n’avez pas.')
    },
    deleting: async (person) => {
      const question = person.within('alertdialog', 'Êtes-vous sûrs ?')
      await question.seesText('Le rôle « Agent de terrain » sera supprimé. Personne ne le possède.')
    },
    outdated: null,
    abandoned: null,
  },
  screen: async () => {
    const { RoleDeletion } = await import('../../../src/screens/roles/role-deletion.tsx')
    return ({ actor }) => createElement(RoleDeletion, { actor })
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
