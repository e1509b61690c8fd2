import { describe, expect, test } from 'vitest'
import { Nit } from '../../contract/shared/people.ts'
import { findCharts } from '../../tests/explore/find-charts.ts'
import { thresholdsPage } from './thresholds/page.ts'

const page = thresholdsPage(await findCharts())

/** The flows in the row of the rule with these words. */
function flowsOf(words: string) {
  const rows = page.split('\n').filter((line) => line.includes(words))
  expect(rows).toHaveLength(1)
  return [...rows[0]!.matchAll(/statecharts\/([a-z-]+)\.md/g)].map(([, name]) => name)
}

describe('The page of rules names the flows', () => {
  test.each([
    ['Cette note accepte 120 caractères', ['call-note']],
    ['numéros par heure', ['contact-reveal']],
    ['à la place de quelqu’un', ['assistance', 'user-token']],
    ['derniers traitements', ['federation-detail']],
    ['Un compte rendu ou une correction commencés', ['contact-filters', 'donation', 'report-amendment']],
    ['48 heures ouvrées', ['giver-validation-list', 'giver-waiting', 'todo']],
    ['Un logo pèse', ['federation-form']],
    [
      'recherches, statistiques ou exports en cours',
      [
        'contacts',
        'data-export',
        'retriever-check',
        'retriever-import',
        'statistic-export',
        'statistic-view',
        'users-export',
      ],
    ],
    ['Un message bref', []],
  ])('to which a rule applies, and no other: « %s »', (words, flows) =>
    expect(flowsOf(words).toSorted()).toEqual(flows),
  )

  test('with a link to each, also where many are folded', () => {
    const flows = flowsOf('Un nom, un prénom ou un libellé')
    expect(flows.length).toBeGreaterThan(12)
    expect(page).toContain(`<details><summary>${flows.length} parcours</summary>[`)
    expect(page.replaceAll(/<summary>\d+ parcours/g, '')).not.toMatch(/\d+ parcours/)
  })
})

test('A NIT has characters, not digits only, on the page as in the contract', () => {
  expect(page).toContain('Un NIT a 7 caractères')
  expect(Nit.safeParse('18C0001').success).toBe(true)
})
