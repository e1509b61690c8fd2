import { secondFactorSetupMachine } from '../../../machines/shared/second-factor-setup.ts'
import type { WithRecoveryCodes } from '../../../contract/shared/second-factor/second-factor.ts'
import { flow, type Driver } from '../../model/model.ts'
import { clicking } from '../../model/navigation.ts'
import {
  allFactors,
  another,
  atFactors,
  first,
  ignorant,
  knowing,
  noFactors,
  owedFactors,
  options,
  response,
  deviceAnswers,
  tieApplication,
} from '../pages/second-factor.ts'

const added = [null, first, another]

/** Adds a passkey, or cancels. */
async function addPasskey(driver: Driver, answer: WithRecoveryCodes | null) {
  if (!answer) return driver.click('button', 'Retour')
  await driver.click('button', 'Créer la clé d’accès')
  await driver.answer('beginPasskey', options)
  await deviceAnswers(driver, 'createPasskey', response)
  await driver.answer('addPasskey', answer)
}

async function addApplication(driver: Driver, answer: WithRecoveryCodes | null) {
  if (answer) return tieApplication(driver, answer)
  await driver.stubAnswer('beginTotp', { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/a' })
  await driver.click('button', 'Retour')
}

export const secondFactorSetup = flow(secondFactorSetupMachine, {
  name: 'second-factor-setup',
  inputs: [
    { device: knowing, factors: noFactors, isRequired: false },
    { device: knowing, factors: null, isRequired: true },
  ],
  samples: {
    answers: { passkeyAddition: added, applicationAddition: added },
    others: {
      'xstate.done.actor.readSecondFactors': ({ context: { isRequired } }) =>
        isRequired ? [{ output: owedFactors }, { output: allFactors }] : [{ output: noFactors }],
    },
  },
  machineOnly: {
    inputs: [
      { device: ignorant, factors: allFactors, isRequired: true },
      { device: ignorant, factors: null, isRequired: true },
    ],
  },
  gestures: {
    'setup.retried': (driver) => driver.click('button', 'Réessayer'),
    'passkey.chosen': (driver) => driver.click('button', 'Utiliser une clé d’accès'),
    'application.chosen': (driver) => driver.click('button', 'Utiliser une application'),
    'setup.closed': (driver) => driver.click('button', 'Plus tard'),
  },
  endings: {
    'xstate.done.actor.readSecondFactors': (driver, { output }) =>
      driver.stubAnswer('readSecondFactors', output),
    'xstate.done.actor.passkeyAddition': (driver, { output }) =>
      addPasskey(driver, output as WithRecoveryCodes | null),
    'xstate.done.actor.applicationAddition': (driver, { output }) =>
      addApplication(driver, output as WithRecoveryCodes | null),
    'xstate.done.actor.recoveryCodes': (driver) => driver.click('button', 'Je les ai notés'),
  },
  expects: {
    reading: (person) => person.seesText('Lecture de votre compte…'),
    unread: (person) =>
      person.seesText(
        'La double vérification de votre compte n’a pas pu être lue. Vérifiez votre réseau, puis réessayez.',
      ),
    choosing: async (person, { context }) => {
      await person.sees('button', 'Utiliser une clé d’accès')
      await person.sees('button', 'Utiliser une application')
      await (context.isRequired
        ? person.doesNotSee('button', 'Plus tard')
        : person.sees('button', 'Plus tard'))
    },
    addingPasskey: (person) => person.sees('button', 'Créer la clé d’accès'),
    addingApplication: (person) => person.seesText('Préparation de la clé…'),
    noting: (person) => person.sees('list', 'Codes de secours'),
  },
  screen: async () => (await import('../../../src/screens/shared/second-factor-setup.tsx')).SecondFactorSetup,
  browser: {
    as: 'admin',
    extraCalls: ['beginTotp', 'confirmTotp'],
    navigate: clicking('Activer la double vérification', (driver) => atFactors(driver, noFactors)),
    reloadDiffers: 'la fenêtre de mise en place se referme',
    retryDiffers: 'le serveur ne sait rien de la clé, que le test a feinte',
    // The page has no authenticator, and a session of the world owes nothing.
    unreachable: ({ type, output }, { context }) =>
      context.isRequired || (type === 'xstate.done.actor.passkeyAddition' && output !== null),
  },
})
