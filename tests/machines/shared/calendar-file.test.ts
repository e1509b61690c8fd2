import { expect, test } from 'vitest'
import { calendarOf } from '../../../contract/shared/calendar-file.ts'

const meeting = {
  city: 'Bourges',
  place: 'Place de l’église ; derrière, à gauche',
  starts_at: '2026-10-24T23:30:00.000Z',
  ends_at: '2026-10-25T01:30:00.000Z',
  moves: 2,
}

test('A meeting is an event by RFC 5545: UTC, escaped, folded by octets, lines ended by CRLF', () => {
  const file = calendarOf({ id: 7, given: 'sanglier' }, meeting)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file).not.toMatch(/[^\r]\n/)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain('DTSTART:20261024T233000Z')
  expect(lines).toContain('DTEND:20261025T013000Z')
  expect(lines).toContain('UID:proposition-7@venaison')
  expect(lines).toContain('SEQUENCE:4')
  expect(lines).toContain('SUMMARY:Gibier à emporter : sanglier')
  expect(lines).toContain('LOCATION:Place de l’église \\; derrière\\, à gauche\\, Bourges')
})

test('A long text is folded and can be read back', () => {
  const place = 'é'.repeat(200)
  const file = calendarOf({ id: 7, given: null }, { ...meeting, place })
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${place}\\, Bourges`)
})

test('Calendars replace an event by what comes later: a move, its acceptance, its cancellation', () => {
  const sequence = (step: 'kept' | 'moved' | 'cancelled', moves: number) =>
    Number(/SEQUENCE:(\d+)/.exec(calendarOf({ id: 7, given: null }, { ...meeting, moves }, step))?.[1])
  const told = [
    sequence('kept', 0),
    sequence('moved', 1),
    sequence('kept', 1),
    sequence('moved', 2),
    sequence('kept', 2),
    sequence('cancelled', 2),
  ]
  expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b))
})
