import { createElement } from 'react'
import { userChoicesMachine } from '../../../machines/users/user-choices.ts'
import { flow } from '../../model/model.ts'
import { atUsers, choices } from './users-space.ts'

export const userChoices = flow(userChoicesMachine, {
  name: 'user-choices',
  inputs: [{ withFederations: true }, { withFederations: false }],
  samples: {
    events: {},
    answers: { listRoles: [choices.roles], listFederations: [choices.federations] },
  },
  gestures: {
    'choices.retried': (hand) => hand.click('button', 'Réessayer'),
    'choices.renounced': (hand) => hand.click('button', 'Fermer'),
  },
  sees: {
    'loading.roles': (person) => person.seesText('Lecture des rôles et des fédérations…'),
    'loading.federations': (person) => person.seesText('Lecture des rôles et des fédérations…'),
    unavailable: async (person) => {
      await person.seesText('Les rôles et les fédérations n’ont pas pu être lus. Vérifiez votre réseau')
      await person.sees('button', 'Réessayer')
    },
    read: null,
    renounced: null,
  },
  screen: async () => {
    const { UserChoices } = await import('../../../src/screens/users/user-choices.tsx')
    return ({ actor }) => createElement(UserChoices, { actor, title: 'Ajouter un utilisateur' })
  },
  browser: {
    as: 'admin',
    arrive: async (arrival) => {
      await atUsers(arrival)
      await arrival.hold()
      await arrival.click('button', 'Ajouter un utilisateur')
    },
  },
})
