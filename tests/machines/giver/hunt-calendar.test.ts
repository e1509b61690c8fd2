import { expect, test } from 'vitest'
import { calendarOfHunt } from '../../../contract/giver/hunt-calendar.ts'

test('A planned hunt lasts all its day, and leaves it free for other appointments', () => {
  const file = calendarOfHunt({
    id: 12,
    day: '2026-10-25',
    city: 'Bourges',
    expected: '2 sangliers, 1 chevreuil',
  })
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261025')
  expect(lines).toContain('UID:chasse-12@venaison')
  expect(lines).toContain('SUMMARY:Chasse à Bourges')
  expect(lines).toContain('DESCRIPTION:Gibier attendu : 2 sangliers\\, 1 chevreuil')
  expect(lines).toContain('TRANSP:TRANSPARENT')
  expect(calendarOfHunt({ id: 12, day: '2026-10-25', city: 'Bourges', expected: '' })).not.toContain(
    'DESCRIPTION',
  )
})
