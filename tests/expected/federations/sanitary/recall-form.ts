import { call } from '../../patterns/call.ts'

/** Staff opens a recall: nothing is sent before a confirmation, since mails cannot be undone. */
export const recallForm = {
  '*': { start: 'loading' },
  loading: {
    ...call('listSpecimenTypes', 'editing', 'unavailable'),
    'form.closed': 'abandoned',
  },
  unavailable: { 'loading.retried': 'loading', 'form.closed': 'abandoned' },
  editing: {
    start: 'editing.fresh',
    'scope.chosen': '=',
    'field.typed': '=',
    'form.submitted': ['counting if isComplete', 'editing.incomplete'],
    // Once something was sent, the server may have stored it even if its answer was lost.
    'form.closed': ['discarding if hasChanges', 'dismissed if wasSent', 'abandoned'],
  },
  // The confirmation gives the number of people affected; an impossible recall is refused before it.
  counting: {
    'previewRecall done': 'confirming',
    'previewRecall failed': ['editing.refused if wasInvalid', 'confirming'],
  },
  confirming: { 'question.confirmed': 'creating', 'question.cancelled': 'editing' },
  discarding: {
    'question.confirmed': ['dismissed if wasSent', 'abandoned'],
    'question.cancelled': 'editing.resumed',
  },
  creating: call('openRecall', 'saved then announce', 'editing.refused if wasInvalid', 'editing.failed'),
  saved: { ends: { changed: true } },
  dismissed: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
}
