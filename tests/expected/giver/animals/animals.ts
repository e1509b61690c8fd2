import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** Decision 0034: an animal is noted in seconds, and a note may be undone for ten of them. */
export const animals: ExpectedTransitions = {
  '*': { start: 'loading' },
  loading: {
    // Who has just noted one is offered to undo it, and sees it in the list.
    'listAnimals done': ['listed.noted if hasNoted', 'listed'],
    'listAnimals failed': 'unavailable then reportFailure',
    'after CALL_TIMEOUT': 'unavailable',
    'window.closed': 'closed',
  },
  unavailable: { 'loading.retried': 'loading', 'window.closed': 'closed' },
  listed: {
    start: 'listed.fresh',
    // Once the hunt is reported its animals are only read.
    'specimenType.chosen': '= if mayNote',
    'tag.typed': '= if mayNote',
    'note.submitted': 'noting if mayNote',
    // Two people may note on two phones.
    'reading.requested': 'loading',
    // What was done with one animal is seen in the list.
    'animals.changed': 'loading',
    // What is being sent is awaited.
    'window.closed': 'closed',
  },
  'listed.noted': { 'note.undone': 'undoing', 'after UNDO_OFFERED': 'listed.fresh' },
  'listed.kept': { 'note.undone': 'undoing' },
  noting: {
    'noteAnimal done': 'loading',
    'noteAnimal failed': [
      'listed.refused if wasRefused',
      'listed.rejected if wasInConflict',
      'listed.failed then reportFailure',
    ],
    'after CALL_TIMEOUT': 'listed.failed',
  },
  undoing: {
    'deleteAnimal done': 'loading',
    // It is gone already, as wished.
    'deleteAnimal failed': [
      'loading if wasMissing',
      'listed.rejected if wasInConflict',
      'listed.kept then reportFailure',
    ],
    'after CALL_TIMEOUT': 'listed.kept',
  },
}
