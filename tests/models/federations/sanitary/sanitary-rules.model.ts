import { sanitaryRulesMachine } from '../../../../machines/federations/sanitary/sanitary-rules.ts'
import { flow } from '../../../model/model.ts'
import { without, showing } from '../../../model/person.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { draftRule, ruleInForce } from '../../../world/sanitary.ts'
import { formIn } from '../../pages/staff-forms.ts'
import { called, table } from '../../pages/sanitary-rules.ts'
import { answering, ends, inList, isChanged } from '../../patterns/ended-windows.ts'

/** Opens a window over the loaded list. */
const opening = (button: string) => inList('listSanitaryRules', [draftRule, ruleInForce], button)

export const sanitaryRules = flow(sanitaryRulesMachine, {
  name: 'sanitary-rules',
  inputs: [
    { isNational: false },
    { isNational: false, asked: 'addition' },
    { isNational: false, asked: draftRule.id },
  ],
  key: ({ context }) => context.rule?.id,
  samples: {
    events: {
      'edition.requested': [{ rule: draftRule }],
      'publication.requested': [{ rule: draftRule }],
      'deletion.requested': [{ rule: draftRule }],
      'ending.requested': [{ rule: ruleInForce }],
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
    'list.refreshed': opening('Actualiser'),
    'creation.requested': (driver) => driver.click('button', 'Préparer une règle'),
    'edition.requested': opening(`Modifier ${called(draftRule)}`),
    'publication.requested': opening(`Mettre en vigueur ${called(draftRule)}`),
    'deletion.requested': opening(`Supprimer ${called(draftRule)}`),
    'ending.requested': opening(`Mettre fin à ${called(ruleInForce)}`),
  },
  endings: {
    'xstate.done.actor.sanitaryRuleForm': async (driver, { output }, { context }) => {
      if (!isChanged(output)) return driver.click('button', 'Annuler')
      if (!context.rule) {
        await driver.check('Sanglier')
        await driver.fill('Chasses à partir du', '2026-12-01')
        await driver.fill('Texte', 'Arrêté 2026-1142')
        await driver.fill('Date du texte', '2026-10-30')
      }
      await driver.click('button', 'Enregistrer')
      await driver.answer(context.rule ? 'updateSanitaryRule' : 'createSanitaryRule')
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
      person.sees('dialog', context.rule ? 'Modifier la règle' : 'Préparer une règle'),
    publishing: (person) => person.seesText('Elle ne pourra plus être modifiée'),
    ending: (person) => person.seesText('ne demandera plus rien'),
    deleting: (person) => person.seesText('son brouillon sera effacé'),
  },
  screen: async () =>
    (await import('../../../../src/screens/federations/sanitary/sanitary-rules.tsx')).SanitaryRules,
  browser: {
    as: 'cher',
    navigate: async (driver, { input }) => {
      await driver.interceptCalls()
      await driver.open(`/federations/sanitary-rules${formIn(input)}`)
    },
  },
})
