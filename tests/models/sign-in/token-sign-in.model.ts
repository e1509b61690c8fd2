import { createElement } from 'react'
import { tokenSignInMachine } from '../../../machines/sign-in/token-sign-in.ts'
import { httpError, commonFailures, rareFailures } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { showing } from '../../model/person.ts'
import { signInLinkToken } from '../../world/people.ts'

export const tokenSignIn = flow(tokenSignInMachine, {
  name: 'token-sign-in',
  input: { token: signInLinkToken },
  samples: {
    failures: { call: [...commonFailures(), httpError(404), ...rareFailures()] },
  },
  gestures: {
    'link.followed': (driver, _, state) =>
      driver.click('button', state.matches('failed') ? 'Réessayer' : 'Ouvrir la session'),
  },
  expects: {
    offered: showing(['heading', 'Lien de connexion'], 'Ce lien ouvre une session, une seule fois.', [
      'button',
      'Ouvrir la session',
    ]),
    following: (person) => person.sees('button', 'Ouverture…'),
    failed: showing('La session n’a pas pu être ouverte', ['button', 'Réessayer']),
    dead: showing('Ce lien n’est plus valable', ['link', 'Se connecter']),
  },
  screen: async () => {
    const { TokenSignIn } = await import('../../../src/screens/sign-in/token-sign-in.tsx')
    return ({ actor }) => createElement(TokenSignIn, { actor, isSignedIn: false })
  },
  browser: {
    reloadDiffers: { dead: 'la réponse au lien prend la place de la question' },
    retryDiffers: 'le lien vaut une fois : qui n’a pas eu la réponse en demande un autre',
    as: 'admin',
    navigate: `/login?token=${signInLinkToken}`,
  },
})
