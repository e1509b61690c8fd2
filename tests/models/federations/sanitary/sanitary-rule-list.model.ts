import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { SanitaryRule } from '../../../../contract/federations/sanitary-rules.ts'
import { limits } from '../../../../contract/limits.ts'
import { sanitaryRuleListMachine } from '../../../../machines/federations/sanitary/sanitary-rule-list.ts'
import { flow } from '../../../model/model.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { draftRule, ruleInForce } from '../../../world/sanitary.ts'
import { table } from '../../pages/sanitary-rules.ts'
import { listFailures, retry, waits } from '../../patterns/paged-list.ts'

type State = SnapshotFrom<typeof sanitaryRuleListMachine>
const pageOf = (data: SanitaryRule[], page: number, last_page: number) => ({
  output: { data, meta: { total: data.length * last_page, current_page: page, last_page } },
})
const own = pageOf([draftRule, ruleInForce], 1, 1)
const [first, second] = [pageOf([draftRule], 1, 2), pageOf([{ ...ruleInForce, state: 'ended' }], 2, 2)]
const none = pageOf([], 1, 1)
/** The second page was requested, but meanwhile there is only one. */
const shrunk = pageOf([], 2, 1)
const states = { draft: 'Brouillon', inForce: 'En vigueur', ended: 'Terminée' }

export const sanitaryRuleList = flow(sanitaryRuleListMachine, {
  name: 'sanitary-rule-list',
  input: { where: {}, perPage: limits.pastHunts },
  samples: {
    events: { 'page.chosen': [] },
    answers: {},
    failures: listFailures(),
    others: {
      'page.chosen': ({ context }) =>
        (context as State['context']).lastPage > 1 ? [{ page: 1 }, { page: 2 }] : [],
      'xstate.done.actor.listSanitaryRules': ({ context: { page } }) =>
        page > 1 ? [second, shrunk] : [own, first, none],
    },
  },
  gestures: {
    'page.chosen': (driver, { page }) => driver.click('button', `Page ${page}`),
    'list.outdated': async (driver, event) => driver.sendEvent?.(event),
    'list.retried': (driver) => driver.click('button', retry),
  },
  expects: {
    'loading.unread': async (person) => {
      await person.seesText('Lecture des règles…')
      await person.doesNotSee('table', table)
    },
    'loading.filled': async (person) => {
      await person.seesText('Lecture des règles…')
      await person.sees('table', table)
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
    empty: async (person) => {
      await person.seesText('Aucune règle sanitaire n’est préparée.')
      await person.doesNotSee('table', table)
    },
    throttled: waits('table', table),
    failed: (person) => person.seesText('Les règles n’ont pas pu être lues. Vérifiez votre réseau'),
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
    // Commands on a rule make the list outdated; the surrounding flow covers that.
    unreachable: ({ type }) => type === 'list.outdated',
  },
})
