import { expect, test } from 'vitest'
import { assertPlantable } from './planted/plant.ts'
import { plantedParts } from './planted/parts.ts'

const mistakes = plantedParts.flatMap(({ planted }) => planted)

test.each(mistakes)('can still be planted: $mistake', (planted) => assertPlantable(planted))

test('no mistake is seen only by a path that was made from the chart', () =>
  expect(mistakes.filter(({ by }) => by.file.includes('/run/'))).toEqual([]))
