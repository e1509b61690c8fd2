import type { DonationReport } from '../../contract/giver/donations.ts'

/** What each contact received: contact id → game type id → number of animals, from 0 to 10. */
export type Quantities = Record<number, Record<number, number>>
/** The entry kept on this device until the report is sent. */
export type DonationDraft = { huntId: number; quantities: Quantities }

/** The request body: parallel lists of the quantities above 0 (spec §3 « Donation payload »). */
export function reportOf(quantities: Quantities): DonationReport {
  const given = Object.entries(quantities).flatMap(([contact, types]) =>
    Object.entries(types)
      .filter(([, quantity]) => quantity > 0)
      .map(([type, quantity]) => ({ contact: Number(contact), type: Number(type), quantity })),
  )
  return {
    contact_ids: given.map((g) => g.contact),
    quantities: given.map((g) => g.quantity),
    specimen_type_ids: given.map((g) => g.type),
  }
}
