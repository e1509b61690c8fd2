import type { ExpectedTransitions } from '../../model/expected-transitions.ts'
import { entryForm } from '../patterns/entry-form.ts'

/** Spec §2 « Hunt create/edit form », §5 « Hunt ». */
export const huntForm: ExpectedTransitions = {
  ...entryForm('createHunt', 'updateHunt', {
    'date.chosen': '=',
    // §5: « territory not editable after creation ».
    'territory.chosen': '= if isNew',
    'wolfhunt.marked': '=',
    'quantity.chosen': '=',
  }),
  '*': { start: 'loading' },
  loading: {
    // A new hunt starts with next Sunday and a territory; an edited one with its values.
    'readGiver done': ['editing if isNew', 'editing'],
    'readGiver failed': 'unavailable then reportFailure',
    'form.closed': 'abandoned',
  },
  creating: {
    'createHunt done': 'planned then announce',
    'createHunt failed': ['editing.refused if wasInvalid', 'editing.failed then reportFailure'],
  },
  // A new hunt leads to its contacts, now or later.
  planned: { 'contacts.requested': 'led', 'form.closed': 'saved' },
  unavailable: { 'loading.retried': 'loading', 'form.closed': 'abandoned' },
}
