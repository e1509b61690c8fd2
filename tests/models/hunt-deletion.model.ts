import { createElement } from 'react'
import { huntDeletionMachine } from '../../machines/hunt-deletion.ts'
import { flow } from '../model.ts'
import type { Person } from '../person.ts'
import { atHome, called, planned } from './giver-space.ts'

const question = 'Êtes-vous sûrs ?'
const seesQuestion = async (person: Person) => {
  const asked = person.within('alertdialog', question)
  await asked.seesText(`L${called(planned).slice(1)} sera supprimée, avec ses contacts.`)
  await asked.sees('button', 'Annuler')
}

export const huntDeletion = flow(huntDeletionMachine, {
  name: 'hunt-deletion',
  input: { hunt: planned },
  samples: {
    events: {},
    answers: {
      deleteHunt: [undefined],
      confirmation: [{ confirmed: true }, { confirmed: false }],
    },
  },
  gestures: {
    'deletion.retried': (hand) => hand.click('button', 'Réessayer'),
    'deletion.closed': (hand, _, state) =>
      hand.click('button', state.matches('refused') ? 'Fermer' : 'Annuler'),
  },
  endings: {
    'xstate.done.actor.confirmation': (hand, { output }) =>
      hand
        .within('alertdialog', question)
        .click('button', (output as { confirmed: boolean }).confirmed ? 'Supprimer' : 'Annuler'),
  },
  sees: {
    confirming: async (person) => {
      await seesQuestion(person)
      await person.within('alertdialog', question).sees('button', 'Supprimer')
    },
    deleting: async (person) => {
      await person.sees('button', 'Suppression…')
      await person.seesDisabled('button', 'Annuler')
    },
    failed: async (person) => {
      await seesQuestion(person)
      await person.seesText('La suppression n’a pas abouti. Vérifiez votre réseau, puis réessayez.')
      await person.sees('button', 'Réessayer')
    },
    refused: (person) => person.seesText('Cette chasse a déjà eu lieu : elle ne peut plus être supprimée.'),
    deleted: null,
    outdated: null,
    abandoned: null,
  },
  screen: async () => {
    const { HuntDeletion } = await import('../../src/screens/hunt-deletion.tsx')
    return ({ actor }) => createElement(HuntDeletion, { actor })
  },
  browser: {
    as: 'giver',
    arrive: async (arrival) => {
      await atHome(arrival)
      await arrival.hold()
      await arrival.click('button', `Supprimer ${called(planned)}`)
    },
  },
})
