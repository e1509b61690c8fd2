import { expect, test } from 'vitest'
import { summaryOf, totalOf } from '../../../src/screens/giver/reports/report-total.ts'

test.each([
  [
    'nothing',
    { 201: { 1: 0 } },
    'Total : aucun gibier',
    'Aucun don : votre fédération sera informée qu’aucun gibier n’a été cédé.',
  ],
  ['one animal', { 201: { 1: 1 } }, 'Total : 1 gibier pour 1 personne', '1 gibier cédé à 1 particulier.'],
  [
    'two types for one person',
    { 201: { 1: 2, 3: 1 } },
    'Total : 3 gibiers pour 1 personne',
    '3 gibiers cédés à 1 particulier.',
  ],
  [
    'two people, and one who got nothing',
    { 201: { 1: 2, 3: 1 }, 202: { 1: 0 }, 206: { 2: 4 } },
    'Total : 7 gibiers pour 2 personnes',
    '7 gibiers cédés à 2 particuliers.',
  ],
])('a report counts people once: %s', (_, quantities, total, summary) => {
  expect(totalOf(quantities).replaceAll(/\s/g, ' ')).toBe(total)
  expect(summaryOf(quantities).replaceAll(/\s/g, ' ')).toBe(summary)
})
