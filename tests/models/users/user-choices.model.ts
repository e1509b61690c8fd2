import { createElement } from 'react'
import { userChoicesMachine } from '../../../machines/users/user-choices.ts'
import { flow } from '../../model/model.ts'
import { clicking } from '../../model/navigation.ts'
import { showing } from '../../model/person.ts'
import { atUsers, choices } from '../pages/users.ts'

export const userChoices = flow(userChoicesMachine, {
  name: 'user-choices',
  inputs: [{ withFederations: true }, { withFederations: false }],
  samples: {
    answers: { listRoles: [choices.roles], listFederations: [choices.federations] },
  },
  gestures: {
    'choices.retried': (driver) => driver.click('button', 'Réessayer'),
    'choices.renounced': (driver) => driver.click('button', 'Fermer'),
  },
  expects: {
    'loading.roles': (person) => person.seesText('Lecture des rôles et des fédérations…'),
    'loading.federations': (person) => person.seesText('Lecture des rôles et des fédérations…'),
    unavailable: showing('Les rôles et les fédérations n’ont pas pu être lus. Vérifiez votre réseau', [
      'button',
      'Réessayer',
    ]),
  },
  screen: async () => {
    const { UserChoices } = await import('../../../src/screens/users/user-choices.tsx')
    return ({ actor }) => createElement(UserChoices, { actor, title: 'Ajouter un utilisateur' })
  },
  browser: { as: 'admin', navigate: clicking('Ajouter un utilisateur', atUsers) },
})
