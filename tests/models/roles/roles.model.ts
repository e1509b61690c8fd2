import type { SnapshotFrom } from 'xstate'
import { type AskedRoleWindow, rolesMachine } from '../../../machines/roles/roles.ts'
import { httpError } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { type Person, without, showing } from '../../model/person.ts'
import { permissionRows, roleRows } from '../../world/roles.ts'
import { ends, isChanged } from '../patterns/ended-windows.ts'

type State = SnapshotFrom<typeof rolesMachine>
const { admin, free, giver } = roleRows
const rows = Object.values(roleRows)

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

/** A role that nobody lists. */
const GONE = 9999
const everything = { held: admin.permissions.map(({ code }) => code), isNational: true, ownRoleId: admin.id }

export const roles = flow(rolesMachine, {
  name: 'roles',
  inputs: [
    everything,
    { ...everything, asked: { name: 'addition' } },
    { ...everything, asked: { name: 'edition', roleId: admin.id } },
    { ...everything, asked: { name: 'duplication', roleId: free.id } },
    { ...everything, asked: { name: 'permissions', roleId: free.id } },
    { ...everything, asked: { name: 'history', roleId: giver.id } },
    { ...everything, asked: { name: 'edition', roleId: GONE } },
  ],
  samples: {
    events: {
      'duplication.requested': [{ role: free }, { role: giver }],
      'edition.requested': [{ role: free }, { role: admin }],
      'assignment.requested': [{ role: free }],
      'deletion.requested': [{ role: free }],
      'history.requested': [{ role: admin }],
    },
    answers: {
      listRoles: [rows],
      roleForm: ends,
      permissionAssignment: ends,
      roleDeletion: ends,
      history: [undefined],
    },
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
    'history.requested': (driver, { role }) => driver.click('button', `Historique du rôle ${role.label}`),
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
    'xstate.done.actor.history': (driver) => driver.click('button', 'Fermer'),
    // Somebody else deleted it first: the list changes without this deletion.
    'xstate.done.actor.roleDeletion': async (driver, { output }) => {
      if (isChanged(output)) return driver.fail('readRoleActions', httpError(404))
      await driver.answer('readRoleActions', { delete_role: { available: true, reason: null } })
      await driver.within('alertdialog', 'Êtes-vous sûrs ?').click('button', 'Annuler')
    },
  },
  expects: {
    'loading.unread': (person) => person.seesText('Lecture des rôles…'),
    'loading.filled': (person) => person.sees('table', 'Rôles'),
    unavailable: (person) => person.seesText('Les rôles n’ont pas pu être lus.'),
    listed: showing(seesList, without('dialog', /./)),
    forming: async (person, { context: { role, copied } }) => {
      if (copied) return person.sees('dialog', `Copier le rôle ${copied.label}`)
      return person.sees('dialog', role ? 'Modifier le rôle' : 'Ajouter un rôle')
    },
    assigning: (person, { context }) => person.sees('dialog', `Permissions : ${context.role?.label}`),
    readingHistory: (person, { context }) => person.sees('dialog', `Historique – ${context.role?.label}`),
    deleting: async (person) => person.doesNotSeeText('Les rôles n’ont pas pu être lus.'),
  },
  screen: async () => (await import('../../../src/screens/roles/roles.tsx')).Roles,
  browser: {
    as: 'admin',
    navigate: async (driver, { input }) => {
      await driver.interceptCalls()
      const { asked } = input as { asked?: AskedRoleWindow }
      if (!asked) return driver.open('/roles')
      await driver.open(`/roles?${asked.name}=${'roleId' in asked ? asked.roleId : 1}`)
    },
    extraCalls: ['readRoleActions', 'listRoleAuditLog'],
  },
})
