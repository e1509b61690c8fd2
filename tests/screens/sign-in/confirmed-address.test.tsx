import { test } from 'vitest'
import { addressConfirmationMachine } from '../../../machines/sign-in/address-confirmation.ts'
import { AddressConfirmation } from '../../../src/screens/sign-in/address-confirmation.tsx'
import { renderScreen } from '../interactions/render-screen.tsx'
import { personOf } from '../run/person.ts'

test.each([
  [false, 'Connectez-vous pour continuer.', 'Se connecter'],
  [true, 'Vous pouvez continuer.', 'Continuer'],
])('A link that has served leads on whoever is signed in or not: %s', async (isSignedIn, said, link) => {
  const end = renderScreen(addressConfirmationMachine, { token: 'served' }, (actor) => (
    <AddressConfirmation actor={actor} isSignedIn={isSignedIn} />
  ))
  await end('checkAddressLink', { output: { is_confirmed: true } })
  await personOf().seesText('Votre adresse est déjà confirmée')
  await personOf().seesText(said)
  await personOf().sees('link', link)
})
