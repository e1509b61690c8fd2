import { call } from '../../patterns/call.ts'

/** Like a report (`donation.ts`), but starts with the reported quantities, and requires a reason. */
export const reportAmendment = {
  '*': {
    start: 'recalling',
    'contacts.awaited': '=',
    'contacts.read': '=',
    'specimenTypes.read': '=',
  },
  recalling: {
    'recallCorrection done': ['offering if isWorthOffering', 'editing'],
    // Unreadable drafts on the device must not prevent a correction.
    'recallCorrection failed': 'editing',
    'amendment.closed': 'abandoned',
  },
  offering: {
    'draft.resumed': 'editing',
    'draft.discarded': 'editing then dropCorrection',
    'amendment.closed': 'abandoned',
  },
  editing: {
    'quantity.chosen': '= then keepCorrection',
    // Without a difference there is nothing to send.
    'correction.submitted': 'confirming if isCorrection',
    // Once a correction was sent, the server may have stored it even if its answer was lost.
    'amendment.closed': ['outdated if wasSent', 'abandoned'],
  },
  confirming: {
    'reason.typed': '= then keepCorrection',
    'correction.confirmed': 'saving if hasReason',
    'correction.cancelled': 'editing',
  },
  saving: call(
    'amendDonations',
    'saved then dropCorrection, announce',
    'superseded if wasInConflict',
    'refused if wasRefused',
    'failed',
  ),
  failed: { 'correction.confirmed': 'saving', 'correction.cancelled': 'editing' },
  refused: {
    'correction.cancelled': 'editing',
    'draft.discarded': 'editing then dropCorrection',
    'amendment.closed': 'outdated',
  },
  // The stored draft corrects a version that is no longer the latest.
  superseded: { 'amendment.closed': 'outdated then dropCorrection' },
  saved: { ends: { changed: true } },
  outdated: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
}
