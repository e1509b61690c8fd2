/**
 * Quantities by person, kept on the device until they are sent (spec §4 « Donation submission »): the call that sends
 * them, what is kept, the window, and the question that confirms them.
 */
export const reportEntry = ({
  call,
  draft,
  window,
  question,
}: Record<'call' | 'draft' | 'window' | 'question', string>) => ({
  '*': {
    start: 'restoring',
    'contacts.awaited': '=',
    'contacts.read': '=',
    'specimenTypes.read': '=',
  },
  restoring: {
    [`recall${draft} done`]: ['offering if isWorthOffering', 'editing'],
    // What the device keeps and cannot be read must not prevent a report.
    [`recall${draft} failed`]: 'editing',
    [`${window}.closed`]: 'abandoned',
  },
  offering: {
    'draft.resumed': 'editing',
    'draft.discarded': `editing then drop${draft}`,
    [`${window}.closed`]: 'abandoned',
  },
  editing: {
    'quantity.chosen': `= then keep${draft}`,
    // Once it was sent, the server may have stored it even if its answer was lost.
    [`${window}.closed`]: ['outdated if wasSent', 'abandoned'],
  },
  saving: {
    [`${call} done`]: `saved then drop${draft}, announce`,
    [`${call} failed`]: ['superseded if wasInConflict', 'refused if wasRefused', 'failed then reportFailure'],
  },
  failed: { [`${question}.confirmed`]: 'saving', [`${question}.cancelled`]: 'editing' },
  refused: {
    [`${question}.cancelled`]: 'editing',
    'draft.discarded': `editing then drop${draft}`,
    [`${window}.closed`]: 'outdated',
  },
  // What is kept tells of a version that is no longer the latest.
  superseded: { [`${window}.closed`]: `outdated then drop${draft}` },
  saved: { ends: { changed: true } },
  outdated: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
})
