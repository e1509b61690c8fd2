import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { deletionRequestMachine } from '../../machines/deletion-request.ts'
import { flow } from '../model.ts'
import type { Person } from '../person.ts'
import { atAccount } from './account-page.ts'

type State = SnapshotFrom<typeof deletionRequestMachine>
const question = 'Demander la suppression de votre compte ?'
const ask = 'Demander la suppression de mon compte'
const withdraw = 'Renoncer à la suppression'
const card = (person: Person) => person.within('region', 'Supprimer mon compte')

const seesRequest = async (person: Person, { context }: State) => {
  await card(person).sees('button', context.value ? withdraw : ask)
  if (context.value) await card(person).seesText('Demande enregistrée')
  else await card(person).doesNotSeeText('Demande enregistrée')
}

export const deletionRequest = flow(deletionRequestMachine, {
  name: 'deletion-request',
  input: { value: false },
  samples: {
    events: { 'choice.made': [] },
    answers: { act: [undefined], confirmation: [{ confirmed: true }, { confirmed: false }] },
    others: { 'choice.made': ({ context }) => [{ value: !(context as State['context']).value }] },
  },
  gestures: {
    'choice.made': (hand, { value }) => card(hand).click('button', value ? ask : withdraw),
  },
  endings: {
    'xstate.done.actor.confirmation': (hand, { output }) =>
      hand
        .within('alertdialog', question)
        .click(
          'button',
          (output as { confirmed: boolean }).confirmed ? 'Demander la suppression' : 'Annuler',
        ),
  },
  sees: {
    'open.fresh': seesRequest,
    'open.saved': seesRequest,
    'open.refused': async (person, state) => {
      await seesRequest(person, state)
      await card(person).seesText(state.context.reason)
    },
    'open.failed': async (person, state) => {
      await seesRequest(person, state)
      await card(person).seesText('Votre choix n’a pas été enregistré.')
    },
    confirming: async (person) => {
      const asked = person.within('alertdialog', question)
      await asked.seesText('effacera vos données personnelles sous un mois')
      await asked.sees('button', 'Annuler')
    },
    saving: (person) => card(person).sees('button', 'Enregistrement…'),
  },
  screen: async () => {
    const { DeletionRequest } = await import('../../src/screens/deletion-request.tsx')
    return ({ actor }) => createElement(DeletionRequest, { actor, since: null })
  },
  browser: { as: 'receiver', arrive: atAccount },
})
