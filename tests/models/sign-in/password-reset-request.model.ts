import { passwordResetRequestMachine } from '../../../machines/sign-in/password-reset-request.ts'
import { flow } from '../../model/model.ts'
import { disabled, showing } from '../../model/person.ts'

export const passwordResetRequest = flow(passwordResetRequestMachine, {
  name: 'password-reset-request',
  input: { email: '' },
  samples: {
    events: {
      // The mistake in the address is displayed even while waiting.
      'email.typed': ({ value }) => [
        { value: value === 'throttled' ? 'receiver@example.org' : 'giver@example.org' },
      ],
    },
  },
  gestures: {
    'email.typed': (driver, { value }) => driver.fill('Adresse e-mail', value),
    'request.submitted': (driver) => driver.click('button', 'Recevoir un lien'),
    'request.resumed': (driver) => driver.click('button', 'Corriger l’adresse ou demander de nouveau'),
  },
  expects: {
    'editing.fresh': async (person, { context }) => {
      await person.sees('heading', 'Mot de passe oublié')
      await person.seesValue('Adresse e-mail', context.email)
      await person.sees('button', 'Recevoir un lien')
      await person.doesNotSee('alert', /./)
    },
    'editing.incomplete': (person, { context }) =>
      context.errors['email']
        ? person.seesText('Saisissez une adresse e-mail')
        : person.doesNotSeeText('Saisissez une adresse e-mail'),
    'editing.refused': (person, { context }) => person.seesText(Object.values(context.errors)[0]?.[0] ?? ''),
    'editing.failed': async (person, { context }) => {
      await person.seesText('La demande n’a pas abouti')
      await person.seesValue('Adresse e-mail', context.email)
    },
    submitting: (person) => person.sees('button', 'Envoi…'),
    throttled: showing('Trop de demandes', 'Patientez 12 secondes', disabled('button', 'Recevoir un lien')),
    sent: async (person, { context }) => {
      await person.seesText(
        `Si un compte porte l’adresse ${context.email}, un message vient d’y être envoyé.`,
      )
      await person.doesNotSee('button', 'Recevoir un lien')
    },
  },
  screen: async () =>
    (await import('../../../src/screens/sign-in/password-reset-request.tsx')).PasswordResetRequest,
  browser: {
    entryIsLost: 'rien de ce qui sert à se connecter n’est gardé',
    reloadDiffers: 'une adresse que l’on vient de taper n’est pas gardée',
    navigate: (driver) => driver.open('/login?reset='),
  },
})
