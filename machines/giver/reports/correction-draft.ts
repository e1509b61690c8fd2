import type { Contact } from '../../../contract/giver/contacts.ts'
import type { ReportChange } from '../../../contract/shared/reports.ts'
import { limits } from '../../../contract/limits.ts'
import type { Quantities } from './donation-draft.ts'

/**
 * A correction stored on this device until it is sent. `version`: the report version that it is based on.
 */
export type Correction = { quantities: Quantities; reason: string }
export type CorrectionDraft = Correction & { huntId: number; version: number }

export type Chosen = { contactId: number; specimenTypeId: number; quantity: number }
/** The quantities including one more choice. */
export const chosenWith = (
  { quantities }: Pick<Correction, 'quantities'>,
  { contactId, specimenTypeId, quantity }: Chosen,
): Pick<Correction, 'quantities'> => ({
  quantities: { ...quantities, [contactId]: { ...quantities[contactId], [specimenTypeId]: quantity } },
})

/** An empty correction. */
export const nothing: Correction = { quantities: {}, reason: '' }

type Entered = { context: Correction & { hunt: { id: number }; report: { version: number } } }
/** The draft to store on the device. */
export const entryOf = ({ context: { hunt, report, quantities, reason } }: Entered): CorrectionDraft => ({
  huntId: hunt.id,
  version: report.version,
  quantities,
  reason,
})

const { min, max } = limits.correction.reason
/** Whether the text is acceptable as the reason of a correction. */
export const isReason = (text: string): boolean => text.trim().length >= min && text.trim().length <= max

/** The French message after the server accepted a correction. */
export const toldOf = ({ state }: { state: 'amended' | 'requested' }): string =>
  state === 'amended' ? 'Le compte rendu a été corrigé.' : 'La correction est demandée à votre fédération.'

/** What each contact received according to the corrected report. */
export const correctedQuantities = (contacts: readonly Contact[], chosen: Quantities): Quantities =>
  Object.fromEntries(
    contacts.map(({ id, donations }) => [
      id,
      {
        ...Object.fromEntries(donations.map((one) => [one.specimen_type_id, one.quantity])),
        ...chosen[id],
      },
    ]),
  )

/** The changes of a correction, in the order of the contacts. */
export const correctionChanges = (contacts: readonly Contact[], chosen: Quantities): ReportChange[] =>
  contacts.flatMap(({ id, firstname, lastname, donations }) =>
    Object.entries(chosen[id] ?? {})
      .map(([type, after]) => ({
        person: `${firstname} ${lastname}`.trim(),
        specimen_type_id: Number(type),
        before: donations.find((one) => one.specimen_type_id === Number(type))?.quantity ?? 0,
        after,
      }))
      .filter(({ before, after }) => before !== after),
  )
