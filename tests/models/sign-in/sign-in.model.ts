import { signInMachine } from '../../../machines/sign-in/sign-in.ts'
import { commonFailures, httpError, tooMany } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { password } from '../../world/people.ts'
import { nobody } from '../../../contract/shared/session.ts'

const opens = 'l’espace de la personne se charge ensuite'

export const signIn = flow(signInMachine, {
  name: 'sign-in',
  samples: {
    events: {
      'email.typed': [{ value: 'giver@example.org' }],
      'password.typed': [{ value: password }],
      'ownership.ticked': ({ context }) => [{ isOwn: !(context as { isOwnDevice: boolean }).isOwnDevice }],
    },
    answers: { signIn: [nobody] },
    failures: {
      signIn: [
        ...commonFailures(),
        tooMany(),
        httpError(422, { message: 'Cette connexion est refusée.' }),
        httpError(422, { fields: { email: ['Identifiants inconnus.'] } }),
      ],
    },
  },
  gestures: {
    'email.typed': (driver, { value }) => driver.fill('Adresse e-mail', value),
    'password.typed': (driver, { value }) => driver.fill('Mot de passe', value),
    'ownership.ticked': (driver) => driver.check('C’est mon appareil'),
    'credentials.submitted': (driver) => driver.click('button', 'Se connecter'),
  },
  expects: {
    'editing.fresh': async (person, { context }) => {
      await person.seesChecked('C’est mon appareil', context.isOwnDevice)
      await person.sees('heading', 'Connexion')
      await person.sees('button', 'Se connecter')
      await person.doesNotSee('alert', /./)
    },
    // What was wrong with a field is no longer said once it is changed.
    'editing.incomplete': async (person, { context: { errors } }) => {
      const [email, word] = ['Saisissez une adresse e-mail', 'Saisissez votre mot de passe.']
      await (errors.email ? person.seesText(email) : person.doesNotSeeText(email))
      if (!errors.email) await (errors.password ? person.seesText(word) : person.doesNotSeeText(word))
    },
    'editing.refused': (person, { context }) => person.seesText(Object.values(context.errors)[0]?.[0] ?? ''),
    'editing.failed': (person) => person.seesText('La connexion n’a pas abouti'),
    submitting: (person) => person.sees('button', 'Connexion…'),
    throttled: async (person, { context }) => {
      await person.seesText('Trop d’essais')
      await person.seesText(`Patientez ${context.secondsToWait} s`)
    },
  },
  screen: async () => (await import('../../../src/screens/sign-in/sign-in.tsx')).SignIn,
  browser: {
    entryIsLost: 'rien de ce qui sert à se connecter n’est gardé',
    reloadDiffers: { submitting: opens, opened: opens },
    navigate: (driver) => driver.open('/login'),
  },
})
