import { describe, expect, test } from 'vitest'
import { DonationReport } from '../../../contract/giver/donations.ts'
import { reportOf } from '../../../machines/giver/donation-draft.ts'

describe('the report of a hunt', () => {
  test('holds parallel lists, one entry for each contact and type above 0', () =>
    expect(reportOf({ 201: { 1: 2, 2: 0, 3: 1 }, 202: { 1: 0 }, 206: { 2: 10 } })).toEqual({
      contact_ids: [201, 201, 206],
      quantities: [2, 1, 10],
      specimen_type_ids: [1, 3, 2],
    }))
  test('is empty when nothing was given, and may still be sent', () => {
    const empty = { contact_ids: [], quantities: [], specimen_type_ids: [] }
    expect(reportOf({})).toEqual(empty)
    expect(reportOf({ 201: { 1: 0 } })).toEqual(empty)
    expect(DonationReport.safeParse(empty).success).toBe(true)
  })
  test('is one that the contract accepts, from 1 to 10 animals', () =>
    expect(DonationReport.safeParse(reportOf({ 201: { 1: 1, 2: 10 } })).success).toBe(true))
})
