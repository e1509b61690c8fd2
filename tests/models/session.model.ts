import { createElement } from 'react'
import { createActor } from 'xstate'
import { type Boot, nobody } from '../../contract/shared/session.ts'
import type { User } from '../../contract/shared/users.ts'
import { connectivityMachine } from '../../machines/shell/connectivity.ts'
import { errorModalMachine } from '../../machines/shell/error-modal.ts'
import { sessionMachine } from '../../machines/session.ts'
import { aborted } from '../../contract/problem.ts'
import { httpError, networkError } from '../model/failures.ts'
import { flow, type Driver, fromOutside } from '../model/model.ts'
import { showing, disabled, without } from '../model/person.ts'
import { giverBoot, receiverBoot } from '../world/boot-values.ts'
import { bootOf, duties } from './pages/second-factor.ts'
import { assist, assistance } from './pages/assistance.ts'
import { banned, giver, password, unverified, waiting } from '../world/people.ts'

const signsIn = async (driver: Driver, boot: Boot) => {
  await driver.fill('Adresse e-mail', boot.user?.email ?? '')
  await driver.fill('Mot de passe', password)
  await driver.click('button', 'Se connecter')
  await driver.answer('signIn', boot)
}

const sendsAgreement = async (driver: Driver) => {
  await driver.check('J’ai lu et j’accepte les conditions d’utilisation')
  await driver.click('button', 'Continuer')
}

/** The event of the current gate's page once it lets the person through. */
const letIn = (user: User): User => {
  if (!user.is_verified) return { ...user, is_verified: true }
  if (!user.is_tos_accepted) return { ...user, is_tos_accepted: true }
  return user.giver ? { ...user, giver: { ...user.giver, validation_type: 'manual' } } : user
}

/** An assisted session of giver@. */
const assisted = { ...giverBoot(giver), assistance }

export const session = flow(sessionMachine, {
  name: 'session',
  inputs: [nobody, assisted],
  samples: {
    events: {
      'account.registered': [{ boot: receiverBoot('terms@example.org') }],
      'account.changed': ({ context: { user } }) => (user ? [{ user: letIn(user) }] : []),
      'secondFactor.given': [{ boot: bootOf('given') }],
      'signOut.requested': [{ unsent: 0 }, { unsent: 1 }],
      'session.expired': [{ unsent: 0 }, { unsent: 1 }],
      'secondFactor.changed': ({ context }) => (context.second_factor ? [{ duty: duties.given }] : []),
    },
    answers: {
      signInFlow: [
        receiverBoot('terms@example.org'),
        receiverBoot(unverified.email),
        giverBoot(waiting),
        giverBoot(banned),
        receiverBoot('receiver@example.org'),
        bootOf('askedForCode'),
        bootOf('owed'),
      ],
    },
    failures: { signOut: [httpError(500), networkError(), httpError(419), aborted()] },
  },
  gestures: {
    // Emitted by the registration; the tests of its pages cover what follows.
    'account.registered': fromOutside,
    // Any call answered with 401 sends it.
    'session.expired': async (driver, event, { context }) => {
      if (driver.sendEvent) return driver.sendEvent(event)
      if (context.assistance) {
        await driver.click('button', 'Menu')
        await driver.within('group', 'Menu').click('link', 'Mon compte')
        return driver.fail('readSession', httpError(401))
      }
      await sendsAgreement(driver)
      await driver.fail('acceptTerms', httpError(401))
    },
    'assistance.left': (driver) => driver.click('button', 'Continuer'),
    // Sent by the page of a gate, or by « Mon compte », which other flows cover.
    'account.changed': async (driver, event) => {
      if (driver.sendEvent) return driver.sendEvent(event)
      await sendsAgreement(driver)
      await driver.answer('acceptTerms')
      await driver.answer('readSession', { user: event.user })
    },
    // Sent by the second-factor pages.
    'secondFactor.given': fromOutside,
    'secondFactor.changed': fromOutside,
    // A separate test covers unfinished entries on the device.
    'signOut.requested': async (driver, event) => {
      if (event.unsent > 0) return driver.sendEvent?.(event)
      await driver.click('button', 'Menu')
      await driver.within('group', 'Menu').click('button', 'Se déconnecter')
    },
    'question.confirmed': (driver) => driver.click('button', 'Se déconnecter'),
    'question.cancelled': (driver) => driver.click('button', 'Rester connecté'),
  },
  endings: {
    'xstate.done.actor.signInFlow': (driver, { output }) => signsIn(driver, output as Boot),
  },
  expects: {
    'signedOut.fresh': async (person) => {
      await person.sees('heading', 'Connexion')
      await person.doesNotSeeText('Votre session a expiré')
      await person.doesNotSeeText('Vous êtes déconnecté')
    },
    'signedOut.expired': async (person) => {
      await person.sees('heading', 'Connexion')
      await person.seesText('Votre session a expiré')
      await person.seesText('Ce qui n’était pas enregistré est à saisir de nouveau')
      await person.doesNotSeeText('compte rendu')
      await person.doesNotSee('alertdialog', 'Erreur')
    },
    'signedOut.expiredBegun': showing(
      'Votre session a expiré',
      'Votre compte rendu commencé est gardé sur cet appareil',
    ),
    'signedOut.left': showing(['heading', 'Connexion'], 'Vous êtes déconnecté.'),
    'signedIn.asked': showing(['heading', 'Double vérification'], ['textbox', 'Code de votre application']),
    'signedIn.owed': (person) => person.sees('heading', 'Activez la double vérification'),
    'signedIn.unverified': showing(['heading', 'Confirmez votre adresse e-mail'], unverified.email),
    'signedIn.unaccepted': showing(['heading', 'Conditions d’utilisation'], disabled('button', 'Continuer')),
    'signedIn.held': (person, { context }) =>
      person.sees(
        'heading',
        context.user?.giver?.validation_type === 'ban'
          ? 'Votre inscription a été refusée'
          : 'Votre compte est en attente de validation',
      ),
    'signedIn.admitted': (person, { context }) =>
      person.sees(
        'heading',
        context.second_factor
          ? 'À faire'
          : `Mon espace ${context.user?.giver ? 'responsable de territoire' : 'particulier'}`,
      ),
    warned: async (person) => {
      const question = person.within('alertdialog', 'Se déconnecter et effacer la saisie ?')
      await question.seesText('Vous avez un compte rendu commencé sur cet appareil')
    },
    assistanceOver: showing(['heading', 'Session assistée terminée'], without('region', 'Session assistée')),
    signingOut: showing(['heading', 'Votre compte'], 'Déconnexion…'),
  },
  screen: async () => {
    const { overload } = await import('../../src/actors/overload.ts')
    const { App } = await import('../../src/app.tsx')
    // Loads lazy parts in advance.
    await Promise.all([
      import('../../src/routes/pages.tsx'),
      import('../../src/spaces/receiver-space.tsx'),
      import('../../src/spaces/second-factor-space.tsx'),
      import('../../src/spaces/address-gate-space.tsx'),
      import('../../src/spaces/terms-space.tsx'),
      import('../../src/spaces/giver-waiting-space.tsx'),
      import('../../src/screens/sign-in/sign-out-question.tsx'),
    ])
    const errorModal = createActor(errorModalMachine).start()
    const connectivity = createActor(connectivityMachine).start()
    return ({ actor }) => createElement(App, { session: actor, errorModal, connectivity, overload })
  },
  browser: {
    navigate: (driver, path) => (path.input === assisted ? assist(driver) : driver.open('/login')),
    extraCalls: ['acceptTerms', 'readSession'],
    reloadDiffers: { 'signedOut.expired': 'le test a dit finie une session que le serveur connaît encore' },
    retryDiffers:
      'qui s’est déconnecté sans l’apprendre est mené à la connexion dès que la page relit quelque chose',
    // Following links, registering and being validated are covered by browser scenarios.
    unreachable: ({ type, output, unsent }, before) =>
      // The reminder of a giver's home comes back with it, and stands before it.
      (type === 'xstate.error.actor.signOut' && before.context.assistance !== null) ||
      Number(unsent) > 0 ||
      Boolean((output as Partial<Boot> | undefined)?.second_factor) ||
      (type === 'account.changed' && !before.matches({ signedIn: 'unaccepted' })),
  },
})
