import { expect, test } from 'vitest'
import { causedBy, causes } from './access.ts'
import { findCharts } from '../../tests/explore/find-charts.ts'
import { statesOf, transitionsFrom } from '../../tests/explore/states.ts'

const events = (await findCharts())
  .filter(({ group }) => group === 'lifecycle')
  .flatMap(({ machine }) => statesOf(machine).flatMap(transitionsFrom))
  .map(({ eventType }) => eventType)

test('Who may cause an event is listed for each of a lifecycle, and for no other', () => {
  expect(events.filter((event) => causedBy(event).length === 0)).toEqual([])
  expect(Object.keys(causes).filter((event) => !events.includes(event))).toEqual([])
})
