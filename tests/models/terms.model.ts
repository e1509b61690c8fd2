import { createElement } from 'react'
import { termsMachine } from '../../machines/terms.ts'
import { flow } from '../model.ts'
import type { Person } from '../person.ts'

const box = 'J’ai lu et j’accepte les conditions d’utilisation'

const seesBox = async (person: Person, ticked: boolean) => {
  await person.sees('heading', 'Conditions d’utilisation')
  await person.seesChecked(box, ticked)
}

export const terms = flow(termsMachine, {
  name: 'terms',
  samples: {
    events: {},
    answers: { acceptTerms: [undefined] },
  },
  gestures: {
    'terms.ticked': (hand) => hand.check(box),
    'terms.unticked': (hand) => hand.check(box),
    'terms.submitted': (hand) => hand.click('button', 'Continuer'),
  },
  sees: {
    reading: async (person) => {
      await seesBox(person, false)
      await person.seesText('Version du 01/09/2024')
      await person.seesDisabled('button', 'Continuer')
    },
    ticked: async (person) => {
      await seesBox(person, true)
      await person.sees('button', 'Continuer')
      await person.doesNotSee('alert', /./)
    },
    accepting: async (person) => {
      await person.sees('button', 'Enregistrement…')
      await person.seesDisabled('checkbox', box)
    },
    failed: async (person) => {
      await seesBox(person, true)
      await person.seesText('Votre accord n’a pas pu être enregistré.')
      await person.sees('button', 'Continuer')
    },
    accepted: null,
  },
  screen: async () => {
    const { Terms } = await import('../../src/screens/terms.tsx')
    return ({ actor }) => createElement(Terms, { actor, isGiver: false })
  },
  browser: {
    as: 'terms',
    arrive: (arrival) => arrival.open('/'),
  },
})
