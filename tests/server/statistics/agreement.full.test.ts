import { test } from 'vitest'
import { statistician } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'
import { expectAllAgreed } from './agreement.ts'

inWorld((world) => {
  test('Figure, chart, map, table and export agree for each filter with each granularity', async () =>
    expectAllAgreed(await world.as(statistician), true))
})
