import type { Hunt } from '../../contract/giver/hunts.ts'
import type { SpecimenType } from '../../contract/shared/specimen-types.ts'

/** A window that the URL names, of a hunt or of the giver. `report`: to be written, or to be read again. */
export type AskedWindow =
  | { name: 'documents' | 'territories' | 'planning' }
  | { name: 'contacts' | 'animals' | 'report' | 'edition'; huntId: number }

/** `today`: `YYYY-MM-DD` in France. `mayPlan`: holds hunts.self.write. `asked`: null where the URL names none. */
export type GiverWindowsInput = {
  asked: AskedWindow | null
  today: string
  mayPlan: boolean
  mainCityId: number | null
  federationId: number | null
}

/** What opens a window over the giver's home, or closes it. */
export type GiverWindowsEvent =
  | { type: 'specimenTypes.read'; types: SpecimenType[] }
  | { type: 'documents.requested' }
  | { type: 'territories.requested' }
  | { type: 'planning.requested' }
  | { type: 'edition.requested'; hunt: Hunt }
  | { type: 'deletion.requested'; hunt: Hunt }
  | { type: 'contacts.requested'; hunt: Hunt }
  | { type: 'report.requested'; hunt: Hunt }
  | { type: 'versions.requested'; hunt: Hunt }
  | { type: 'animals.requested'; hunt: Hunt }
  | { type: 'window.closed' }
