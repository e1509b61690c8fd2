import type { Flow } from '../../model/model.ts'
import { giverHome } from './giver-home.model.ts'
import { giverWindows } from './giver-windows.model.ts'
import { windowOpening } from './window-opening.model.ts'
import { territories } from './territories.model.ts'
import { huntOffers } from './hunt-offers.model.ts'
import { offerAbsence } from './offer-absence.model.ts'
import { offerConfirmation } from './offer-confirmation.model.ts'
import { offerHandOver } from './offer-hand-over.model.ts'
import { huntList } from './hunt-list.model.ts'
import { contacts } from './contacts.model.ts'
import { animals } from './animals.model.ts'
import { animalWindows } from './animal-windows.model.ts'
import { delegatedMeetings } from './delegated-meetings.model.ts'
import { linkedMeeting } from './linked-meeting.model.ts'
import { ownSample } from './own-sample.model.ts'
import { animalForm } from './animal-form.model.ts'
import { animalDeletion } from './animal-deletion.model.ts'
import { animalReturn } from './animal-return.model.ts'
import { animalWithdrawal } from './animal-withdrawal.model.ts'
import { handOver } from './hand-over.model.ts'
import { contactFilters } from './contact-filters.model.ts'
import { contactReveal } from './contact-reveal.model.ts'
import { huntForm } from './hunt-form.model.ts'
import { huntDeletion } from './hunt-deletion.model.ts'
import { donation } from './donation.model.ts'
import { reportAmendment } from './report-amendment.model.ts'
import { reportVersions } from './report-versions.model.ts'

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
  contactFilters,
  contactReveal,
  huntForm,
  huntDeletion,
  donation,
  reportAmendment,
  reportVersions,
]
