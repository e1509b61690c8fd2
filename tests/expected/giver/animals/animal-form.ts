import { call } from '../../patterns/call.ts'

/** Decision 0034: an outdated edit is refused; the animal is reloaded, and the entry is kept. */
export const animalForm = {
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
  rereading: call('listAnimals', ['editing.stale if isNewer', 'outdated'], 'editing.failed'),
  outdated: { 'form.closed': 'dismissed' },
  saved: { ends: { changed: true } },
  dismissed: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
}
