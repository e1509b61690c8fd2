import { call } from '../../patterns/call.ts'

/** Decision 0034: noting an animal takes seconds, and a note can be undone for ten seconds. */
export const animals = {
  '*': { start: 'loading' },
  loading: {
    // After noting, undoing is offered, and the list shows the animal.
    // The windows over it may be waiting for the animal that the address names.
    ...call(
      'listAnimals',
      ['listed.noted then tellAnimals if hasNoted', 'listed then tellAnimals'],
      'unavailable',
    ),
    'window.closed': 'closed',
  },
  unavailable: { 'loading.retried': 'loading', 'window.closed': 'closed' },
  listed: {
    start: 'listed.fresh',
    // Once the hunt is reported its animals are read-only.
    'specimenType.chosen': '= if mayNote',
    'tag.typed': '= if mayNote',
    'note.submitted': 'noting if mayNote',
    // Two people may note on two phones.
    'reading.requested': 'loading',
    // The list shows the result of a command on one animal.
    'animals.changed': 'loading',
    // A call in progress is awaited.
    'window.closed': 'closed',
  },
  'listed.noted': { 'note.undone': 'undoing', 'after UNDO_OFFERED': 'listed.fresh' },
  'listed.kept': { 'note.undone': 'undoing' },
  noting: call(
    'noteAnimal',
    'loading',
    'listed.refused if wasRefused',
    'listed.rejected if wasInConflict',
    'listed.failed',
  ),
  undoing: {
    'deleteAnimal done': 'loading',
    // It is already gone.
    'deleteAnimal failed': [
      'loading if wasMissing',
      'listed.rejected if wasInConflict',
      'listed.kept then reportFailure',
    ],
  },
}
