import type { SnapshotFrom } from 'xstate'
import { permissionAssignmentMachine } from '../../../machines/roles/permission-assignment.ts'
import { httpError, commonFailures, rareFailures } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { type Person, showing, without } from '../../model/person.ts'
import { permissionRow, permissionRows, roleRows } from '../../world/roles.ts'

type State = SnapshotFrom<typeof permissionAssignmentMachine>
const { admin, free, giver, manager, statistician } = roleRows
const [given, other, foreign] = [
  permissionRow('statistics.view'),
  permissionRow('users.view'),
  permissionRow('hunts.self.write'),
]
const held = admin.permissions.map(({ code }) => code)
const asAdmin = { held, isNational: true, ownRoleId: admin.id }
const asManager = { held: ['roles.view', 'roles.write'], isNational: true, ownRoleId: manager.id }
const asReader = { held: ['roles.view'], isNational: true, ownRoleId: manager.id }
const discard = 'Abandonner vos modifications ?'
const lastOne = 'Il doit rester au moins un administrateur actif, sans fédération.'

const windowOf = (person: Person, { context }: State) =>
  person.within('dialog', `Permissions : ${context.role.label}`)
const seesBoxes = async (person: Person, state: State) => {
  const window = windowOf(person, state)
  await window.sees('group', 'Utilisateurs')
  for (const { id, label } of [given, other])
    await window.seesChecked(label, state.context.chosen.includes(id))
  await window.seesDisabled('checkbox', foreign.label)
  // Said once for all of them.
  await window.seesText('Les autres vont avec « Voir les utilisateurs ».')
}
const seesChoice = async (person: Person, state: State) => {
  await seesBoxes(person, state)
  await person.seesText(
    state.context.role.users_count === 0
      ? 'Personne n’a encore ce rôle : vous choisissez tout ce qu’il permet'
      : 'Vous donnez ou retirez les permissions que vous avez vous-même',
  )
  // Displayed once, not per permission.
  await person.doesNotSeeText('Vous n’avez pas cette permission')
  const isOwn = state.context.role.id === state.context.ownRoleId
  if (isOwn && !state.matches({ editing: 'refused' }) && !state.matches({ editing: 'failed' }))
    await person.seesText('Ce rôle est le vôtre : ce que vous lui retirez, vous le perdez aussitôt.')
}

export const permissionAssignment = flow(permissionAssignmentMachine, {
  name: 'permission-assignment',
  inputs: [
    { ...asAdmin, role: free },
    { ...asAdmin, role: admin },
    { ...asAdmin, role: giver },
    // This one has no users; the other one gives its user more than a role manager has.
    { ...asManager, role: free },
    { ...asManager, role: statistician },
    { ...asReader, role: free },
  ],
  // Checkboxes are distinguished by their number; nothing counts after the window is closed.
  key: ({ context: { chosen, reason, isSent }, status }) =>
    status === 'active' ? [chosen.length, reason !== '', isSent] : null,
  samples: {
    events: {
      // A ticked checkbox can only be unticked.
      'permission.ticked': ({ context: { chosen } }) => [
        { permission: other, isTicked: !chosen.includes(other.id) },
        { permission: given, isTicked: !chosen.includes(given.id) },
      ],
    },
    answers: {
      listPermissions: [permissionRows],
    },
    failures: {
      setRolePermissions: [
        ...commonFailures(),
        httpError(409, { message: lastOne }),
        httpError(422, { message: 'Cette permission n’existe pas.' }),
        ...rareFailures(),
      ],
    },
  },
  machineOnly: { samples: { 'permission.ticked': [{ permission: foreign, isTicked: true }] } },
  gestures: {
    'question.confirmed': (driver) => driver.within('alertdialog', discard).click('button', 'Abandonner'),
    'question.cancelled': (driver) =>
      driver.within('alertdialog', discard).click('button', 'Reprendre la saisie'),
    'permission.ticked': (driver, { permission }) => driver.check(permission.label),
    'permissions.submitted': (driver) => driver.click('button', 'Enregistrer'),
    'loading.retried': (driver) => driver.click('button', 'Réessayer'),
    'window.closed': (driver, _, state) =>
      driver.click('button', state.matches('editing') ? 'Annuler' : 'Fermer'),
  },
  expects: {
    loading: (person, state) => windowOf(person, state).seesText('Lecture des permissions…'),
    unavailable: (person) => person.seesText('Les permissions n’ont pas pu être lues.'),
    reading: async (person, state) => {
      await seesBoxes(person, state)
      for (const { label } of permissionRows) await windowOf(person, state).seesDisabled('checkbox', label)
      await person.doesNotSee('button', 'Enregistrer')
      const { role, held } = state.context
      if (!held.includes('roles.write'))
        await person.seesText('Vous pouvez consulter les rôles, pas les modifier.')
      else if (role.code === 'giver')
        await person.seesText('Les personnes de ce rôle s’inscrivent elles-mêmes')
      else await person.seesText('Copiez-le pour préparer un autre rôle.')
    },
    'editing.unchanged': async (person, state) => {
      await seesChoice(person, state)
      await person.doesNotSeeText('Modifications non enregistrées.')
    },
    'editing.changed': showing(seesChoice, 'Modifications non enregistrées.'),
    'editing.refused': async (person, state) => {
      await seesChoice(person, state)
      await person.seesText('Erreur lors de la mise à jour.')
      await person.seesText(state.context.reason)
    },
    'editing.failed': showing(
      seesChoice,
      'Erreur lors de la mise à jour.',
      'Vos choix sont encore à l’écran',
    ),
    discarding: async (person) => {
      const question = person.within('alertdialog', discard)
      await question.sees('button', 'Reprendre la saisie')
      await question.sees('button', 'Abandonner')
    },
    saving: async (person, state) => {
      await windowOf(person, state).sees('button', 'Enregistrement…')
      await windowOf(person, state).seesDisabled('checkbox', other.label)
    },
    outdated: showing('Ce rôle a été supprimé entre-temps', without('button', 'Enregistrer')),
  },
  screen: async () =>
    (await import('../../../src/screens/roles/permission-assignment.tsx')).PermissionAssignment,
  browser: {
    as: 'admin',
    navigate: async (driver, { input }) => {
      await driver.open('/roles')
      await driver.interceptCalls()
      await driver.click('button', `Permissions du rôle ${input.role.label}`)
    },
  },
})
