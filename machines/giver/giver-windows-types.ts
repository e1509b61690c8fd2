import type { Hunt } from '../../contract/giver/hunts.ts'
import type { SpecimenType } from '../../contract/shared/specimen-types.ts'

/** `today`: `YYYY-MM-DD` in France. `mayPlan`: holds hunts.self.write. */
export type GiverWindowsInput = {
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
