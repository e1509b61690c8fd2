import { createElement } from 'react'
import { sanitaryRuleListMachine } from '../../../../machines/federations/sanitary/sanitary-rule-list.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { draftRule, ruleInForce } from '../../../world/sanitary.ts'
import { table } from '../../pages/sanitary-rules.ts'
import { pagedListFlow } from '../../patterns/paged-list.ts'

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
    const { SanitaryRuleList } =
      await import('../../../../src/screens/federations/sanitary/sanitary-rule-list.tsx')
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
