import { call } from '../patterns/call.ts'
import { entryForm } from '../patterns/entry-form.ts'

/** Spec §2 « Hunt create/edit form », §5 « Hunt ». */
export const huntForm = {
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
    ...call('readGiver', ['editing if isNew', 'editing'], 'unavailable'),
    'form.closed': 'abandoned',
  },
  creating: call('createHunt', 'planned then announce', 'editing.refused if wasInvalid', 'editing.failed'),
  // A new hunt leads to its contacts, now or later.
  planned: { 'contacts.requested': 'leftForContacts', 'form.closed': 'saved' },
  unavailable: { 'loading.retried': 'loading', 'form.closed': 'abandoned' },
}
