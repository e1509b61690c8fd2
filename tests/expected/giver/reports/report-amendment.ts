import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** Like a report (`donation.ts`), but it starts from what was reported, and says why. */
export const reportAmendment: ExpectedTransitions = {
  '*': {
    start: 'recalling',
    'contacts.awaited': '=',
    'contacts.read': '=',
    'specimenTypes.read': '=',
  },
  recalling: {
    'recallCorrection done': ['offering if isWorthOffering', 'editing'],
    // A device that cannot tell its drafts must not keep anybody from correcting.
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
    // There is nothing to send without a difference.
    'correction.submitted': 'confirming if isCorrection',
    // Once a correction was sent, the server may have kept it although its answer was lost.
    'amendment.closed': ['outdated if wasSent', 'abandoned'],
  },
  confirming: {
    'reason.typed': '= then keepCorrection',
    'correction.confirmed': 'saving if hasReason',
    'correction.cancelled': 'editing',
  },
  saving: {
    'amendDonations done': 'saved then dropCorrection, announce',
    'amendDonations failed': [
      'superseded if wasInConflict',
      'refused if wasRefused',
      'failed then reportFailure',
    ],
    'after CALL_TIMEOUT': 'failed',
  },
  failed: { 'correction.confirmed': 'saving', 'correction.cancelled': 'editing' },
  refused: {
    'correction.cancelled': 'editing',
    'draft.discarded': 'editing then dropCorrection',
    'amendment.closed': 'outdated',
  },
  // What was kept on the device corrects a version that is no longer the latest.
  superseded: { 'amendment.closed': 'outdated then dropCorrection' },
  saved: { ends: { changed: true } },
  outdated: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
}
