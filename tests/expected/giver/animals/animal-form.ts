import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** Decision 0034: an outdated edit is refused; the animal is reloaded, and the entry is kept. */
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
      // Changed or deleted meanwhile: its current state decides.
      'rereading if wasOutdated',
      'editing.failed then reportFailure',
    ],
  },
  rereading: {
    'listAnimals done': ['editing.stale if isNewer', 'outdated'],
    'listAnimals failed': 'editing.failed then reportFailure',
  },
  outdated: { 'form.closed': 'dismissed' },
  saved: { ends: { changed: true } },
  dismissed: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
}
