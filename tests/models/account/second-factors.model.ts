import { secondFactorsMachine } from '../../../machines/account/second-factors.ts'
import type { SecondFactors } from '../../../contract/shared/second-factor/second-factor.ts'
import { flow } from '../../model/model.ts'
import { held } from '../../model/navigation.ts'
import { atAccount } from '../pages/account.ts'
import { allFactors, duties, knowing, noFactors, passkey } from '../pages/second-factor.ts'
import { retry } from '../patterns/paged-list.ts'
import { answering, ends, isChanged } from '../patterns/ended-windows.ts'

const pressing: SecondFactors = { ...noFactors, duty: duties.pressing }
const title = 'Double vérification'

export const secondFactors = flow(secondFactorsMachine, {
  name: 'second-factors',
  input: { device: knowing },
  samples: {
    events: {
      'passkeyRemoval.requested': ({ context: { factors } }) => (factors === allFactors ? [{ passkey }] : []),
    },
    answers: {
      readSecondFactors: [noFactors, pressing, allFactors],
      secondFactorSetup: [undefined],
      passkeyRemoval: ends,
      applicationRemoval: ends,
      recoveryCodeRenewal: ends,
    },
    others: {
      'applicationRemoval.requested': ({ context: { factors } }) => (factors === allFactors ? [{}] : []),
      'renewal.requested': ({ context: { factors } }) => (factors === allFactors ? [{}] : []),
    },
  },
  gestures: {
    'list.retried': (driver) => driver.within('region', title).click('button', retry),
    'addition.requested': (driver, _, { context }) =>
      driver.click(
        'button',
        context.factors === allFactors ? 'Ajouter un autre moyen' : 'Activer la double vérification',
      ),
    'passkeyRemoval.requested': (driver) =>
      driver.click('button', 'Retirer la clé d’accès « Mac du bureau »'),
    'applicationRemoval.requested': (driver) => driver.click('button', 'Retirer l’application de codes'),
    'renewal.requested': (driver) => driver.click('button', 'Obtenir d’autres codes'),
  },
  endings: {
    'xstate.done.actor.readSecondFactors': (driver, { output }) =>
      driver.stubAnswer('readSecondFactors', output),
    'xstate.done.actor.secondFactorSetup': (driver) =>
      driver.within('region', title).click('button', 'Plus tard'),
    'xstate.done.actor.passkeyRemoval': answering('Retirer', 'removePasskey', noFactors),
    'xstate.done.actor.applicationRemoval': answering('Retirer', 'removeTotp', noFactors),
    'xstate.done.actor.recoveryCodeRenewal': async (driver, { output }) => {
      const isDone = isChanged(output)
      const question = driver.within('alertdialog', 'Êtes-vous sûrs ?')
      await question.click('button', isDone ? 'Obtenir d’autres codes' : 'Annuler')
      if (!isDone) return
      await driver.stubAnswer('renewRecoveryCodes', { factors: allFactors, recovery_codes: ['ABCD'] })
      await driver.click('button', 'Je les ai notés')
    },
  },
  expects: {
    reading: (person) => person.seesText('Lecture de la double vérification…'),
    unavailable: (person) =>
      person.seesText(
        'Votre double vérification n’a pas pu être lue. Vérifiez votre réseau, puis réessayez.',
      ),
    shown: async (person, { context: { factors } }) => {
      const card = person.within('region', title)
      if (factors === allFactors) {
        await card.seesText('Mac du bureau')
        await card.seesText('ajoutée le 10/02/2026, utilisée le 09/03/2026')
        await card.seesText('Application de codes')
        await card.seesText('Il ne vous reste que 3 codes de secours')
      } else if (factors?.duty.due_on) await card.seesText('À activer avant le mardi 17 mars 2026')
      else await card.seesText('Elle n’est pas encore active.')
    },
    adding: (person) => person.within('region', title).sees('button', 'Plus tard'),
    removingPasskey: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
    removingApplication: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
    renewing: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
  },
  screen: async () => (await import('../../../src/screens/account/second-factors.tsx')).SecondFactors,
  browser: {
    as: 'admin',
    extraCalls: ['renewRecoveryCodes'],
    navigate: held(atAccount),
    reloadDiffers: 'le serveur ne sait rien de ces moyens, que le test a feints',
    // The seeded account has no factor to remove.
    unreachable: ({ type, output }) =>
      ['xstate.done.actor.passkeyRemoval', 'xstate.done.actor.applicationRemoval'].includes(type) &&
      isChanged(output),
  },
})
