import { describe, expect, test } from 'vitest'
import type { Summary, View } from '../../../contract/statistics/statistics.ts'
import { figureOf } from '../../../src/screens/statistics/figures.ts'
import { viewOf } from '../../models/pages/statistics.ts'

const delay: Summary = {
  name: 'Délai moyen',
  code: 'delay',
  type: 'figure',
  column: 6,
  operation: 'average',
  weight: 4,
}
const validations = (...rows: [decided: number, hours: number | null][]): View =>
  viewOf(
    'validations',
    rows.map(([decided, hours]) => ['Fédération', 0, 0, 0, decided, 0, hours]),
  )

describe('A delay over several federations', () => {
  test.each([
    ['counts each decision once', validations([9, 10], [1, 60]), 15],
    ['leaves out a federation that decided nothing', validations([2, 30], [0, null]), 30],
    ['is unknown where nothing was decided', validations([0, null]), null],
    ['is zero where each decision was immediate', validations([3, 0]), 0],
  ])('%s', (_, view, expected) => expect(figureOf(view, delay)).toBe(expected))
})
