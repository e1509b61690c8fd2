/** A giver's private note about a call to one contact: an outcome and a few words, until both are cleared. */
export const callNote = {
  '*': { start: 'editing' },
  editing: {
    start: 'editing.fresh',
    'outcome.chosen': '=',
    'words.typed': '=',
    // Offered only while there is something to clear.
    'note.cleared': '= if isNoted',
    'form.submitted': 'saving',
    // Once something was sent, the server may have stored it even if its answer was lost.
    'form.closed': ['discarding if hasChanges', 'dismissed if wasSent', 'abandoned'],
  },
  discarding: {
    'question.confirmed': ['dismissed if wasSent', 'abandoned'],
    'question.cancelled': 'editing.resumed',
  },
  saving: {
    'noteCall done': 'saved then announce',
    'noteCall failed': [
      'editing.refused if wasInvalid',
      // The person is no contact any more.
      'gone if wasMissing',
      'editing.failed then reportFailure',
    ],
  },
  gone: { 'form.closed': 'dismissed' },
  saved: { ends: { isSaved: true, changed: true } },
  dismissed: { ends: { isSaved: false, changed: true } },
  abandoned: { ends: { isSaved: false, changed: false } },
}
