import type { SnapshotFrom } from 'xstate'
import { mistakesOf } from '../../../../machines/federations/sanitary/sanitary-rule-draft.ts'
import { sanitaryRuleFormMachine } from '../../../../machines/federations/sanitary/sanitary-rule-form.ts'
import { flow } from '../../../model/model.ts'
import type { Person } from '../../../model/person.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { draftRule } from '../../../world/sanitary.ts'
import { atSanitaryRules, called } from '../../pages/sanitary-rules.ts'
import { formAssertions, formGestures, refusals } from '../../patterns/entry-form.ts'

type State = SnapshotFrom<typeof sanitaryRuleFormMachine>
const labels = {
  department_code: 'Code du département',
  cities: 'Communes (facultatif)',
  starts_on: 'Chasses à partir du',
  ends_on: 'Jusqu’au (facultatif)',
  source: 'Texte',
  dated_on: 'Date du texte',
}
const names = Object.keys(labels) as (keyof typeof labels)[]
const effects = {
  information: 'Informer seulement',
  examination: 'Examen initial exigé',
  negativeTest: 'Analyse négative exigée',
}

const seesEntry = async (person: Person, { context }: State) => {
  const window = person.within('dialog', context.rule ? 'Modifier la règle' : 'Préparer une règle')
  for (const name of names)
    if (name !== 'department_code') await window.seesValue(labels[name], context.texts[name])
  await window.seesChecked(effects[context.effect], true)
  await window.seesChecked('Sanglier', context.typeIds.includes(1))
}
const assertions = formAssertions(
  seesEntry,
  'Cette règle ne peut pas être enregistrée ainsi.',
  'Cette règle a été modifiée, supprimée ou mise en vigueur entre-temps',
)
const unknown = refusals({ cities: ['Le département 18 n’a pas de commune de ce nom : Bourg.'] })
const input = { specimenTypes, isNational: false }

export const sanitaryRuleForm = flow(sanitaryRuleFormMachine, {
  name: 'sanitary-rule-form',
  inputs: [
    { ...input, rule: null },
    { ...input, rule: draftRule },
  ],
  key: ({ context }) => [
    Object.keys(mistakesOf(context)).length,
    Object.keys(context.errors).length,
    context.isSent,
  ],
  samples: {
    events: {
      'effect.chosen': [{ effect: 'negativeTest' }],
      'specimen.toggled': [{ id: 1 }],
      'field.typed': [
        { field: 'cities', value: 'Vierzon' },
        { field: 'starts_on', value: '2026-12-01' },
        { field: 'ends_on', value: '2026-11-01' },
        { field: 'source', value: 'Arrêté 2026-1142' },
        { field: 'dated_on', value: '2026-10-30' },
      ],
    },
    failures: { createSanitaryRule: unknown, updateSanitaryRule: unknown },
  },
  gestures: {
    'effect.chosen': (driver, { effect }) => driver.check(effects[effect]),
    'specimen.toggled': (driver) => driver.check('Sanglier'),
    'field.typed': (driver, { field, value }) => driver.fill(labels[field], value),
    ...formGestures,
  },
  machineOnly: {
    // Staff of all federations choose the rule's federation.
    inputs: [{ ...input, rule: null, isNational: true }],
  },
  expects: assertions,
  screen: async () =>
    (await import('../../../../src/screens/federations/sanitary/sanitary-rule-form.tsx')).SanitaryRuleForm,
  browser: {
    as: 'cher',
    navigate: async (driver, { input: { rule } }) => {
      await atSanitaryRules(driver)
      await driver.interceptCalls()
      await driver.click('button', rule ? `Modifier ${called(rule)}` : 'Préparer une règle')
    },
  },
})
