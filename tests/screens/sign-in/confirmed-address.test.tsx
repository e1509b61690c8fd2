import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { test } from 'vitest'
import { createActor } from 'xstate'
import { addressConfirmationMachine } from '../../../machines/sign-in/address-confirmation.ts'
import { AddressConfirmation } from '../../../src/screens/sign-in/address-confirmation.tsx'
import { controlActors } from '../../model/controlled-actors.ts'
import { personOf } from '../run/person.ts'

test.each([
  [false, 'Connectez-vous pour continuer.', 'Se connecter'],
  [true, 'Vous pouvez continuer.', 'Continuer'],
])('A link that has served leads on whoever is signed in or not: %s', async (isSignedIn, said, link) => {
  const { machine, settle } = controlActors(addressConfirmationMachine, 'real')
  const actor = createActor(machine, { input: { token: 'served' } }).start()
  render(
    <MemoryRouter>
      <AddressConfirmation actor={actor} isSignedIn={isSignedIn} />
    </MemoryRouter>,
  )
  await settle('checkAddressLink', { output: { is_confirmed: true } })
  await personOf().seesText('Votre adresse est déjà confirmée')
  await personOf().seesText(said)
  await personOf().sees('link', link)
  cleanup()
})
