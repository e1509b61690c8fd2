import type { Flow } from '../../model/model.ts'
import { giverHome } from './giver-home.model.ts'
import { giverWindows } from './giver-windows.model.ts'
import { windowOpening } from './window-opening.model.ts'
import { territories } from './territories.model.ts'
import { huntOffers } from './offers/hunt-offers.model.ts'
import { offerAbsence } from './offers/offer-absence.model.ts'
import { offerConfirmation } from './offers/offer-confirmation.model.ts'
import { offerHandOver } from './offers/offer-hand-over.model.ts'
import { huntList } from './hunt-list.model.ts'
import { contacts } from './contacts.model.ts'
import { animals } from './animals/animals.model.ts'
import { animalWindows } from './animals/animal-windows.model.ts'
import { delegatedMeetings } from './offers/delegated-meetings.model.ts'
import { linkedMeeting } from './offers/linked-meeting.model.ts'
import { ownSample } from './animals/own-sample.model.ts'
import { animalForm } from './animals/animal-form.model.ts'
import { animalDeletion } from './animals/animal-deletion.model.ts'
import { animalReturn } from './animals/animal-return.model.ts'
import { animalWithdrawal } from './animals/animal-withdrawal.model.ts'
import { handOver } from './animals/hand-over.model.ts'
import { personHandOver } from './animals/person-hand-over.model.ts'
import { contactFilters } from './contact-filters.model.ts'
import { callNote } from './call-note.model.ts'
import { contactReveal } from './contact-reveal.model.ts'
import { huntForm } from './hunt-form.model.ts'
import { huntDeletion } from './hunt-deletion.model.ts'
import { donation } from './reports/donation.model.ts'
import { reportAmendment } from './reports/report-amendment.model.ts'
import { reportVersions } from './reports/report-versions.model.ts'

/** The flows of the giver's home, in the order displayed to testers. */
export const giverFlows: readonly Flow[] = [
  giverHome,
  giverWindows,
  windowOpening,
  territories,
  huntOffers,
  offerAbsence,
  offerConfirmation,
  offerHandOver,
  huntList,
  contacts,
  animals,
  animalWindows,
  ownSample,
  delegatedMeetings,
  linkedMeeting,
  animalForm,
  animalDeletion,
  animalReturn,
  animalWithdrawal,
  handOver,
  personHandOver,
  contactFilters,
  contactReveal,
  callNote,
  huntForm,
  huntDeletion,
  donation,
  reportAmendment,
  reportVersions,
]
