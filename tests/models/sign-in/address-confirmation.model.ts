import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { addressConfirmationMachine } from '../../../machines/sign-in/address-confirmation.ts'
import { httpError, commonFailures } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { confirmLinkToken } from '../../world/people.ts'

const isAnswered = 'la réponse au lien prend la place de la question'

export const addressConfirmation = flow(addressConfirmationMachine, {
  name: 'address-confirmation',
  input: { token: confirmLinkToken },
  samples: {
    events: {},
    answers: { checkAddressLink: [{ is_confirmed: false }, { is_confirmed: true }] },
    failures: { confirmAddress: [...commonFailures(), httpError(404)] },
  },
  gestures: {
    'link.followed': (driver) => driver.click('button', 'Confirmer mon adresse'),
  },
  expects: {
    checking: (person) => person.seesText('Lecture du lien…'),
    confirmed: async (person) => {
      await person.seesText('Votre adresse est déjà confirmée')
      await person.sees('link', 'Se connecter')
      await person.doesNotSee('button', 'Confirmer mon adresse')
    },
    offered: async (person) => {
      await person.sees('heading', 'Confirmation de votre adresse')
      await person.sees('button', 'Confirmer mon adresse')
      await person.doesNotSee('alert', /./)
    },
    following: (person) => person.sees('button', 'Confirmation…'),
    failed: async (person) => {
      await person.seesText('La confirmation n’a pas abouti')
      await person.sees('button', 'Confirmer mon adresse')
    },
    followed: async (person) => {
      await person.seesText('Votre adresse e-mail est confirmée')
      await person.sees('link', 'Se connecter')
    },
    dead: async (person) => {
      await person.seesText('Ce lien n’est plus valable')
      await person.sees('link', 'Se connecter')
    },
  },
  screen: async () => {
    const { AddressConfirmation } = await import('../../../src/screens/sign-in/address-confirmation.tsx')
    return ({ actor }) =>
      createElement(MemoryRouter, null, createElement(AddressConfirmation, { actor, isSignedIn: false }))
  },
  browser: {
    reloadDiffers: isAnswered,
    navigate: async (driver) => {
      await driver.interceptCalls()
      await driver.open(`/login?confirm=${confirmLinkToken}`)
    },
  },
})
