import { call } from '../../patterns/call.ts'
import { closing, leftEntry } from '../../patterns/entry-form.ts'

/** Staff opens a recall: nothing is sent before a confirmation, since mails cannot be undone. */
export const recallForm = {
  ...leftEntry,
  '*': { start: 'loading' },
  loading: { ...call('listSpecimenTypes', 'editing', 'unavailable'), 'form.closed': 'abandoned' },
  unavailable: { 'loading.retried': 'loading', 'form.closed': 'abandoned' },
  editing: {
    start: 'editing.fresh',
    'scope.chosen': '=',
    'field.typed': '=',
    'form.submitted': ['counting if isComplete', 'editing.incomplete'],
    ...closing,
  },
  // The confirmation gives the number of people affected; an impossible recall is refused before it.
  counting: {
    'previewRecall done': 'confirming',
    'previewRecall failed': ['editing.refused if wasInvalid', 'confirming'],
  },
  confirming: { 'question.confirmed': 'creating', 'question.cancelled': 'editing' },
  creating: call('openRecall', 'saved then announce', 'editing.refused if wasInvalid', 'editing.failed'),
}
