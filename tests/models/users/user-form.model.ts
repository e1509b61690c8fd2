import type { SnapshotFrom } from 'xstate'
import type { ManagedUser } from '../../../contract/users/managed-users.ts'
import { ALL } from '../../../machines/users/user-draft.ts'
import { userFormMachine } from '../../../machines/users/user-form.ts'
import { flow } from '../../model/model.ts'
import { type Person, without, showing } from '../../model/person.ts'
import { wolfhunter } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { formGestures, formAssertions, refusals } from '../patterns/entry-form.ts'
import { atUsers, choices, nameOf, userOf, windows } from '../pages/users.ts'

type State = SnapshotFrom<typeof userFormMachine>

const known = userOf(wolfhunter)
const statistician = choices.roles.find(({ code }) => code === 'statistics_viewer')!
const vierzon = place('Vierzon')
const taken = refusals({ email: ['Cette adresse e-mail est déjà celle d’un compte.'] })
const titleOf = ({ context }: State) => (context.user ? 'Modifier l’utilisateur' : 'Ajouter un utilisateur')
const labels = {
  firstname: 'Prénom',
  lastname: 'Nom (facultatif)',
  email: 'Adresse e-mail',
  phone: 'Téléphone (facultatif)',
}

const seesFields = async (person: Person, state: State) => {
  const { firstname, email, roleId, federation, user, city } = state.context
  const window = person.within('dialog', titleOf(state))
  await window.seesValue(labels.firstname, firstname)
  await window.seesValue(labels.email, email)
  await window.seesValue('Rôle', roleId === null ? '' : String(roleId))
  await window.seesValue('Fédération', federation)
  if (city) await window.seesValue('Commune (facultatif)', city.label_full)
  if (user) {
    await window.seesDisabled('combobox', 'Rôle')
    await window.seesText('Cette personne s’est inscrite elle-même : elle garde son rôle.')
    await window.seesChecked('Lieutenant de louveterie', state.context.isWolfhunter)
  } else await window.doesNotSee('checkbox', 'Lieutenant de louveterie')
}
const { outdated: _, ...assertions } = formAssertions(
  seesFields,
  'Cet utilisateur ne peut pas être enregistré ainsi.',
  '',
)

/** The same account after somebody else renamed it, then after its block, then as this entry has it. */
const renamed: ManagedUser = { ...known, lastname: 'Renaud', revision: 'as changed meanwhile' }
const blocked: ManagedUser = { ...known, blocked_at: '2026-01-06T08:00:00.000Z' }
const stored: ManagedUser = { ...known, is_wolfhunter: false, revision: 'as stored' }

export const userForm = flow(userFormMachine, {
  name: 'user-form',
  inputs: [
    { user: null, editor: windows },
    { user: known, editor: windows },
  ],
  key: ({ context: { roles: _, federations: __, ...context } }) => context,
  samples: {
    events: {
      'field.typed': ({ context: { user, firstname, email } }) =>
        user
          ? firstname === ''
            ? []
            : [{ field: 'firstname', value: '' }]
          : firstname === ''
            ? [{ field: 'firstname', value: 'Inès' }]
            : email === ''
              ? [{ field: 'email', value: 'ines.gerard@example.org' }]
              : [],
      'choice.made': ({ context: { user, email, roleId, federation, isWolfhunter } }) =>
        user
          ? isWolfhunter
            ? [{ choice: { isWolfhunter: false } }]
            : []
          : email === ''
            ? []
            : roleId === null
              ? [{ choice: { roleId: statistician.id } }]
              : federation === ''
                ? [{ choice: { federation: ALL } }]
                : [],
      'city.changed': ({ context: { city, cityText, federation } }) =>
        federation === ALL && city === null && cityText === ''
          ? [
              { city: null, text: 'Vier' },
              { city: vierzon, text: vierzon.label_full },
            ]
          : [],
    },
    answers: {
      userChoices: [choices, null],
      readUser: [known, renamed, blocked, stored],
    },
    failures: { createUser: taken, updateUser: taken },
  },
  // Self-registered users keep their role; everything else may be chosen.
  machineOnly: {
    inputs: [{ user: known, editor: windows }],
    samples: {
      'choice.made': [{ choice: { roleId: statistician.id } }, { choice: { isWolfhunter: false } }],
    },
  },
  gestures: {
    'field.typed': (driver, { field, value }) => driver.fill(labels[field], value),
    'choice.made': async (driver, { choice: { roleId, federation } }) => {
      if (roleId) await driver.choose('Rôle', statistician.label)
      else if (federation) await driver.choose('Fédération', 'Toutes les fédérations')
      else await driver.check('Lieutenant de louveterie')
    },
    'city.changed': async (driver, { city }) => {
      await driver.fill('Commune (facultatif)', 'Vier')
      if (!city) return
      await driver.elapse(250)
      await driver.answer('searchCities', [vierzon])
      await driver.click('option', vierzon.label_full)
    },
    ...formGestures,
    'entry.reapplied': (driver) => driver.click('button', 'Reprendre ma saisie'),
    'reading.retried': (driver) => driver.click('button', 'Réessayer'),
  },
  endings: {
    'xstate.done.actor.userChoices': async (driver, { output }) => {
      if (!output) return driver.click('button', 'Fermer')
      await driver.answer('listRoles', choices.roles)
      await driver.answer('listFederations', choices.federations)
    },
  },
  expects: {
    preparing: (person, state) =>
      person.within('dialog', titleOf(state)).seesText('Lecture des rôles et des fédérations…'),
    ...assertions,
    'outdated.reading': (person, state) =>
      person.within('dialog', titleOf(state)).seesText('Lecture du compte…'),
    'outdated.compared': async (person, state) => {
      const window = person.within('dialog', titleOf(state))
      await window.seesText('Ce compte a été modifié pendant votre saisie.')
      const { current, isWolfhunter } = state.context
      if (current?.lastname === renamed.lastname) await window.seesText('Enregistré maintenant : Renaud')
      if (!isWolfhunter) await window.seesText('Votre saisie : Non')
      await window.doesNotSee('button', 'Enregistrer')
    },
    'outdated.unread': (person) => person.seesText('n’a pas pu être relu. Votre saisie est encore à l’écran'),
    'outdated.lost': showing(
      'Ce compte a été bloqué, anonymisé ou déplacé entre-temps',
      without('button', 'Reprendre ma saisie'),
    ),
  },
  screen: async () => (await import('../../../src/screens/users/user-form.tsx')).UserForm,
  browser: {
    as: 'admin',
    extraCalls: ['listRoles', 'listFederations', 'searchCities'],
    navigate: async (driver, { input: { user } }) => {
      await atUsers(driver)
      await driver.interceptCalls()
      await driver.click('button', user ? `Modifier ${nameOf(user)}` : 'Ajouter un utilisateur')
    },
  },
})
