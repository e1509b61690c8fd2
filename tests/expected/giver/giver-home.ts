import { call } from '../patterns/call.ts'

/** Spec §2 « Giver home ». */
export const giverHome = {
  hunts: { 'hunts.changed': '= then reloadInformed, reloadPlanned, reloadFinished' },
  // What was begun on this device is marked on its hunt, and no more once it is sent or dropped.
  entries: { start: 'entries.watched' },
  'entries.watched': { 'watchEntries done': 'entries.watched' },
  specimenTypes: {
    start: 'specimenTypes.loading',
  },
  'specimenTypes.loading': call(
    'listSpecimenTypes',
    'specimenTypes.loaded then forwardSpecimenTypes',
    'specimenTypes.unavailable',
  ),
  // §4: « saved; then the modal closes and specimen types and hunts reload ».
  'specimenTypes.loaded': { 'hunts.changed': 'specimenTypes.loading' },
  'specimenTypes.unavailable': { 'specimenTypes.retried': 'specimenTypes.loading' },
  // The reminder always displays the current number.
  reminder: { start: 'reminder.waiting', 'hunts.listed': '= if isAwaitingInformation' },
  // §2: « On load, if hunts await information, an alert modal says 'Vous avez {n} chasse(s)…' ».
  'reminder.waiting': {
    // A link to a window opens that window, with nothing over it.
    always: 'reminder.done if isOpeningAWindow',
    'hunts.listed': ['reminder.shown if isAwaitingInformation', 'reminder.done if isUpToDate'],
  },
  'reminder.shown': {
    'reminder.closed': 'reminder.done',
    // One tap leads from the reminder to the report of the hunt that has waited longest.
    'report.requested': 'reminder.done then openReport',
    // Another leads to the contacts of the next hunt.
    'contacts.requested': 'reminder.done then openContacts',
  },
}
