import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §2 « Contacts modal », §7 `POST /hunts/self/{id}/contacts`, design §5 « Contacts of a hunt ». */
export const contacts: ExpectedTransitions = {
  '*': { start: 'deciding' },
  // Those of a planned hunt are looked for anew; later, those that were found are read.
  deciding: { always: ['obtaining if isPlanned', 'loading'] },
  obtaining: {
    'obtainContacts done': 'loading',
    // The day may have ended meanwhile: those already found are still there.
    'obtainContacts failed': [
      'loading if wasInConflict',
      // Looked for too often within the hour: one hears why, and sees those already found.
      'loading then reportFailure if wasThrottled',
      'failed.unobtained then reportFailure',
    ],
    'after CALL_TIMEOUT': 'failed.unobtained',
  },
  loading: {
    // §2: « Empty: 'Aucun contact identifié pour cette chasse.' »
    'readDonations done': ['empty if isEmpty', 'filled'],
    'readDonations failed': 'failed.unread then reportFailure',
    'after CALL_TIMEOUT': 'failed.unread',
  },
  filled: {
    start: 'filled.ordering',
    // A report is sent only with a list that is read.
    entering: 'notifyRead',
    leaving: 'notifyAwaited',
    // §2: « an 'Obtenir' button (phone not yet revealed) ».
    'phone.requested': '= then revealPhone if isHidden',
    'phone.revealed': '=',
    'contacts.requested': 'deciding',
  },
  'filled.ordering': {
    'listContactOrders done': 'filled.ordered',
    'listContactOrders failed': 'filled.unordered then reportFailure',
    'after CALL_TIMEOUT': 'filled.unordered',
  },
  empty: {
    entering: 'notifyRead',
    leaving: 'notifyAwaited',
    // Nobody may have been looked for before the day was over: who reports looks for them now.
    'contacts.requested': ['obtaining if isInformed', 'deciding'],
  },
  failed: { start: 'failed.unread' },
  // What failed is what is tried again.
  'failed.unobtained': { 'loading.retried': 'obtaining' },
  'failed.unread': { 'loading.retried': 'loading' },
}
