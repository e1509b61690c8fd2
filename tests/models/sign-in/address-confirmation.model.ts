import { createElement } from 'react'
import { addressConfirmationMachine } from '../../../machines/sign-in/address-confirmation.ts'
import { httpError, commonFailures } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { held } from '../../model/navigation.ts'
import { showing, without } from '../../model/person.ts'
import { confirmLinkToken } from '../../world/people.ts'

const isAnswered = 'la réponse au lien prend la place de la question'

export const addressConfirmation = flow(addressConfirmationMachine, {
  name: 'address-confirmation',
  input: { token: confirmLinkToken },
  samples: {
    answers: { checkAddressLink: [{ is_confirmed: false }, { is_confirmed: true }] },
    failures: { confirmAddress: [...commonFailures(), httpError(404)] },
  },
  gestures: {
    'link.followed': (driver) => driver.click('button', 'Confirmer mon adresse'),
  },
  expects: {
    checking: (person) => person.seesText('Lecture du lien…'),
    confirmed: showing(
      'Votre adresse est déjà confirmée',
      ['link', 'Se connecter'],
      without('button', 'Confirmer mon adresse'),
    ),
    offered: showing(
      ['heading', 'Confirmation de votre adresse'],
      ['button', 'Confirmer mon adresse'],
      without('alert', /./),
    ),
    following: (person) => person.sees('button', 'Confirmation…'),
    failed: showing('La confirmation n’a pas abouti', ['button', 'Confirmer mon adresse']),
    followed: showing('Votre adresse e-mail est confirmée', ['link', 'Se connecter']),
    dead: showing('Ce lien n’est plus valable', ['link', 'Se connecter']),
  },
  screen: async () => {
    const { AddressConfirmation } = await import('../../../src/screens/sign-in/address-confirmation.tsx')
    return ({ actor }) => createElement(AddressConfirmation, { actor, isSignedIn: false })
  },
  browser: {
    reloadDiffers: isAnswered,
    navigate: held((driver) => driver.open(`/login?confirm=${confirmLinkToken}`)),
  },
})
