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
    'readGiver done': 'editing',
    'readGiver failed': 'unavailable then reportFailure',
    'after CALL_TIMEOUT': 'unavailable',
    'form.closed': 'abandoned',
  },
  unavailable: { 'loading.retried': 'loading', 'form.closed': 'abandoned' },
}
