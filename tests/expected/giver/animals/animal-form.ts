import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** Decision 0034: an edit of what has changed since is refused; it is read again, and nothing typed is lost. */
export const animalForm: ExpectedTransitions = {
  '*': { start: 'editing' },
  editing: {
    start: 'editing.fresh',
    'field.typed': '=',
    'form.submitted': ['updating if isComplete', 'editing.incomplete'],
    'form.closed': ['discarding if hasChanges', 'dismissed if wasSent', 'abandoned'],
  },
  discarding: {
    'question.confirmed': ['dismissed if wasSent', 'abandoned'],
    'question.cancelled': 'editing.resumed',
  },
  updating: {
    'updateAnimal done': 'saved then announce',
    'updateAnimal failed': [
      'editing.refused if wasInvalid',
      // Somebody was faster, or it is gone: what it is now decides.
      'rereading if wasOutdated',
      'editing.failed then reportFailure',
    ],
    'after CALL_TIMEOUT': 'editing.failed',
  },
  rereading: {
    'listAnimals done': ['editing.stale if isNewer', 'outdated'],
    'listAnimals failed': 'editing.failed then reportFailure',
    'after CALL_TIMEOUT': 'editing.failed',
  },
  outdated: { 'form.closed': 'dismissed' },
  saved: { ends: { changed: true } },
  dismissed: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
}
