import type { Hunt } from '../../contract/giver/hunts.ts'
import type { Report } from '../../contract/giver/reports.ts'
import type { SpecimenType } from '../../contract/shared/specimen-types.ts'
import type { WithParent } from '../patterns/parent.ts'

/** A window that the URL names, of a hunt or of the giver. `report`: to be written, or to be read again. */
export type AskedWindow =
  | { name: 'documents' | 'territories' | 'planning' }
  | { name: 'contacts' | 'animals' | 'report' | 'edition'; huntId: number }

/**
 * `today`: `YYYY-MM-DD` in France. `mayPlan`: holds hunts.self.write. `asked`: null where the URL names none.
 * `nearTerritories`: the federation lets territories lie in the communes near it.
 */
export type GiverWindowsInput = {
  asked: AskedWindow | null
  today: string
  mayPlan: boolean
  mainCityId: number | null
  federationId: number | null
  nearTerritories: boolean
}

/** Where the territories of the giver may lie, and which one stays. */
export const groundOf = ({ federationId, mainCityId, nearTerritories }: GiverWindowsInput) => ({
  federationId,
  mainCityId,
  nearTerritories,
})

/** `specimenTypes`: empty until they are read. */
export type WithSpecimenTypes = { specimenTypes: SpecimenType[] } & WithParent<{ type: 'hunts.changed' }>

/** `hunt`: whose window is open. `report`: the one to correct, as it was read. */
export type GiverWindowsContext = GiverWindowsInput &
  WithSpecimenTypes & { hunt: Hunt | null; report: Report | null }

/** The charts of the windows, by the name that invokes them. */
export type GiverWindowsChildren = {
  huntForm: 'huntForm'
  huntDeletion: 'huntDeletion'
  contacts: 'contacts'
  animals: 'animals'
  donation: 'donation'
  reportVersions: 'reportVersions'
  reportAmendment: 'reportAmendment'
  huntOffers: 'huntOffers'
  delegatedMeetings: 'delegatedMeetings'
  territories: 'territories'
  windowOpening: 'windowOpening'
}

/** The game types were read. */
export type TypesRead = { type: 'specimenTypes.read'; types: SpecimenType[] }

/** What opens a window over the giver's home, or closes it. */
export type GiverWindowsEvent =
  | TypesRead
  | { type: 'documents.requested' }
  | { type: 'territories.requested' }
  | { type: 'planning.requested' }
  | { type: 'duplication.requested'; hunt: Hunt }
  | { type: 'edition.requested'; hunt: Hunt }
  | { type: 'deletion.requested'; hunt: Hunt }
  | { type: 'contacts.requested'; hunt: Hunt }
  | { type: 'report.requested'; hunt: Hunt }
  | { type: 'versions.requested'; hunt: Hunt }
  | { type: 'animals.requested'; hunt: Hunt }
  | { type: 'window.closed' }

/** How the opening of the URL's window ends: what opens it, if anything. */
export type WindowOpeningDone = { output: { request: GiverWindowsEvent | null } }

/** How the form of a hunt ends: with the hunt whose contacts are wanted at once, if any. */
export type HuntFormDone = { output: { contactsOf: number | null } }
