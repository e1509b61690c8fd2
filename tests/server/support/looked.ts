import { expect } from 'vitest'
import type { View } from '../../../contract/statistics/statistics.ts'
import { statistician } from '../../world/people.ts'
import type { World } from './in-world.ts'

export const statisticAt = (code: string) => `/api/v1/statistics/${code}`

/** What a person reads in a statistic with these filters. */
export const looked = async (
  world: World,
  code: string,
  chosen: object = {},
  person = statistician,
  now?: Date,
) => {
  const response = await (await world.as(person, now)).post(statisticAt(code), chosen)
  expect(response.statusCode, response.body).toBe(200)
  return (response.json() as { data: View }).data
}
