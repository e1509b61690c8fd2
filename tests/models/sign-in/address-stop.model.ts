import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { addressStopMachine } from '../../../machines/sign-in/address-stop.ts'
import { httpError, commonFailures } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { stopLinkToken } from '../../world/people.ts'

const isAnswered = 'la réponse au lien prend la place de la question'

export const addressStop = flow(addressStopMachine, {
  name: 'address-stop',
  input: { token: stopLinkToken },
  samples: {
    events: {},
    failures: { call: [...commonFailures(), httpError(404)] },
  },
  gestures: {
    'link.followed': (driver) => driver.click('button', 'Arrêter le changement'),
  },
  expects: {
    offered: async (person) => {
      await person.sees('heading', 'Changement de votre adresse')
      await person.seesText('votre compte gardera l’adresse qui a reçu ce lien')
      await person.sees('button', 'Arrêter le changement')
      await person.doesNotSee('alert', /./)
    },
    following: (person) => person.sees('button', 'Arrêt…'),
    failed: async (person) => {
      await person.seesText('Le changement n’a pas pu être arrêté')
      await person.sees('button', 'Arrêter le changement')
    },
    followed: async (person) => {
      await person.seesText('Le changement d’adresse est arrêté')
      await person.sees('link', 'Changer de mot de passe')
    },
    dead: async (person) => {
      await person.seesText('Ce lien n’est plus valable')
      await person.sees('link', 'Se connecter')
    },
  },
  screen: async () => {
    const { AddressStop } = await import('../../../src/screens/sign-in/address-stop.tsx')
    return ({ actor }) => createElement(MemoryRouter, null, createElement(AddressStop, { actor }))
  },
  browser: {
    reloadDiffers: isAnswered,
    navigate: (driver) => driver.open(`/login?stop=${stopLinkToken}`),
  },
})
