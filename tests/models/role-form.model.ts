import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { roleFormMachine } from '../../machines/role-form.ts'
import { answered, anyFailure, rareFailure } from '../failures.ts'
import { flow } from '../model.ts'
import type { Person } from '../person.ts'
import { roleRows } from '../world/roles.ts'

type State = SnapshotFrom<typeof roleFormMachine>
const { free, giver } = roleRows
const taken = answered(422, { fields: { code: ['Ce code est déjà celui d’un autre rôle.'] } })
const refusals = [...anyFailure(), taken, ...rareFailure()]
const discard = 'Abandonner votre saisie ?'

const windowOf = (person: Person, { context }: State) =>
  person.within('dialog', context.role ? 'Modifier le rôle' : 'Ajouter un rôle')
const seesEntry = async (person: Person, state: State) => {
  const window = windowOf(person, state)
  await window.seesValue('Code', state.context.code)
  await window.seesValue('Nom', state.context.label)
  if (state.context.role?.code === 'giver') await window.seesDisabled('textbox', 'Code')
  await window.sees('button', 'Enregistrer')
}
const seesErrors = async (person: Person, state: State) => {
  await seesEntry(person, state)
  for (const message of Object.values(state.context.errors).flat()) await person.seesText(message)
}
const seesSaving = async (person: Person, state: State) => {
  await windowOf(person, state).sees('button', 'Enregistrement…')
  await windowOf(person, state).seesDisabled('button', 'Annuler')
}

export const roleForm = flow(roleFormMachine, {
  name: 'role-form',
  inputs: [{ role: null }, { role: free }, { role: giver }],
  samples: {
    events: {
      'code.typed': [{ value: 'land_agent' }],
      'label.typed': [{ value: 'Garde' }, { value: ' ' }],
    },
    answers: {
      createRole: [undefined],
      updateRole: [undefined],
      confirmation: [{ confirmed: true }, { confirmed: false }],
    },
    failures: { createRole: refusals, updateRole: refusals },
  },
  gestures: {
    'code.typed': (hand, { value }) => hand.fill('Code', value),
    'label.typed': (hand, { value }) => hand.fill('Nom', value),
    'role.submitted': (hand) => hand.click('button', 'Enregistrer'),
    'form.closed': (hand, _, state) => hand.click('button', state.matches('outdated') ? 'Fermer' : 'Annuler'),
  },
  endings: {
    'xstate.done.actor.confirmation': (hand, { output }) =>
      hand
        .within('alertdialog', discard)
        .click('button', (output as { confirmed: boolean }).confirmed ? 'Abandonner' : 'Continuer'),
  },
  sees: {
    'editing.fresh': async (person, state) => {
      await seesEntry(person, state)
      await person.doesNotSee('alert', /./)
    },
    'editing.incomplete': async (person, state) => {
      await seesErrors(person, state)
      const { code, label } = state.context.errors
      if (code) await person.seesText('Saisissez un code.')
      if (label) await person.seesText('Saisissez un nom.')
    },
    'editing.refused': seesErrors,
    'editing.failed': async (person, state) => {
      await seesEntry(person, state)
      await person.seesText('L’enregistrement n’a pas abouti. Votre saisie est gardée')
    },
    'editing.resumed': seesEntry,
    discarding: async (person) => {
      const question = person.within('alertdialog', discard)
      await question.sees('button', 'Continuer')
      await question.sees('button', 'Abandonner')
    },
    creating: seesSaving,
    updating: seesSaving,
    outdated: async (person) => {
      await person.seesText('Ce rôle a été supprimé entre-temps : il ne peut plus être modifié.')
      await person.doesNotSee('button', 'Enregistrer')
    },
    saved: null,
    dismissed: null,
    abandoned: null,
  },
  screen: async () => {
    const { RoleForm } = await import('../../src/screens/role-form.tsx')
    return ({ actor }) => createElement(RoleForm, { actor })
  },
  browser: {
    as: 'admin',
    arrive: async (arrival, { input }) => {
      const { role } = input as { role: { label: string } | null }
      await arrival.open('/roles')
      await arrival.hold()
      await arrival.click('button', role ? `Modifier le rôle ${role.label}` : 'Ajouter un rôle')
    },
  },
})
