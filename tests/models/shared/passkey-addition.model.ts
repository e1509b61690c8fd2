import { passkeyAdditionMachine } from '../../../machines/shared/passkey-addition.ts'
import { commonFailures, httpError } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { type Person, showing, without } from '../../model/person.ts'
import { clicking } from '../../model/navigation.ts'
import {
  another,
  atSetup,
  deviceAnswers,
  deviceRefuses,
  knowing,
  knownDevice,
  options,
  response,
} from '../pages/second-factor.ts'

const field = 'Nom de cet appareil'
const asks = async (person: Person, { context }: { context: { name: string } }) => {
  await person.seesValue(field, context.name)
  await person.sees('button', 'Créer la clé d’accès')
  await person.sees('button', 'Retour')
}
const tells = (words: string) => async (person: Person, state: { context: { name: string } }) => {
  await asks(person, state)
  await person.seesText(words)
}

export const passkeyAddition = flow(passkeyAdditionMachine, {
  name: 'passkey-addition',
  input: { name: knowing.name },
  samples: {
    events: { 'name.typed': [{ value: 'Mon ordinateur' }, { value: '' }] },
    answers: { beginPasskey: [options], createPasskey: [response], addPasskey: [another] },
    failures: {
      beginPasskey: [...commonFailures(), httpError(409)],
      createPasskey: [new Error('NotAllowedError'), knownDevice()],
      addPasskey: [
        ...commonFailures(),
        httpError(422, { fields: { name: ['Ce nom est déjà pris.'] } }),
        httpError(409),
      ],
    },
  },
  gestures: {
    'name.typed': (driver, { value }) => driver.fill(field, value),
    'passkey.requested': (driver) => driver.click('button', 'Créer la clé d’accès'),
    'device.abandoned': (driver) => driver.click('button', 'Annuler'),
    'method.left': (driver) => driver.click('button', 'Retour'),
  },
  endings: {
    'xstate.done.actor.createPasskey': (driver, { output }) => deviceAnswers(driver, 'createPasskey', output),
    'xstate.error.actor.createPasskey': (driver, event) =>
      deviceRefuses(driver, 'createPasskey', (event as { error?: unknown }).error),
  },
  expects: {
    'naming.fresh': showing(asks, without('alert', /./)),
    'naming.incomplete': (person, { context }) =>
      context.errors['name']
        ? person.seesText('Donnez un nom à cet appareil.')
        : person.doesNotSeeText('Donnez un nom à cet appareil.'),
    'naming.impossible': (person, state) => tells(state.context.reason)(person, state),
    'naming.declined': tells('La clé d’accès n’a pas été créée'),
    'naming.known': tells('Cet appareil a déjà une clé d’accès de votre compte'),
    'naming.refused': (person, state) =>
      tells(Object.values(state.context.errors)[0]?.[0] ?? '')(person, state),
    'naming.failed': tells('La clé d’accès n’a pas pu être ajoutée. Vérifiez votre réseau, puis réessayez.'),
    preparing: (person) => person.sees('button', 'Préparation…'),
    asking: showing('Suivez ce que demande votre appareil', ['button', 'Annuler']),
    adding: (person) => person.sees('button', 'Enregistrement…'),
  },
  screen: async () => (await import('../../../src/screens/shared/passkey-addition.tsx')).PasskeyAddition,
  browser: {
    entryIsLost: 'rien de ce qui sert à se connecter n’est gardé',
    reloadDiffers: 'la mise en place se referme : rien n’en est gardé',
    as: 'admin',
    extraCalls: ['readSecondFactors'],
    navigate: clicking('Utiliser une clé d’accès', atSetup),
    // The page has no authenticator; a separate test adds one.
    unreachable: ({ type }) =>
      ['xstate.done.actor.beginPasskey', 'xstate.error.actor.createPasskey'].includes(type),
  },
})
