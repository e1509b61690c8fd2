import { expect, test } from 'vitest'
import { reportState } from '../../../server/rules/reports/reports.ts'

/** The state of a report (decision 0041), computed from its versions and correction requests. */
const day = (text: string) => new Date(`${text}T11:00:00Z`)
const recorded = { number: 1, state: 'recorded' as const, recorded_at: day('2026-03-01') }
const later = (state: 'amended' | 'accepted') => ({ number: 2, state, recorded_at: day('2026-03-05') })
const asked = (state: 'requested' | 'accepted' | 'refused') => ({ version: 1, state })

test.each([
  ['recorded, within seven days', '2026-03-08', [recorded], [], 'recorded'],
  ['recorded, on the eighth day', '2026-03-09', [recorded], [], 'settled'],
  ['amended, within seven days', '2026-03-08', [recorded, later('amended')], [], 'amended'],
  ['amended, later', '2026-03-20', [recorded, later('amended')], [], 'settled'],
  ['asked to be corrected', '2026-03-20', [recorded], [asked('requested')], 'requested'],
  ['refused its correction', '2026-03-20', [recorded], [asked('refused')], 'refused'],
  [
    'corrected as it was asked for, for good',
    '2026-03-20',
    [recorded, later('accepted')],
    [asked('accepted')],
    'accepted',
  ],
  [
    'amended after another correction was refused',
    '2026-03-06',
    [recorded, later('amended')],
    [asked('refused')],
    'amended',
  ],
] as const)('A report that is %s', (_, now, versions, requests, state) => {
  expect(reportState({ versions, requests }, day(now))).toBe(state)
})
