import { entryForm } from '../../patterns/entry-form.ts'

/** A new sample, or the next state of one. */
export const sampleForm = entryForm('createSample', 'updateSample', {
  'step.chosen': '=',
  'field.typed': '=',
})
