import { createElement } from 'react'
import {
  sanitaryRuleListMachine,
  sanitaryRulesMachine,
} from '../../../../machines/federations/sanitary/sanitary-rules.ts'
import { flow } from '../../../model/model.ts'
import { without, showing } from '../../../model/person.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { draftRule, ruleInForce } from '../../../world/sanitary.ts'
import { called, table } from '../../pages/sanitary-rules.ts'
import { formIn } from '../../pages/staff-forms.ts'
import { answering, ends, inList, isChanged } from '../../patterns/ended-windows.ts'
import { pagedListFlow } from '../../patterns/paged-list.ts'

const screens = () => import('../../../../src/screens/federations/sanitary/sanitary-rules.tsx')

const rows = {
  own: [draftRule, ruleInForce],
  first: [draftRule],
  second: [{ ...ruleInForce, state: 'ended' }],
}
const states = { draft: 'Brouillon', inForce: 'En vigueur', ended: 'Terminée' }

export const sanitaryRuleList = pagedListFlow(sanitaryRuleListMachine, {
  name: 'sanitary-rule-list',
  call: 'listSanitaryRules',
  rows,
  texts: {
    role: 'table',
    name: table,
    reading: 'Lecture des règles…',
    empty: 'Aucune règle sanitaire n’est préparée.',
    failed: 'Les règles n’ont pas pu être lues',
  },
  filled: async (person, { context: { rows } }) => {
    for (const { source, state, effect, cities } of rows) {
      const row = person.within('row', new RegExp(source))
      await row.seesText(states[state])
      await row.seesText(effect === 'examination' ? 'Examen initial exigé' : 'Analyse négative exigée')
      await row.seesText(cities.length > 0 ? 'Bourges' : 'Tout le département')
      await row.seesText(/À partir du \d/)
    }
  },
  screen: async () => {
    const { SanitaryRuleList } = await screens()
    return ({ actor }) =>
      createElement(SanitaryRuleList, { actor, specimenTypes, isNational: false, actions: () => null })
  },
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await driver.interceptCalls()
      await driver.open('/federations/sanitary-rules')
      await driver.answer('listSpecimenTypes', specimenTypes)
    },
  },
})

/** Opens a window over the loaded list. */
const opening = (button: string) => inList('listSanitaryRules', [draftRule, ruleInForce], button)

export const sanitaryRules = flow(sanitaryRulesMachine, {
  name: 'sanitary-rules',
  inputs: [
    { isNational: false },
    { isNational: false, asked: 'addition' },
    { isNational: false, asked: draftRule.id },
  ],
  key: ({ context }) => context.subject?.id,
  samples: {
    events: {
      'edition.requested': [{ subject: draftRule }],
      'publication.requested': [{ subject: draftRule }],
      'deletion.requested': [{ subject: draftRule }],
      'ending.requested': [{ subject: ruleInForce }],
    },
    answers: {
      listSpecimenTypes: [specimenTypes],
      readSanitaryRule: [draftRule, ruleInForce],
      sanitaryRuleForm: ends,
      sanitaryRulePublication: ends,
      sanitaryRuleEnding: ends,
      sanitaryRuleDeletion: ends,
    },
  },
  gestures: {
    'window.closed': (driver) => driver.click('button', 'Fermer'),
    'page.retried': (driver) => driver.click('button', 'Réessayer'),
    'list.outdated': opening('Actualiser'),
    'creation.requested': (driver) => driver.click('button', 'Préparer une règle'),
    'edition.requested': opening(`Modifier ${called(draftRule)}`),
    'publication.requested': opening(`Mettre en vigueur ${called(draftRule)}`),
    'deletion.requested': opening(`Supprimer ${called(draftRule)}`),
    'ending.requested': opening(`Mettre fin à ${called(ruleInForce)}`),
  },
  endings: {
    'xstate.done.actor.sanitaryRuleForm': async (driver, { output }, { context }) => {
      if (!isChanged(output)) return driver.click('button', 'Annuler')
      if (!context.subject) {
        await driver.check('Sanglier')
        await driver.fill('Chasses à partir du', '2026-12-01')
        await driver.fill('Texte', 'Arrêté 2026-1142')
        await driver.fill('Date du texte', '2026-10-30')
      }
      await driver.click('button', 'Enregistrer')
      await driver.answer(context.subject ? 'updateSanitaryRule' : 'createSanitaryRule')
    },
    'xstate.done.actor.sanitaryRulePublication': answering('Mettre en vigueur', 'publishSanitaryRule'),
    'xstate.done.actor.sanitaryRuleEnding': answering('Mettre fin', 'endSanitaryRule'),
    'xstate.done.actor.sanitaryRuleDeletion': answering('Supprimer', 'deleteSanitaryRule'),
  },
  expects: {
    preparing: (person) => person.seesText('Lecture des types de gibier…'),
    unprepared: showing(
      'Les types de gibier n’ont pas pu être lus. Vérifiez votre réseau',
      without('button', 'Préparer une règle'),
    ),
    reading: (person) => person.within('dialog', 'Modifier la règle').seesText('Lecture de la règle…'),
    closed: showing(['heading', table], without('alertdialog', /./), without('dialog', /./)),
    editing: (person, { context }) =>
      person.sees('dialog', context.subject ? 'Modifier la règle' : 'Préparer une règle'),
    publishing: (person) => person.seesText('Elle ne pourra plus être modifiée'),
    ending: (person) => person.seesText('ne demandera plus rien'),
    deleting: (person) => person.seesText('son brouillon sera effacé'),
  },
  screen: async () => (await screens()).SanitaryRules,
  browser: {
    as: 'cher',
    navigate: async (driver, { input }) => {
      await driver.interceptCalls()
      await driver.open(`/federations/sanitary-rules${formIn(input)}`)
    },
  },
})
