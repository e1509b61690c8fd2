import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { passwordResetMachine } from '../../../machines/sign-in/password-reset.ts'
import { PasswordReset } from '../../../src/screens/sign-in/password-reset.tsx'
import { personOf } from '../run/person.ts'

test('The first password page of a new account welcomes its owner and does not mention sessions', async () => {
  const actor = createActor(
    passwordResetMachine.provide({
      actors: {
        checkPasswordReset: fromPromise(async (): Promise<{ is_first: boolean }> => ({ is_first: true })),
        resetPassword: fromPromise(async (): Promise<unknown> => undefined),
      },
    }),
    { input: { token: 'a-link' } },
  ).start()
  await waitFor(actor, (state) => state.matches('editing'))
  render(
    <MemoryRouter>
      <PasswordReset actor={actor} />
    </MemoryRouter>,
  )
  const person = personOf()
  await person.sees('heading', 'Bienvenue dans Venaison')
  await person.fill('Mot de passe', 'Sous-bois calme 31')
  await person.fill('Confirmation du mot de passe', 'Sous-bois calme 31')
  await person.click('button', 'Enregistrer le mot de passe')
  await person.seesText('Votre compte est prêt')
  await person.doesNotSeeText(/sessions/)
  await person.sees('link', 'Se connecter')
  expect(actor.getSnapshot().value).toBe('saved')
})
