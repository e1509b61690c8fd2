import { expect, test } from 'vitest'
import { totalOf } from '../../../src/screens/giver/reports/report-total.ts'

test.each([
  ['nothing', { 201: { 1: 0 } }, 'Total : aucun gibier'],
  ['one animal', { 201: { 1: 1 } }, 'Total : 1 gibier pour 1 personne'],
  ['two types for one person', { 201: { 1: 2, 3: 1 } }, 'Total : 3 gibiers pour 1 personne'],
  [
    'two people, and one who got nothing',
    { 201: { 1: 2, 3: 1 }, 202: { 1: 0 }, 206: { 2: 4 } },
    'Total : 7 gibiers pour 2 personnes',
  ],
])('the total of a report counts people once: %s', (_, quantities, said) =>
  expect(totalOf(quantities).replaceAll(/\s/g, ' ')).toBe(said),
)
