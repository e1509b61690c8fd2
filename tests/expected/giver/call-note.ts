import { call } from '../patterns/call.ts'
import { closing, leftEntry } from '../patterns/entry-form.ts'

/** A giver's private note about a call to one contact: an outcome and a few words, until both are cleared. */
export const callNote = {
  ...leftEntry,
  '*': { start: 'editing' },
  editing: {
    start: 'editing.fresh',
    'outcome.chosen': '=',
    'words.typed': '=',
    // Offered only while there is something to clear.
    'note.cleared': '= if isNoted',
    'form.submitted': 'saving',
    ...closing,
  },
  // Gone, when the person is no contact any more.
  saving: call(
    'noteCall',
    'saved then announce',
    'editing.refused if wasInvalid',
    'gone if wasMissing',
    'editing.failed',
  ),
  gone: { 'form.closed': 'dismissed' },
  saved: { ends: { isSaved: true, changed: true } },
  dismissed: { ends: { isSaved: false, changed: true } },
  abandoned: { ends: { isSaved: false, changed: false } },
}
