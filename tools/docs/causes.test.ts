import { describe, expect, test } from 'vitest'
import { causedBy, causes } from './access.ts'
import { findCharts } from '../../tests/explore/find-charts.ts'
import { statesOf, transitionsFrom } from '../../tests/explore/states.ts'

const events = (await findCharts())
  .filter(({ group }) => group === 'lifecycle')
  .flatMap(({ machine }) => statesOf(machine).flatMap(transitionsFrom))
  .map(({ eventType }) => eventType)

describe('who may cause the events of a lifecycle', () => {
  test.each([...new Set(events)])('is listed for %s', (event) => expect(causedBy(event)).not.toEqual([]))
  test('is listed for no other event', () => {
    expect(Object.keys(causes).filter((event) => !events.includes(event))).toEqual([])
  })
})
