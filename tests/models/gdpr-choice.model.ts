import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { RECEIVER } from '../../contract/users.ts'
import { gdprChoiceMachine } from '../../machines/gdpr-choice.ts'
import { flow } from '../model.ts'
import type { Person } from '../person.ts'
import { atAccount } from './account-page.ts'

type State = SnapshotFrom<typeof gdprChoiceMachine>
const question = 'Refuser l’utilisation de vos données ?'
const card = (person: Person) => person.within('region', 'Utilisation de mes données')
const offers = { accepted: 'Accepter', refused: 'Refuser' } as const
const other = ({ context }: Pick<State, 'context'>) =>
  context.value === 'accepted' ? 'refused' : ('accepted' as const)

const seesChoice = async (person: Person, state: State) => {
  await card(person).seesText(state.context.value === 'accepted' ? 'Acceptée' : 'Refusée')
  await card(person).sees('button', offers[other(state)])
  await card(person).seesText('vous n’êtes plus montré aux responsables de territoire')
}

export const gdprChoice = flow(gdprChoiceMachine, {
  name: 'gdpr-choice',
  input: { value: 'accepted' },
  samples: {
    events: { 'choice.made': [] },
    answers: { act: [undefined], confirmation: [{ confirmed: true }, { confirmed: false }] },
    others: { 'choice.made': (state) => [{ value: other(state as State) }] },
  },
  gestures: {
    'choice.made': (hand, { value }) =>
      card(hand).click('button', value === 'refused' ? 'Refuser' : 'Accepter'),
  },
  endings: {
    'xstate.done.actor.confirmation': (hand, { output }) =>
      hand
        .within('alertdialog', question)
        .click('button', (output as { confirmed: boolean }).confirmed ? 'Refuser' : 'Annuler'),
  },
  sees: {
    'open.fresh': seesChoice,
    'open.saved': seesChoice,
    'open.refused': async (person, state) => {
      await seesChoice(person, state)
      await card(person).seesText(state.context.reason)
    },
    'open.failed': async (person, state) => {
      await seesChoice(person, state)
      await card(person).seesText('Votre choix n’a pas été enregistré.')
    },
    confirming: async (person) => {
      const asked = person.within('alertdialog', question)
      await asked.seesText('plus aucun chasseur ne vous trouve')
      await asked.sees('button', 'Annuler')
    },
    saving: (person) => card(person).sees('button', 'Enregistrement…'),
  },
  screen: async () => {
    const { GdprChoice } = await import('../../src/screens/gdpr-choice.tsx')
    return ({ actor }) => createElement(GdprChoice, { actor, roleCode: RECEIVER })
  },
  browser: { as: 'receiver', arrive: atAccount },
})
