import { addressStopMachine } from '../../../machines/sign-in/address-stop.ts'
import { httpError, commonFailures } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { showing, without } from '../../model/person.ts'
import { stopLinkToken } from '../../world/people.ts'

const isAnswered = 'la réponse au lien prend la place de la question'

export const addressStop = flow(addressStopMachine, {
  name: 'address-stop',
  input: { token: stopLinkToken },
  samples: {
    failures: { call: [...commonFailures(), httpError(404)] },
  },
  gestures: {
    'link.followed': (driver) => driver.click('button', 'Arrêter le changement'),
  },
  expects: {
    offered: showing(
      ['heading', 'Changement de votre adresse'],
      'votre compte gardera l’adresse qui a reçu ce lien',
      ['button', 'Arrêter le changement'],
      without('alert', /./),
    ),
    following: (person) => person.sees('button', 'Arrêt…'),
    failed: showing('Le changement n’a pas pu être arrêté', ['button', 'Arrêter le changement']),
    followed: showing('Le changement d’adresse est arrêté', ['link', 'Changer de mot de passe']),
    dead: showing('Ce lien n’est plus valable', ['link', 'Se connecter']),
  },
  screen: async () => (await import('../../../src/screens/sign-in/address-stop.tsx')).AddressStop,
  browser: {
    reloadDiffers: isAnswered,
    navigate: (driver) => driver.open(`/login?stop=${stopLinkToken}`),
  },
})
