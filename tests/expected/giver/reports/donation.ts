import { call } from '../../patterns/call.ts'

/** Spec §2 « Qui a reçu quoi ? », §4 « Donation submission ». */
export const donation = {
  '*': {
    start: 'recalling',
    'contacts.awaited': '=',
    'contacts.read': '=',
    'specimenTypes.read': '=',
  },
  recalling: {
    'recallDraft done': ['offering if isWorthOffering', 'editing'],
    // Unreadable drafts on the device must not prevent a report.
    'recallDraft failed': 'editing',
    'report.closed': 'abandoned',
  },
  offering: {
    'draft.resumed': 'editing',
    'draft.discarded': 'editing then dropDraft',
    'report.closed': 'abandoned',
  },
  editing: {
    'quantity.chosen': '= then keepDraft',
    'donations.submitted': 'confirming if isReportable',
    // Once a report was sent, the server may have stored it even if its answer was lost.
    'report.closed': ['outdated if wasSent', 'abandoned'],
  },
  // §4: « confirming → saving / editing ».
  confirming: { 'donations.confirmed': 'saving', 'donations.cancelled': 'editing' },
  saving: call(
    'recordDonations',
    'saved then dropDraft, announce',
    'superseded if wasInConflict',
    'refused if wasRefused',
    'failed',
  ),
  failed: { 'donations.confirmed': 'saving', 'donations.cancelled': 'editing' },
  refused: {
    'donations.cancelled': 'editing',
    'draft.discarded': 'editing then dropDraft',
    'report.closed': 'outdated',
  },
  superseded: { 'report.closed': 'outdated then dropDraft' },
  saved: { ends: { changed: true } },
  outdated: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
}
