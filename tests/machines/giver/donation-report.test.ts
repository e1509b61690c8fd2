import { describe, expect, test } from 'vitest'
import { DonationReport } from '../../../contract/giver/donations.ts'
import { chosenWith, handedOver, reported, reportOf } from '../../../machines/giver/reports/donation-draft.ts'

describe('the report of a hunt', () => {
  test('holds parallel lists, one entry for each contact and type above 0', () =>
    expect(reportOf({ 201: { 1: 2, 2: 0, 3: 1 }, 202: { 1: 0 }, 206: { 2: 10 } })).toEqual({
      contact_ids: [201, 201, 206],
      quantities: [2, 1, 10],
      specimen_type_ids: [1, 3, 2],
    }))
  test('is empty when nothing was given, and can still be sent', () => {
    const empty = { contact_ids: [], quantities: [], specimen_type_ids: [] }
    expect(reportOf({})).toEqual(empty)
    expect(reportOf({ 201: { 1: 0 } })).toEqual(empty)
    expect(DonationReport.safeParse(empty).success).toBe(true)
  })
  test('is accepted by the contract, from 1 to 10 animals', () =>
    expect(DonationReport.safeParse(reportOf({ 201: { 1: 1, 2: 10 } })).success).toBe(true))
})

test('A choice for one person leaves what was chosen for the others', () =>
  expect(
    chosenWith(
      { handed: {}, quantities: { 201: { 1: 2 }, 202: { 1: 1, 3: 4 } } },
      { contactId: 202, specimenTypeId: 1, quantity: 5 },
    ),
  ).toEqual({ 201: { 1: 2 }, 202: { 1: 5, 3: 4 } }))

describe('hand-overs that were noted', () => {
  const handed = handedOver([
    { id: 201, handed_over: [{ specimen_type_id: 1, quantity: 2 }] },
    { id: 202 },
    { id: 203, handed_over: [{ specimen_type_id: 2, quantity: 1 }] },
  ])
  const choose = (quantities: Record<number, Record<number, number>>, quantity: number, contactId = 201) =>
    chosenWith({ handed, quantities }, { contactId, specimenTypeId: 1, quantity })
  test('prefill the report, and manual choices override them', () => {
    expect(reported({ handed, quantities: {} })).toEqual({ 201: { 1: 2 }, 203: { 2: 1 } })
    expect(reportOf(reported({ handed, quantities: { 201: { 1: 0 }, 202: { 1: 3 } } }))).toEqual({
      contact_ids: [202, 203],
      quantities: [3, 1],
      specimen_type_ids: [1, 2],
    })
  })
  test('are not part of the draft when they are chosen again', () => {
    expect(choose({}, 0)).toEqual({ 201: { 1: 0 } })
    expect(choose({ 201: { 1: 0 } }, 2)).toEqual({})
    expect(choose({ 201: { 1: 0, 2: 4 } }, 2)).toEqual({ 201: { 2: 4 } })
    expect(choose({}, 0, 202)).toEqual({})
  })
})
