import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { rolesMachine } from '../../../machines/roles/roles.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { permissionRows, roleRows } from '../../world/roles.ts'

type State = SnapshotFrom<typeof rolesMachine>
const { admin, free, giver } = roleRows
const rows = Object.values(roleRows)
const ends = [{ changed: true }, { changed: false }]
const isChanged = (output: unknown) => (output as { changed: boolean }).changed

/** Asserts each role with its permissions and its buttons. */
const seesList = async (person: Person, { context }: State) => {
  const table = person.within('table', 'Rôles')
  for (const { label, code } of context.roles) {
    await table.sees('rowheader', `${label} ${code}`)
    await table.sees('button', `Permissions du rôle ${label}`)
  }
  await table.sees('button', `Supprimer le rôle ${free.label}`)
  await table.sees('button', `Modifier le rôle ${admin.label}`)
  await table.doesNotSee('button', `Supprimer le rôle ${admin.label}`)
  await table.sees('button', `Copier le rôle ${admin.label}`)
  await table.doesNotSee('button', `Copier le rôle ${giver.label}`)
}

export const roles = flow(rolesMachine, {
  name: 'roles',
  input: { held: admin.permissions.map(({ code }) => code), isNational: true, ownRoleId: admin.id },
  samples: {
    events: {
      'duplication.requested': [{ role: free }, { role: giver }],
      'edition.requested': [{ role: free }, { role: admin }],
      'assignment.requested': [{ role: free }],
      'deletion.requested': [{ role: free }],
    },
    answers: { listRoles: [rows], roleForm: ends, permissionAssignment: ends, roleDeletion: ends },
  },
  machineOnly: {
    inputs: [{ held: [], isNational: false, ownRoleId: 0 }],
    // A person who may only view the permissions of a role changes none.
    samples: { 'xstate.done.actor.permissionAssignment': [{ output: { changed: false } }] },
  },
  gestures: {
    'loading.retried': (driver) => driver.click('button', 'Réessayer'),
    'creation.requested': (driver) => driver.click('button', 'Ajouter un rôle'),
    'duplication.requested': (driver, { role }) => driver.click('button', `Copier le rôle ${role.label}`),
    'edition.requested': (driver, { role }) => driver.click('button', `Modifier le rôle ${role.label}`),
    'assignment.requested': (driver, { role }) => driver.click('button', `Permissions du rôle ${role.label}`),
    'deletion.requested': (driver, { role }) => driver.click('button', `Supprimer le rôle ${role.label}`),
  },
  endings: {
    'xstate.done.actor.roleForm': async (driver, { output }, { context: { role, copied } }) => {
      if (!isChanged(output)) return driver.click('button', 'Annuler')
      await driver.fill('Nom', 'Garde')
      if (!role || copied) await driver.fill('Code', 'land_agent')
      await driver.click('button', 'Enregistrer')
      await driver.answer(role ? 'updateRole' : 'createRole')
    },
    'xstate.done.actor.permissionAssignment': async (driver, { output }) => {
      await driver.answer('listPermissions', permissionRows)
      await driver.click('button', isChanged(output) ? 'Enregistrer' : 'Annuler')
      if (isChanged(output)) await driver.answer('setRolePermissions')
    },
    'xstate.done.actor.roleDeletion': async (driver, { output }) => {
      await driver.answer('readRoleActions', { delete_role: { available: true, reason: null } })
      const question = driver.within('alertdialog', 'Êtes-vous sûrs ?')
      await question.click('button', isChanged(output) ? 'Supprimer' : 'Annuler')
      if (isChanged(output)) await driver.answer('deleteRole')
    },
  },
  expects: {
    'loading.unread': (person) => person.seesText('Lecture des rôles…'),
    'loading.filled': (person) => person.sees('table', 'Rôles'),
    unavailable: (person) => person.seesText('Les rôles n’ont pas pu être lus.'),
    listed: async (person, state) => {
      await seesList(person, state)
      await person.doesNotSee('dialog', /./)
    },
    forming: async (person, { context: { role, copied } }) => {
      if (copied) return person.sees('dialog', `Copier le rôle ${copied.label}`)
      return person.sees('dialog', role ? 'Modifier le rôle' : 'Ajouter un rôle')
    },
    assigning: (person, { context }) => person.sees('dialog', `Permissions : ${context.role?.label}`),
    deleting: async (person) => person.doesNotSeeText('Les rôles n’ont pas pu être lus.'),
  },
  screen: async () => {
    const { Roles } = await import('../../../src/screens/roles/roles.tsx')
    return ({ actor }) => createElement(Roles, { actor })
  },
  browser: {
    as: 'admin',
    navigate: async (driver) => {
      await driver.interceptCalls()
      await driver.open('/roles')
    },
  },
})
