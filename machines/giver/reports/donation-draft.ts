import type { Contact } from '../../../contract/giver/contacts.ts'
import type { DonationReport } from '../../../contract/giver/donations.ts'

/** What each contact received: contact id → game type id → number of animals, from 0 to 10. */
export type Quantities = Record<number, Record<number, number>>
/** The draft stored on this device until the report is sent. */
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

/** What each contact received of the individually noted animals. */
export const handedOver = (contacts: Pick<Contact, 'id' | 'handed_over'>[]): Quantities =>
  Object.fromEntries(
    contacts.flatMap(({ id, handed_over = [] }) =>
      handed_over.length === 0
        ? []
        : [[id, Object.fromEntries(handed_over.map((each) => [each.specimen_type_id, each.quantity]))]],
    ),
  )

/** The quantities to report: noted hand-overs, overridden by manual choices. */
export const reported = ({
  handed,
  quantities,
}: {
  handed: Quantities
  quantities: Quantities
}): Quantities =>
  Object.fromEntries(
    [...new Set([...Object.keys(handed), ...Object.keys(quantities)])].map((id) => [
      id,
      { ...handed[Number(id)], ...quantities[Number(id)] },
    ]),
  )

/** The manual choices including one more; a choice equal to the noted hand-overs is removed. */
export function chosenWith(
  { handed, quantities }: { handed: Quantities; quantities: Quantities },
  chosen: { contactId: number; specimenTypeId: number; quantity: number },
): Quantities {
  const { contactId, specimenTypeId, quantity } = chosen
  const { [specimenTypeId]: _, ...types } = quantities[contactId] ?? {}
  const { [contactId]: __, ...others } = quantities
  if (quantity !== (handed[contactId]?.[specimenTypeId] ?? 0)) types[specimenTypeId] = quantity
  return Object.keys(types).length > 0 ? { ...others, [contactId]: types } : others
}

/** Whether any quantity was chosen manually. */
export const isChosen = (quantities: Quantities): boolean =>
  Object.values(quantities).some((types) => Object.keys(types).length > 0)
