import type { Contact } from '../../contract/giver/contacts.ts'
import type { Hunt } from '../../contract/giver/hunts.ts'
import type { Report } from '../../contract/giver/reports.ts'
import type { SpecimenType } from '../../contract/shared/specimen-types.ts'
import type { WithParent } from '../patterns/parent.ts'
import type { AskedAnimal } from './animals/animal-permissions.ts'
import type { Noted } from './changed-contacts.ts'

/**
 * A window over the contacts that is about one of them: their sheet, the note of a call, what they took, or the
 * meeting.
 */
export type AskedContact = { window: 'contact' | 'note' | 'handover' | 'meeting'; contactId: number }

/**
 * A window named in the URL, of a hunt or of the giver. `report`: writes the report, or shows it. `askedContact`,
 * `askedAnimal`: the one whose window over those of the hunt is named too.
 */
export type AskedWindow =
  | { name: 'documents' | 'territories' | 'planning' }
  | { name: 'contacts'; huntId: number; askedContact: AskedContact | null }
  | { name: 'animals'; huntId: number; askedAnimal: AskedAnimal | null }
  | { name: 'report' | 'edition' | 'duplication'; huntId: number }

/**
 * `today`: `YYYY-MM-DD` where the person lives. `mayPlan`: holds hunts.self.write. `asked`: null if the URL names no
 * window. `nearTerritories`: the federation allows territories in neighbouring communes. `newKey`: a key that no
 * other opening of a form has.
 */
export type GiverWindowsInput = {
  asked: AskedWindow | null
  today: string
  mayPlan: boolean
  mainCityId: number | null
  federationId: number | null
  nearTerritories: boolean
  newKey: () => string
}

/** Where the giver's territories may lie, and the main one, which cannot be removed. */
export const groundOf = ({ federationId, mainCityId, nearTerritories }: GiverWindowsInput) => ({
  federationId,
  mainCityId,
  nearTerritories,
})

/** `specimenTypes`: empty until loaded. */
export type WithSpecimenTypes = { specimenTypes: SpecimenType[] } & WithParent<{ type: 'hunts.changed' }>

/**
 * `hunt`: the one whose window is open. `askedContact`, `askedAnimal`: named by the URL, until they are
 * read. `contact`: whose sheet was opened. `report`: the one to correct, as it was read.
 */
export type GiverWindowsContext = GiverWindowsInput &
  WithSpecimenTypes & {
    hunt: Hunt | null
    askedContact: AskedContact | null
    askedAnimal: AskedAnimal | null
    contact: Contact | null
    report: Report | null
  }

/** Whether the hunt has begun and is not reported yet, so that the giver may note who took what. */
export const mayNoteHandOvers = ({
  mayPlan,
  today,
  hunt,
}: Pick<GiverWindowsContext, 'mayPlan' | 'today' | 'hunt'>): boolean =>
  mayPlan && hunt !== null && hunt.started_at <= today && hunt.hunt_state.code !== 'finished'

/** Whether the giver may note what a call to this contact came to: they know the number, or noted one before. */
export const mayNoteCall = ({ call, phone }: Contact): boolean => call !== undefined || phone !== null

/** The game types were loaded. */
export type TypesRead = { type: 'specimenTypes.read'; types: SpecimenType[] }

/** The contacts of the hunt were read. */
export type ContactsRead = { type: 'contacts.read'; contacts: Contact[] }

/** The events that open or close a window over the giver's home, or tell what it needs, but for those about a contact. */
export type GiverWindowsEvent =
  | TypesRead
  | ContactsRead
  | { type: 'contacts.awaited' }
  | { type: 'contacts.requested'; hunt: Hunt; askedContact?: AskedContact | null }
  | { type: 'documents.requested' }
  | { type: 'territories.requested' }
  | { type: 'planning.requested' }
  | { type: 'duplication.requested'; hunt: Hunt }
  | { type: 'edition.requested'; hunt: Hunt }
  | { type: 'deletion.requested'; hunt: Hunt }
  | { type: 'report.requested'; hunt: Hunt }
  | { type: 'versions.requested'; hunt: Hunt }
  | { type: 'animals.requested'; hunt: Hunt; askedAnimal?: AskedAnimal | null }
  | { type: 'window.closed' | 'window.abandoned' }

/** Output of opening the URL's window: the event that opens it, or none. */
export type WindowOpeningDone = { output: { request: GiverWindowsEvent | null } }

/** Output of the window of a note: what the contact's note now is, if it was saved. */
export type CallNoteDone = { output: Noted & { isSaved: boolean } }

/** Output of a hunt's form: the hunt whose contacts should open next, or none. */
export type HuntFormDone = { output: { contactsOf: number | null } }
