import { test } from 'vitest'
import { passwordResetMachine } from '../../../machines/sign-in/password-reset.ts'
import { PasswordReset } from '../../../src/screens/sign-in/password-reset.tsx'
import { renderScreen } from '../interactions/render-screen.tsx'
import { personOf } from '../run/person.ts'

test('The first password page of a new account welcomes its owner and does not mention sessions', async () => {
  const end = renderScreen(passwordResetMachine, { token: 'a-link' }, (actor) => (
    <PasswordReset actor={actor} />
  ))
  await end('checkPasswordReset', { output: { is_first: true } })
  const person = personOf()
  await person.sees('heading', 'Bienvenue dans Venaison')
  await person.fill('Mot de passe', 'Sous-bois calme 31')
  await person.fill('Confirmation du mot de passe', 'Sous-bois calme 31')
  await person.click('button', 'Enregistrer le mot de passe')
  await end('resetPassword', { output: undefined })
  await person.seesText('Votre compte est prêt')
  await person.doesNotSeeText(/sessions/)
  await person.sees('link', 'Se connecter')
})
