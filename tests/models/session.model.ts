import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { createActor } from 'xstate'
import { type Boot, nobody } from '../../contract/session.ts'
import { connectivityMachine } from '../../machines/connectivity.ts'
import { errorModalMachine } from '../../machines/error-modal.ts'
import { sessionMachine } from '../../machines/session.ts'
import { answered, cut } from '../failures.ts'
import { flow, type Hand } from '../model.ts'
import { giverBoot, receiverBoot } from '../world/boots.ts'
import { banned, password, waiting } from '../world/people.ts'

const signsIn = async (hand: Hand, boot: Boot) => {
  await hand.fill('Adresse e-mail', boot.user?.email ?? '')
  await hand.fill('Mot de passe', password)
  await hand.click('button', 'Se connecter')
  await hand.answer('signIn', boot)
}

const sendsAgreement = async (hand: Hand) => {
  await hand.check('J’ai lu et j’accepte les conditions d’utilisation')
  await hand.click('button', 'Continuer')
}

export const session = flow(sessionMachine, {
  name: 'session',
  input: nobody,
  samples: {
    events: {},
    answers: {
      signOut: [undefined],
      signInFlow: [
        receiverBoot('terms@example.org'),
        giverBoot(waiting),
        giverBoot(banned),
        receiverBoot('receiver@example.org'),
      ],
    },
    failures: {
      readSession: [answered(500), cut(), answered(401)],
      signOut: [answered(500), cut(), answered(419)],
    },
    others: {
      // The server's answer depends on who asks: by then they have accepted the terms.
      'xstate.done.actor.readSession': ({ context }) => [
        { output: { user: { ...(context as Boot).user, is_tos_accepted: true } } },
      ],
    },
  },
  gestures: {
    // Any call that is answered 401 tells it.
    'session.expired': async (hand, event) => {
      if (hand.happens) return hand.happens(event)
      await sendsAgreement(hand)
      await hand.fail('acceptTerms', answered(401))
    },
    'signOut.requested': async (hand) => {
      await hand.click('button', 'Menu')
      await hand.within('group', 'Menu').click('button', 'Se déconnecter')
    },
    'account.checked': (hand, _, state) =>
      hand.click(
        'button',
        state.matches({ signedIn: 'unchecked' }) ? 'Réessayer' : 'Vérifier si mon compte est validé',
      ),
  },
  endings: {
    'xstate.done.actor.signInFlow': (hand, { output }) => signsIn(hand, output as Boot),
    'xstate.done.actor.termsFlow': async (hand) => {
      await sendsAgreement(hand)
      await hand.answer('acceptTerms')
    },
  },
  sees: {
    deciding: null,
    'signedOut.fresh': async (person) => {
      await person.sees('heading', 'Connexion')
      await person.doesNotSeeText('Votre session a expiré')
      await person.doesNotSeeText('Vous êtes déconnecté')
    },
    'signedOut.expired': async (person) => {
      await person.sees('heading', 'Connexion')
      await person.seesText('Votre session a expiré')
      await person.doesNotSee('alertdialog', 'Erreur')
    },
    'signedOut.left': async (person) => {
      await person.sees('heading', 'Connexion')
      await person.seesText('Vous êtes déconnecté.')
    },
    'signedIn.unaccepted': async (person) => {
      await person.sees('heading', 'Conditions d’utilisation')
      await person.seesDisabled('button', 'Continuer')
    },
    'signedIn.held': (person, { context }) =>
      person.sees(
        'heading',
        context.user?.giver?.validation_type === 'ban'
          ? 'Votre inscription a été refusée'
          : 'Votre compte est en attente de validation',
      ),
    'signedIn.checking': (person) => person.seesText('Lecture de votre compte…'),
    'signedIn.unchecked': async (person) => {
      await person.seesText('Votre compte n’a pas pu être relu.')
      await person.sees('button', 'Réessayer')
    },
    'signedIn.admitted': (person) => person.sees('heading', 'Mon espace particulier'),
    signingOut: async (person) => {
      await person.sees('heading', 'Votre compte')
      await person.seesText('Déconnexion…')
    },
  },
  screen: async () => {
    const { App } = await import('../../src/app.tsx')
    const errorModal = createActor(errorModalMachine).start()
    const connectivity = createActor(connectivityMachine).start()
    return ({ actor }) =>
      createElement(MemoryRouter, null, createElement(App, { session: actor, errorModal, connectivity }))
  },
  browser: {
    arrive: (arrival) => arrival.open('/login'),
    calls: ['acceptTerms'],
  },
})
