import { createElement } from 'react'
import { statusOf } from '../../../contract/problem.ts'
import { secondFactorProofMachine } from '../../../machines/sign-in/second-factor-proof.ts'
import { commonFailures, httpError, tooMany } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { askPageAround } from '../../model/page-around.ts'
import { showing, without, disabled } from '../../model/person.ts'
import { unverified } from '../../world/people.ts'
import { receiverBoot } from '../../world/boot-values.ts'
import {
  bootOf,
  deviceAnswers,
  deviceRefuses,
  ignorant,
  knowing,
  options,
  response,
  signInOwing,
} from '../pages/second-factor.ts'

/** A person who must confirm their address next, so that no call follows. */
const proved = { ...bootOf('given'), user: { ...bootOf('given').user!, is_verified: false } }
const fields = { application: 'Code de votre application', recovery: 'Code de secours' }
const offers = showing(
  ['heading', 'Double vérification'],
  ['button', 'Utiliser ma clé d’accès'],
  ['button', 'Saisir un code de mon application'],
  ['button', 'Se déconnecter'],
)

export const secondFactorProof = flow(secondFactorProofMachine, {
  name: 'second-factor-proof',
  inputs: [
    { methods: ['passkey', 'code'], device: knowing },
    { methods: ['code'], device: ignorant },
  ],
  samples: {
    events: {
      // The page of one kind offers the other.
      'code.chosen': (state) =>
        ([{ kind: 'application' }, { kind: 'recovery' }] as const).filter(
          ({ kind }) => state.matches('offering') || kind !== state.context.kind,
        ),
      'code.typed': [{ value: '123456' }],
    },
    answers: {
      beginPasskeyProof: [options],
      usePasskey: [response],
      provePasskey: [proved],
      proveCode: [proved],
    },
    failures: {
      beginPasskeyProof: [...commonFailures(), httpError(409)],
      provePasskey: [...commonFailures(), httpError(409)],
      proveCode: [
        ...commonFailures(),
        httpError(422, { fields: { code: ['Ce code n’est pas le bon.'] } }),
        tooMany(),
        httpError(409),
      ],
      usePasskey: [new Error('NotAllowedError')],
    },
  },
  machineOnly: { inputs: [{ methods: ['passkey'], device: knowing }] },
  gestures: {
    'passkey.chosen': (driver) => driver.click('button', 'Utiliser ma clé d’accès'),
    'device.abandoned': (driver) => driver.click('button', 'Annuler'),
    'code.chosen': (driver, { kind }) =>
      driver.click(
        'button',
        kind === 'recovery' ? 'Utiliser un code de secours' : 'Saisir un code de mon application',
      ),
    'code.typed': (driver, { value }, { context }) => driver.fill(fields[context.kind], value),
    'page.reloaded': (driver) => driver.click('button', 'Recharger la page'),
    'code.submitted': (driver) => driver.click('button', 'Vérifier'),
  },
  endings: {
    'xstate.done.actor.beginPasskeyProof': (driver, { output }) =>
      driver.stubAnswer('beginPasskeyProof', output),
    'xstate.done.actor.usePasskey': (driver, { output }) => deviceAnswers(driver, 'usePasskey', output),
    'xstate.error.actor.usePasskey': (driver) => deviceRefuses(driver, 'usePasskey', new Error('no')),
    'xstate.done.actor.provePasskey': (driver, { output }) => driver.stubAnswer('provePasskey', output),
    'xstate.done.actor.proveCode': (driver, { output }) => driver.stubAnswer('proveCode', output),
  },
  expects: {
    'offering.fresh': showing(offers, without('alert', /./)),
    'offering.declined': showing(offers, 'Votre appareil n’a pas confirmé'),
    'offering.refused': showing(offers, 'Cette clé d’accès n’est pas reconnue'),
    'offering.failed': showing(
      offers,
      'La vérification n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
    ),
    preparing: (person) => person.sees('button', 'Vérification…'),
    asking: showing('Suivez ce que demande votre appareil', ['button', 'Annuler']),
    proving: (person) => person.sees('button', 'Vérification…'),
    'typing.fresh': async (person, { context }) => {
      await person.seesValue(fields[context.kind], context.code)
      await person.sees('button', 'Vérifier')
      await person.doesNotSee('alert', /./)
    },
    'typing.incomplete': (person, { context }) =>
      context.errors['code']
        ? person.seesText('Saisissez un code.')
        : person.doesNotSeeText('Saisissez un code.'),
    'typing.refused': async (person, { context }) => {
      await person.seesText(Object.values(context.errors)[0]?.[0] ?? '')
      await person.seesValue(fields[context.kind], context.code)
    },
    'typing.failed': async (person, { context }) => {
      await person.seesText('Le code n’a pas pu être vérifié. Vérifiez votre réseau, puis réessayez.')
      await person.seesValue(fields[context.kind], context.code)
    },
    checking: (person) => person.sees('button', 'Vérification…'),
    throttled: showing('Trop d’essais', 'Patientez 12 secondes', disabled('button', 'Vérifier')),
    outdated: (person) => person.sees('button', 'Recharger la page'),
  },
  screen: async () => {
    const { SecondFactorProof } = await import('../../../src/screens/sign-in/second-factor-proof.tsx')
    const { federation } = receiverBoot(unverified.email)
    return ({ actor }) => createElement(SecondFactorProof, { actor, federation, onSignOut: askPageAround })
  },
  browser: {
    entryIsLost: 'rien de ce qui sert à se connecter n’est gardé',
    extraCalls: ['signIn'],
    navigate: (driver, { input }) => signInOwing(driver, input.methods.length > 1 ? 'asked' : 'askedForCode'),
    reloadDiffers: 'le serveur ne sait rien de cette session, que le test a feinte',
    retryDiffers: 'le serveur ne sait rien de cette session, que le test a feinte',
    // The page has no passkey, and is not reloaded: the session was made up, and its end leads to
    // sign-in.
    unreachable: ({ type, error }) =>
      statusOf(error) === 401 ||
      ['xstate.done.actor.beginPasskeyProof', 'xstate.error.actor.usePasskey', 'page.reloaded'].includes(
        type,
      ),
  },
})
