import type { SnapshotFrom } from 'xstate'
import type { RecallPreview } from '../../../../contract/shared/recalls.ts'
import { hasChanges, mistakesOf } from '../../../../machines/federations/sanitary/recall-draft.ts'
import { recallFormMachine } from '../../../../machines/federations/sanitary/recall-form.ts'
import { capital } from '../../../../src/words/words.ts'
import { flow } from '../../../model/model.ts'
import { type Person, disabled, showing } from '../../../model/person.ts'
import { clicking } from '../../../model/navigation.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { openedRecall } from '../../../world/recalls.ts'
import { today } from '../../../world/today.ts'
import { atRecalls } from '../../pages/recalls.ts'
import { formAssertions, formGestures, refusals } from '../../patterns/entry-form.ts'

type State = SnapshotFrom<typeof recallFormMachine>

const TITLE = 'Ouvrir un rappel'
const scopes = {
  tags: 'Des animaux, par leur bracelet',
  hunt: 'Tout le gibier d’un type, d’un jour et d’une commune',
}
const labels = {
  hunted_on: 'Jour de la chasse',
  tags: 'Bracelets',
  city: 'Commune de la chasse',
  reason: 'Raison',
  department_code: 'Code du département',
}
const typed = { hunted_on: today, tags: 'SA 0451', reason: openedRecall.reason! }
const ofScope = { tags: ['tags'], hunt: ['city'] } as const

const seesEntry = async (person: Person, { context }: State) => {
  const { scope, texts } = context
  const window = person.within('dialog', TITLE)
  await window.seesChecked(scopes[scope], true)
  for (const name of ['hunted_on', 'reason', ...ofScope[scope]] as const)
    await window.seesValue(labels[name], texts[name])
  if (scope === 'hunt')
    for (const { id, label } of specimenTypes)
      await window.seesChecked(capital(label), texts.specimen_type_id === String(id))
  await window.doesNotSee('textbox', labels[scope === 'tags' ? 'city' : 'tags'])
}
const {
  updating: _,
  outdated: __,
  ...assertions
} = formAssertions(seesEntry, 'Ce rappel ne peut pas être ouvert ainsi.', '')

/** Nobody received the boar. */
const nobody: RecallPreview = { people: 0, with_email: 0, with_phone: 0, out_of_reach: 0 }
const unknown = { tags: ['Aucun animal de cette saison n’a ce bracelet : SA 1.'] }

export const recallForm = flow(recallFormMachine, {
  name: 'recall-form',
  input: { isNational: false },
  key: ({ context }) => [
    context.scope,
    Object.keys(mistakesOf(context)).length,
    Object.keys(context.errors).length,
    context.isSent,
    context.preview?.people,
    hasChanges(context),
  ],
  samples: {
    events: {
      'scope.chosen': [{ scope: 'hunt' }],
      'field.typed': ({ context }) => {
        const { scope, texts } = context as State['context']
        if (scope === 'hunt')
          return [
            { field: 'city', value: 'Bourges' },
            { field: 'specimen_type_id', value: '1' },
          ]
        // Typed, then cleared again.
        const toggled = (field: keyof typeof typed) => ({
          field,
          value: texts[field] === '' ? typed[field] : '',
        })
        return [toggled('hunted_on'), toggled('tags'), toggled('reason')]
      },
    },
    answers: {
      listSpecimenTypes: [specimenTypes],
      previewRecall: [nobody, { people: 3, with_email: 2, with_phone: 1, out_of_reach: 1 }],
    },
    failures: { previewRecall: refusals(unknown), openRecall: refusals(unknown) },
  },
  gestures: {
    ...formGestures,
    'loading.retried': (driver) => driver.click('button', 'Réessayer'),
    'scope.chosen': async (driver, { scope }) => {
      await driver.check(scopes[scope])
      await driver.seesChecked(scopes[scope], true)
    },
    'field.typed': (driver, { field, value }) =>
      field === 'specimen_type_id' ? driver.check('Sanglier') : driver.fill(labels[field], value),
    'form.submitted': (driver) => driver.click('button', 'Continuer'),
    'form.closed': (driver, _event, state) =>
      driver.click('button', state.matches('loading') || state.matches('unavailable') ? 'Fermer' : 'Annuler'),
    'question.confirmed': (driver, _event, state) =>
      state.matches('confirming')
        ? driver.within('alertdialog', 'Rappeler ce gibier ?').click('button', 'Rappeler et prévenir')
        : formGestures['question.confirmed'](driver),
    'question.cancelled': (driver, _event, state) =>
      state.matches('confirming')
        ? driver.within('alertdialog', 'Rappeler ce gibier ?').click('button', 'Annuler')
        : formGestures['question.cancelled'](driver),
  },
  expects: {
    ...assertions,
    loading: (person) => person.seesText('Lecture des types de gibier…'),
    unavailable: showing('Les types de gibier n’ont pas pu être lus. Vérifiez votre réseau'),
    counting: showing(['button', 'Comptage des personnes…'], disabled('button', 'Annuler')),
    confirming: async (person, { context: { preview } }) => {
      const question = person.within('alertdialog', 'Rappeler ce gibier ?')
      await question.seesText('Il ne se reprend pas')
      await question.seesText(
        !preview
          ? 'Le nombre de personnes concernées n’a pas pu être lu. Le rappel reste possible.'
          : preview.people === 0
            ? 'Personne n’est noté comme ayant emporté ce gibier.'
            : '3 personnes concernées : 2 avec un e-mail, 1 avec un numéro de téléphone. 1 sans e-mail',
      )
      await question.sees('button', 'Annuler')
    },
  },
  screen: async () =>
    (await import('../../../../src/screens/federations/sanitary/recall-form.tsx')).RecallForm,
  browser: { as: 'cher', navigate: clicking(TITLE, atRecalls) },
})
