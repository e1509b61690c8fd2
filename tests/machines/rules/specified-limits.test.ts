import { expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { seasonDays } from '../../../contract/seasons.ts'

/**
 * Numbers that the specification, the law or a published promise fixes, by hand: all tests that use a limit
 * by its name agree with whatever it says.
 */
test('Limits that others rely on are as they were promised', () =>
  expect(limits).toMatchObject({
    // The specification, §5 and §9.
    password: { min: 8, max: 255 },
    nit: { length: 7 },
    searchRadius: { min: 5, max: 80, step: 5, default: 20 },
    federationReach: 80,
    wish: { min: 0, max: 5 },
    availabilities: { days: 7 },
    prevision: { min: 0, max: 10 },
    donation: { min: 0, max: 10 },
    reveals: { perHour: 60, perDay: 200 },
    giver: { territories: 30 },
    recommendedBoarPrice: 30,
    // Told to the people concerned: when an absence may be noted and contested, and a report corrected.
    absences: { noting: 7, contesting: 60, within: 60, behind: 30 },
    correction: { days: 7 },
    addressChange: 72,
    // The law: the GDPR's month, what makes boar safe, and where small quantities may be supplied.
    deletionDelay: 1,
    coreTemperature: 71,
    retailReach: 80,
    // The privacy page, in months; mails in days.
    retention: {
      contacts: 3,
      availabilities: 1,
      results: 12,
      recalled: 12,
      recalls: 60,
      auditLog: 36,
      actors: 12,
      phones: 36,
      refusals: 12,
      removedMembers: 3,
      mails: 30,
      offers: 12,
      problems: 12,
      erasures: 12,
      accounts: 24,
      warning: 2,
      reminder: 14,
    },
  }))

test('A season runs from 1 July to 30 June', () =>
  expect(seasonDays(2026)).toEqual({ from: '2026-07-01', to: '2027-06-30' }))
