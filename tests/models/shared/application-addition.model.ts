import { applicationAdditionMachine } from '../../../machines/shared/application-addition.ts'
import { commonFailures, httpError, tooMany } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { type Person, without, showing } from '../../model/person.ts'
import { clicking } from '../../model/navigation.ts'
import { another, atSetup, secret } from '../pages/second-factor.ts'

const field = 'Code de l’application'
const asks = async (person: Person, { context }: { context: { code: string } }) => {
  await person.sees('img', 'QR code à viser avec votre application de codes')
  await person.seesValue(field, context.code)
  await person.sees('button', 'Retour')
}
const tells = (words: string) => async (person: Person, state: { context: { code: string } }) => {
  await asks(person, state)
  await person.seesText(words)
}

export const applicationAddition = flow(applicationAdditionMachine, {
  name: 'application-addition',
  samples: {
    events: { 'code.typed': [{ value: '123 456' }, { value: '12' }] },
    answers: { beginTotp: [secret], confirmTotp: [another] },
    failures: {
      beginTotp: [...commonFailures(), httpError(409)],
      confirmTotp: [
        ...commonFailures(),
        httpError(422, { fields: { code: ['Ce code n’est pas le bon.'] } }),
        tooMany(),
        httpError(409),
      ],
    },
  },
  gestures: {
    'code.typed': (driver, { value }) => driver.fill(field, value),
    'code.submitted': (driver) => driver.click('button', 'Activer'),
    'secret.requested': (driver) => driver.click('button', 'Réessayer'),
    'method.left': (driver) => driver.click('button', 'Retour'),
  },
  endings: {
    'xstate.done.actor.beginTotp': (driver, { output }) => driver.stubAnswer('beginTotp', output),
    'xstate.done.actor.confirmTotp': (driver, { output }) => driver.stubAnswer('confirmTotp', output),
  },
  expects: {
    preparing: (person) => person.seesText('Préparation de la clé…'),
    unprepared: (person) =>
      person.seesText(
        'La clé de votre application n’a pas pu être préparée. Vérifiez votre réseau, puis réessayez.',
      ),
    'typing.fresh': showing(asks, 'JBSW Y3DP EHPK 3PXP', without('alert', /./)),
    'typing.incomplete': (person, { context }) =>
      context.errors['code']
        ? person.seesText('Saisissez les six chiffres que montre votre application.')
        : person.doesNotSeeText('Saisissez les six chiffres que montre votre application.'),
    'typing.refused': (person, state) =>
      tells(Object.values(state.context.errors)[0]?.[0] ?? '')(person, state),
    'typing.failed': tells('Le code n’a pas pu être vérifié. Vérifiez votre réseau, puis réessayez.'),
    confirming: (person) => person.sees('button', 'Vérification…'),
    throttled: async (person, state) => {
      await tells('Patientez 12 secondes')(person, state)
      await person.seesDisabled('button', 'Activer')
    },
  },
  screen: async () =>
    (await import('../../../src/screens/shared/application-addition.tsx')).ApplicationAddition,
  browser: {
    entryIsLost: 'rien de ce qui sert à se connecter n’est gardé',
    as: 'admin',
    extraCalls: ['readSecondFactors'],
    navigate: clicking('Utiliser une application', atSetup),
    reloadDiffers: 'la clé montrée ne l’est qu’une fois',
    retryDiffers: 'le serveur ne sait rien de la clé, que le test a feinte',
  },
})
