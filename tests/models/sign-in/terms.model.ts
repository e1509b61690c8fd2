import { termsMachine } from '../../../machines/sign-in/terms.ts'
import { commonFailures, httpError } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { type Person, disabled, showing, without } from '../../model/person.ts'
import { receiverBoot } from '../../world/boot-values.ts'

const box = 'J’ai lu et j’accepte les conditions d’utilisation'
const user = receiverBoot('terms@example.org').user!

const seesBox = async (person: Person, ticked: boolean) => {
  await person.sees('heading', 'Conditions d’utilisation')
  await person.seesChecked(box, ticked)
}

export const terms = flow(termsMachine, {
  name: 'terms',
  input: { user, isAssisted: false },
  machineOnly: { inputs: [{ user, isAssisted: true }] },
  samples: {
    failures: {
      acceptTerms: [
        ...commonFailures(),
        httpError(422, { fields: { version: ['Les conditions d’utilisation ont changé.'] } }),
      ],
    },
    answers: { readSession: [{ user: { ...user, is_tos_accepted: true } }] },
  },
  gestures: {
    'terms.ticked': (driver) => driver.check(box),
    'terms.unticked': (driver) => driver.check(box),
    'terms.submitted': (driver) => driver.click('button', 'Continuer'),
    'page.reloaded': (driver) => driver.click('button', 'Lire la nouvelle version'),
    'account.checked': (driver) => driver.click('button', 'Réessayer'),
  },
  expects: {
    reading: async (person) => {
      await seesBox(person, false)
      await person.seesText('Version du 01/09/2024')
      await person.doesNotSeeText('Les conditions ont changé')
      await person.seesDisabled('button', 'Continuer')
    },
    ticked: async (person) => {
      await seesBox(person, true)
      await person.sees('button', 'Continuer')
      await person.doesNotSee('alert', /./)
    },
    accepting: showing(['button', 'Enregistrement…'], disabled('checkbox', box)),
    failed: async (person) => {
      await seesBox(person, true)
      await person.seesText('Votre accord n’a pas pu être enregistré.')
      await person.sees('button', 'Continuer')
    },
    outdated: async (person, { context: { reason } }) => {
      await person.seesText(reason)
      await person.doesNotSee('button', 'Continuer')
    },
    checking: (person) => person.sees('button', 'Enregistrement…'),
    unchecked: showing(
      'Votre accord est enregistré',
      ['button', 'Réessayer'],
      without('button', 'Continuer'),
    ),
  },
  screen: async () => (await import('../../../src/screens/sign-in/terms.tsx')).Terms,
  browser: {
    entryIsLost: 'des cases cochées avant une question ne sont pas une saisie',
    as: 'terms',
    navigate: (driver) => driver.open('/'),
  },
})
