import { call } from '../../patterns/call.ts'
import { entryForm } from '../../patterns/entry-form.ts'

const form = entryForm('createSample', 'updateSample', { 'step.chosen': '=', 'field.typed': '=' })

/** A new sample, or the next state of one; a positive result mails people, so it is confirmed first. */
export const sampleForm = {
  ...form,
  editing: {
    ...form['editing'],
    'form.submitted': [
      'counting if isCompleteRecall',
      'naming if isCompleteAndNew',
      'updating if isComplete',
      'editing.incomplete',
    ],
  },
  // The animals are named before the sample is kept: a tag may have been noted twice.
  naming: call('nameSampled', 'named', 'editing.refused if wasInvalid', 'editing.failed'),
  named: { 'question.confirmed': 'creating', 'question.cancelled': 'editing' },
  // A recall is urgent: it does not wait for a count that fails.
  counting: {
    'previewSampleRecall done': 'confirming',
    'previewSampleRecall failed': 'confirming',
  },
  confirming: { 'question.confirmed': 'updating', 'question.cancelled': 'editing' },
}
