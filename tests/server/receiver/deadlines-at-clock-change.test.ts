import { expect, test } from 'vitest'
import { answerableUntil } from '../../../server/rules/offers/confirmation.ts'
import { answerUntil } from '../../../server/rules/offers/offer-window.ts'

test.each([
  ['in the afternoon', 'Europe/Paris', '2026-11-27T11:18:00Z', '2026-11-28T07:00:00Z'],
  ['at night', 'Europe/Paris', '2026-11-27T00:30:30Z', '2026-11-27T19:00:00Z'],
  ['before dawn', 'Europe/Paris', '2026-11-27T02:00:01Z', '2026-11-28T07:00:00Z'],
  ['at a full hour', 'Europe/Paris', '2026-11-27T16:00:00Z', '2026-11-28T10:00:00Z'],
  ['before clocks go back', 'Europe/Paris', '2026-10-24T10:20:00Z', '2026-10-25T07:00:00Z'],
  ['before clocks go forward', 'Europe/Paris', '2026-03-28T19:00:00Z', '2026-03-29T13:00:00Z'],
  ['in La Réunion', 'Indian/Reunion', '2026-11-27T08:18:00Z', '2026-11-28T04:00:00Z'],
  ['in the Marquesas', 'Pacific/Marquesas', '2026-11-27T22:00:00Z', '2026-11-28T17:30:00Z'],
])('Asked %s, people have at least 18 hours, until a full hour of the day', (_, zone, asked, until) => {
  expect(answerUntil(new Date(asked), zone)).toEqual(new Date(until))
})

test('In the night when clocks go back a meeting can be answered until an hour before, in elapsed time', () => {
  // 02:30 occurs twice: this is the second one.
  const starts_at = new Date('2026-10-25T01:30:00Z')
  const meeting = { starts_at, ends_at: new Date('2026-10-25T02:00:00Z'), time_zone: 'Europe/Paris' }
  expect(answerableUntil(meeting, new Date('2026-10-24T12:00:00Z'))).toEqual(new Date('2026-10-25T00:30:00Z'))
})
