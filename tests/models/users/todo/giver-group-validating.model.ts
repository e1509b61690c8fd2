import { giverGroupValidatingMachine } from '../../../../machines/users/todo/giver-group-validating.ts'
import { flow } from '../../../model/model.ts'
import { type Person, disabled, showing } from '../../../model/person.ts'
import { commandGestures } from '../../patterns/confirmed-command.ts'
import { atValidation, known } from '../giver-validation.ts'

const [sylvie, michel] = known as [(typeof known)[0], (typeof known)[0]]
const question = 'Êtes-vous sûrs ?'
const confirm = 'Valider'

async function seesQuestion(person: Person) {
  const asked = person.within('alertdialog', question)
  await asked.seesText(
    'Ces 2 comptes seront validés : leurs titulaires pourront prévoir des chasses, et en seront avertis par e-mail. Une validation ne s’annule pas ; un compte validé peut seulement être bloqué.',
  )
  const people = asked.within('list', 'Comptes à valider ensemble')
  for (const text of ['Sylvie Renaud', 'NIT 1800050', 'Michel Faure', 'NIT 1800003'])
    await people.seesText(text)
  await asked.sees('button', 'Annuler')
}

const isToldOnce = 'pourquoi un compte n’est pas validé se dit une fois'

export const giverGroupValidating = flow(giverGroupValidatingMachine, {
  name: 'giver-group-validating',
  input: { givers: known },
  samples: {
    answers: {
      validateGivers: [
        // In the seeded data neither matches a member.
        [
          { id: sylvie.id, outcome: 'unmatched' },
          { id: michel.id, outcome: 'unmatched' },
        ],
        [
          { id: sylvie.id, outcome: 'validated' },
          { id: michel.id, outcome: 'already' },
        ],
        [
          { id: sylvie.id, outcome: 'validated' },
          { id: michel.id, outcome: 'refused' },
        ],
      ],
    },
  },
  gestures: {
    ...commandGestures({ confirm, consequence: '', busy: '', failed: '' }),
    'command.closed': (driver, _, state) =>
      driver.click('button', state.matches('told') ? 'Fermer' : 'Annuler'),
  },
  expects: {
    confirming: async (person) => {
      await seesQuestion(person)
      await person.within('alertdialog', question).sees('button', confirm)
    },
    sending: showing(['button', 'Validation…'], disabled('button', 'Annuler')),
    failed: showing(seesQuestion, 'La validation n’a pas abouti. Vérifiez votre réseau, puis réessayez.', [
      'button',
      'Réessayer',
    ]),
    told: async (person, { context: { results } }) => {
      const isOne = results[0]!.outcome === 'validated'
      const told = person.within(
        'dialog',
        isOne ? 'Un compte n’a pas été validé' : 'Des comptes n’ont pas été validés',
      )
      await told.seesText(isOne ? '1 compte validé.' : 'Aucun compte n’a été validé.')
      const left = told.within('list', 'Comptes non validés')
      await left.seesText('Michel Faure')
      await (isOne ? left.doesNotSeeText('Sylvie Renaud') : left.seesText('Sylvie Renaud'))
      await left.seesText(
        isOne
          ? 'La fédération l’a refusé entre-temps.'
          : 'La base ne reconnaît plus cette personne : vérifiez, puis validez ce compte seul.',
      )
    },
  },
  screen: async () =>
    (await import('../../../../src/screens/users/todo/giver-group-validating.tsx')).GiverGroupValidating,
  browser: {
    reloadDiffers: { told: isToldOnce, answered: isToldOnce },
    entryIsLost: 'des cases cochées avant une question ne sont pas une saisie',
    as: 'admin',
    extraCalls: ['listGiverValidations'],
    navigate: async (driver) => {
      await driver.interceptCalls()
      await atValidation(driver)
      await driver.stubAnswer('listGiverValidations', known)
      await driver.check(/^Tout cocher/)
      await driver.click('button', 'Valider les 2 comptes cochés')
    },
  },
})
