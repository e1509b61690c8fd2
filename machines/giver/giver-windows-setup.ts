import { assign, forwardTo, raise, sendTo, setup } from 'xstate'
import type { Contact } from '../../contract/giver/contacts.ts'
import type { Hunt } from '../../contract/giver/hunts.ts'
import { shellActions } from '../patterns/failures.ts'
import { parentOf } from '../patterns/parent.ts'
import type { AskedAnimal } from './animals/animal-permissions.ts'
import { animalsMachine } from './animals/animals.ts'
import { personHandOverMachine } from './animals/person-hand-over.ts'
import { callNoteMachine } from './call-note.ts'
import { contactsMachine } from './contacts.ts'
import { donationMachine } from './reports/donation.ts'
import type { Report } from '../../contract/giver/reports.ts'
import { huntDeletionMachine } from './hunt-deletion.ts'
import { huntFormMachine } from './hunt-form.ts'
import { reportAmendmentMachine } from './reports/report-amendment.ts'
import { reportVersionsMachine } from './reports/report-versions.ts'
import {
  type AskedContact,
  type CallNoteDone,
  type ContactsRead,
  type GiverWindowsContext,
  type GiverWindowsEvent,
  type GiverWindowsInput,
  type HuntFormDone,
  mayNoteCall,
  mayNoteHandOvers,
  type TypesRead,
  type WindowOpeningDone,
  type WithSpecimenTypes,
} from './giver-windows-types.ts'
import { delegatedMeetingsMachine } from './offers/delegated-meetings.ts'
import { huntOffersMachine } from './offers/hunt-offers.ts'
import { territoriesMachine } from './territories.ts'
import { windowOpeningMachine } from './window-opening.ts'
import { type Children, windowGuards } from '../patterns/windows.ts'

/** The contact whom the URL names, if there is one. */
export const askedIn = (
  { askedContact }: Pick<GiverWindowsContext, 'askedContact'>,
  { contacts }: ContactsRead,
): Contact | null => contacts.find(({ id }) => id === askedContact?.contactId) ?? null

/** What a person asks for about a contact: each opens a window. */
type ContactAsked = {
  type: 'contact.requested' | 'handOver.requested' | 'callNote.requested' | 'offer.requested'
  contact: Contact
}

/** The charts of the windows. */
const actors = {
  huntForm: huntFormMachine,
  huntDeletion: huntDeletionMachine,
  contacts: contactsMachine,
  animals: animalsMachine,
  donation: donationMachine,
  reportVersions: reportVersionsMachine,
  reportAmendment: reportAmendmentMachine,
  huntOffers: huntOffersMachine,
  delegatedMeetings: delegatedMeetingsMachine,
  personHandOver: personHandOverMachine,
  callNote: callNoteMachine,
  territories: territoriesMachine,
  windowOpening: windowOpeningMachine,
}

/** Types, children, guards and actions of the windows over the giver's home. */
export const giverWindowsSetup = setup({
  types: {} as {
    context: GiverWindowsContext
    events: GiverWindowsEvent | ContactAsked
    input: GiverWindowsInput & WithSpecimenTypes
    children: Children<typeof actors>
  },
  actors,
  guards: {
    mayPlan: ({ context }) => context.mayPlan,
    mayNoteHandOvers: ({ context }) => mayNoteHandOvers(context),
    isUnasked: ({ context }) => context.asked === null,
    isToNote: ({ context }, read: ContactsRead) => {
      const asked = askedIn(context, read)
      return asked !== null && context.askedContact?.window === 'note' && mayNoteCall(asked)
    },
    isToChoose: ({ context }, read: ContactsRead) =>
      askedIn(context, read) !== null && context.askedContact?.window === 'contact',
    isToHandOver: ({ context }, read: ContactsRead) =>
      askedIn(context, read) !== null &&
      context.askedContact?.window === 'handover' &&
      mayNoteHandOvers(context),
    isGone: ({ context }, read: ContactsRead) =>
      context.askedContact !== null && askedIn(context, read) === null,
    isFound: (_, { output }: WindowOpeningDone) => output.request !== null,
    wantsCorrection: (_, { output }: { output: { report: Report | null } }) => output.report !== null,
    wantsContacts: (_, { output }: HuntFormDone) => output.contactsOf !== null,
    isNoteSaved: (_, { output }: CallNoteDone) => output.isSaved,
    ...windowGuards,
  },
  actions: {
    ...shellActions,
    rememberHunt: assign({ hunt: (_, { hunt }: { hunt: Hunt }) => hunt }),
    askForContacts: assign({
      asked: (_, { output }: HuntFormDone) => ({
        name: 'contacts',
        huntId: output.contactsOf!,
        askedContact: null,
      }),
    }),
    rememberTypes: assign({ specimenTypes: (_, { types }: TypesRead) => types }),
    forwardTypes: forwardTo('donation'),
    forwardTypesToCorrection: forwardTo('reportAmendment'),
    rememberReport: assign({ report: (_, { report }: { report: Report | null }) => report }),
    rememberContact: assign({ contact: (_, { contact }: { contact: Contact }) => contact }),
    rememberAskedContact: assign({
      askedContact: (_, { askedContact = null }: { askedContact?: AskedContact | null }) => askedContact,
    }),
    rememberAskedAnimal: assign({
      askedAnimal: (_, { askedAnimal = null }: { askedAnimal?: AskedAnimal | null }) => askedAnimal,
    }),
    askForOffer: sendTo(
      'huntOffers',
      (_, { contact: { id: contactId, firstname, lastname } }: { contact: Contact }) => ({
        type: 'offer.requested',
        contactId,
        firstname,
        lastname,
      }),
    ),
    refreshContacts: sendTo('contacts', { type: 'contacts.changed' }),
    showNote: sendTo('contacts', (_, { output: { contactId, call } }: CallNoteDone) => ({
      type: 'call.noted',
      contactId,
      call,
    })),
    forgetHunt: assign({ hunt: null, askedContact: null, askedAnimal: null, contact: null, report: null }),
    forgetAsked: assign({ asked: null, askedContact: null }),
    requestWindow: raise((_, { output }: WindowOpeningDone) => output.request!),
    notifyChange: sendTo(({ context, self }) => parentOf(context, self), { type: 'hunts.changed' }),
  },
})
