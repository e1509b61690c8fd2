import type { Contact } from '../../../contract/giver/contacts.ts'
import type { ReportChange } from '../../../contract/shared/reports.ts'
import { limits } from '../../../contract/limits.ts'
import type { Quantities } from './donation-draft.ts'

/** A correction kept on this device until it is sent; `version` is the one of the report that it changes. */
export type Correction = { quantities: Quantities; reason: string }
export type CorrectionDraft = Correction & { huntId: number; version: number }

export type Chosen = { contactId: number; specimenTypeId: number; quantity: number }
/** The quantities with one more that was chosen. */
export const chosenWith = (
  { quantities }: Pick<Correction, 'quantities'>,
  { contactId, specimenTypeId, quantity }: Chosen,
): Pick<Correction, 'quantities'> => ({
  quantities: { ...quantities, [contactId]: { ...quantities[contactId], [specimenTypeId]: quantity } },
})

/** A correction of which nothing is chosen yet. */
export const nothing: Correction = { quantities: {}, reason: '' }

type Entered = { context: Correction & { hunt: { id: number }; report: { version: number } } }
/** What is kept of a correction. */
export const entryOf = ({ context: { hunt, report, quantities, reason } }: Entered): CorrectionDraft => ({
  huntId: hunt.id,
  version: report.version,
  quantities,
  reason,
})

const { min, max } = limits.correction.reason
/** Whether the server accepts it as the reason of a correction. */
export const isReason = (text: string): boolean => text.trim().length >= min && text.trim().length <= max

/** What the giver is told of a correction that the server took. */
export const toldOf = ({ state }: { state: 'amended' | 'requested' }): string =>
  state === 'amended' ? 'Le compte rendu a été corrigé.' : 'La correction est demandée à votre fédération.'

/** All that contacts received, with what the correction says in the place of what was reported. */
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

/** What a correction changes, in the order of the contacts. */
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
