import { call } from '../patterns/call.ts'

/** Spec §2 « Contacts modal », §7 `POST /hunts/self/{id}/contacts`, design §5 « Contacts of a hunt ». */
export const contacts = {
  '*': { start: 'opening' },
  // The stored contacts are read; a search is made only if the last one is old, or the hunt has changed.
  opening: call(
    'readDonations',
    ['obtaining if isSearchDue', 'empty if isEmpty', 'filled'],
    'failed.unopened',
  ),
  obtaining: {
    'obtainContacts done': 'loading',
    // The day may have ended meanwhile: the stored contacts are still there.
    'obtainContacts failed': [
      'loading if wasInConflict',
      // Beyond the hourly limit the stored contacts are displayed, with the time to wait.
      'loading if wasThrottled',
      // The server has too much to do and says when to search again: nobody has to.
      'failed.unobtained then reportFailure',
    ],
  },
  // §2: « Empty: 'Aucun contact identifié pour cette chasse.' »
  loading: call('readDonations', ['empty if isEmpty', 'filled'], 'failed.unread'),
  filled: {
    start: 'filled.ordering',
    // A report requires the loaded list.
    entering: 'notifyRead',
    leaving: 'notifyAwaited',
    // §2: « an 'Obtenir' button (phone not yet revealed) ».
    'phone.requested': '= then revealPhone if isHidden',
    'phone.revealed': '=',
    'call.noted': '=',
    // §7: the contacts of a planned hunt are recomputed on demand; later, stored ones are read.
    'contacts.requested': ['obtaining if isPlanned', 'loading'],
    // Decision 0076: somebody was handed an animal over from here.
    'contacts.changed': 'filled.rereading',
  },
  // The list stays visible, with its filters.
  'filled.rereading': call('readDonations', 'filled.ordering', 'filled.ordering'),
  'filled.ordering': call('listContactOrders', 'filled.ordered', 'filled.unordered'),
  empty: {
    entering: 'notifyRead',
    leaving: 'notifyAwaited',
    // Contacts may never have been computed before the hunt; reporting computes them now.
    'contacts.requested': ['obtaining if isUnfinished', 'loading'],
  },
  // What the server refused is asked for again, and nothing else.
  failed: { start: 'failed.unread' },
  // A retry repeats the call that failed.
  'failed.unobtained': { 'loading.retried': 'obtaining' },
  'failed.unopened': { 'loading.retried': 'opening' },
  'failed.unread': { 'loading.retried': 'loading' },
}
