import { searchCities } from '../../../contract/shared/cities.ts'
import { deleteAnimal, listAnimals, noteAnimal } from '../../../contract/giver/animals.ts'
import { recordDonations } from '../../../contract/giver/donations.ts'
import { amendDonations, readReport } from '../../../contract/giver/reports.ts'
import { addTerritory, readGiver, removeTerritory } from '../../../contract/giver/givers.ts'
import { createHunt, deleteHunt, readHunt, updateHunt } from '../../../contract/giver/hunts.ts'
import {
  confirmOffer,
  handOfferOver,
  listConfirmationChoices,
  reportAbsence,
} from '../../../contract/giver/meetings.ts'
import {
  closeMeetingLink,
  listDelegatedMeetings,
  makeMeetingLink,
} from '../../../contract/giver/meeting-links.ts'
import { listHuntOffers, offerToContact, offerToNext, withdrawOffer } from '../../../contract/giver/offers.ts'
import { citySearchMachine } from '../../../machines/shared/city-search.ts'
import { animalsMachine } from '../../../machines/giver/animals/animals.ts'
import { donationMachine } from '../../../machines/giver/reports/donation.ts'
import { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import { huntDeletionMachine } from '../../../machines/giver/hunt-deletion.ts'
import { huntFormMachine } from '../../../machines/giver/hunt-form.ts'
import { delegatedMeetingsMachine } from '../../../machines/giver/offers/delegated-meetings.ts'
import { huntOffersMachine } from '../../../machines/giver/offers/hunt-offers.ts'
import { offerAbsenceMachine } from '../../../machines/giver/offers/offer-absence.ts'
import { offerConfirmationMachine } from '../../../machines/giver/offers/offer-confirmation.ts'
import { offerHandOverMachine } from '../../../machines/giver/offers/offer-hand-over.ts'
import { reportAmendmentMachine } from '../../../machines/giver/reports/report-amendment.ts'
import { reportVersionsMachine } from '../../../machines/giver/reports/report-versions.ts'
import { territoriesMachine } from '../../../machines/giver/territories.ts'
import { windowOpeningMachine } from '../../../machines/giver/window-opening.ts'
import { callingAny, calling } from '../calls.ts'
import { animalWindows, personHandOver } from './animal-windows.ts'
import { callNote, contacts, contactsFor } from './contacts.ts'
import { correctionsOf, draftsOf } from './draft.ts'
import { shell } from '../shell.ts'

const actions = shell

const huntForm = huntFormMachine.provide({
  actions,
  actors: {
    readGiver: calling(readGiver),
    createHunt: calling(createHunt),
    updateHunt: calling(updateHunt),
  },
})

const delegatedMeetings = delegatedMeetingsMachine.provide({
  actions,
  actors: {
    listDelegatedMeetings: calling(listDelegatedMeetings),
    makeMeetingLink: calling(makeMeetingLink),
    closeMeetingLink: calling(closeMeetingLink),
  },
})

const huntOffers = huntOffersMachine.provide({
  actions,
  actors: {
    listHuntOffers: calling(listHuntOffers),
    offerToContact: calling(offerToContact),
    offerToNext: calling(offerToNext),
    withdrawOffer: calling(withdrawOffer),
    offerConfirmation: offerConfirmationMachine.provide({
      actions,
      actors: {
        listConfirmationChoices: calling(listConfirmationChoices),
        confirmOffer: calling(confirmOffer),
      },
    }),
    offerHandOver: offerHandOverMachine.provide({ actions, actors: { call: callingAny(handOfferOver) } }),
    offerAbsence: offerAbsenceMachine.provide({ actions, actors: { call: callingAny(reportAbsence) } }),
  },
})

const animals = animalsMachine.provide({
  actions,
  actors: {
    listAnimals: calling(listAnimals),
    noteAnimal: calling(noteAnimal),
    animalWindows,
    deleteAnimal: calling(deleteAnimal),
  },
})

const territories = territoriesMachine.provide({
  actions,
  actors: {
    readGiver: calling(readGiver),
    addTerritory: calling(addTerritory),
    removeTerritory: calling(removeTerritory),
    citySearch: citySearchMachine.provide({ actors: { searchCities: calling(searchCities) } }),
  },
})

/** The windows over the giver's home with their calls. `userId`: the owner of the drafts on this device. */
export function giverWindowsOf(userId: number) {
  const { recallDraft, keepDraft, dropDraft } = draftsOf(userId)
  const { recallCorrection, keepCorrection, dropCorrection } = correctionsOf(userId)
  return giverWindowsMachine.provide({
    actions,
    actors: {
      windowOpening: windowOpeningMachine.provide({
        actions,
        actors: { readHunt: calling(readHunt) },
      }),
      huntForm,
      huntDeletion: huntDeletionMachine.provide({
        actions,
        actors: { call: callingAny(deleteHunt) },
      }),
      contacts: contactsFor(userId),
      delegatedMeetings,
      huntOffers,
      personHandOver,
      callNote,
      animals,
      territories,
      reportVersions: reportVersionsMachine.provide({
        actions,
        actors: { readReport: calling(readReport) },
      }),
      reportAmendment: reportAmendmentMachine.provide({
        actions: { ...actions, keepCorrection, dropCorrection },
        actors: { contacts, recallCorrection, amendDonations: calling(amendDonations) },
      }),
      donation: donationMachine.provide({
        actions: { ...actions, keepDraft, dropDraft },
        actors: { contacts, recallDraft, recordDonations: calling(recordDonations) },
      }),
    },
  })
}
