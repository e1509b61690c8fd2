import { call } from '../../patterns/call.ts'

/** « Confirmer »: the promised game, and a meeting that is entered once and suggested again. */
export const offerConfirmation = {
  '*': { start: 'loading' },
  loading: {
    ...call('listConfirmationChoices', 'editing', 'unavailable'),
    'form.closed': 'abandoned',
  },
  unavailable: { 'loading.retried': 'loading', 'form.closed': 'abandoned' },
  editing: {
    start: 'editing.fresh',
    'field.typed': '=',
    'form.submitted': ['updating if isComplete', 'editing.incomplete'],
    // Once something was sent, the server may have stored it even if its answer was lost.
    'form.closed': ['discarding if hasChanges', 'dismissed if wasSent', 'abandoned'],
  },
  discarding: {
    'question.confirmed': ['dismissed if wasSent', 'abandoned'],
    'question.cancelled': 'editing.resumed',
  },
  updating: {
    'confirmOffer done': 'saved then announce',
    // The person or the animal is no longer available.
    'confirmOffer failed': [
      'editing.refused if wasInvalid',
      'outdated if wasOutdated',
      'editing.failed then reportFailure',
    ],
  },
  outdated: { 'form.closed': 'dismissed' },
  saved: { ends: { changed: true } },
  dismissed: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
}
