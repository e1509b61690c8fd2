const ending = ['closed then notifyChange if hasChanged', 'closed']

/**
 * Decision 0034: the possible commands follow from the animal's lifecycle; without the permission to
 * write it can be read.
 */
export const animalWindows = {
  '*': { start: 'awaiting' },
  // A link or a reload may name a window of an animal: it opens once the list is read, if its button would be
  // there.
  awaiting: {
    'animals.read': [
      'viewing if isToView',
      'editing if isToCorrect',
      'handingOver if isToHandOver',
      'sampling if isToSample',
      'closed',
    ],
  },
  closed: {
    'animal.opened': 'viewing',
    // A hand-over can be recorded in one window, directly from the line.
    'handOver.requested': 'handingOver if mayHandOver',
  },
  viewing: {
    'edition.requested': 'editing if mayEdit',
    'deletion.requested': 'deleting if mayDelete',
    'departure.requested': 'withdrawing if mayWithdraw',
    'return.requested': 'returning if mayReturn',
    // A doubtful animal has no hand-over.
    'handOver.requested': 'handingOver if mayHandOver',
    // A giver registers samples of their own boars; results are entered by the federation (decision
    // 0069).
    'sample.requested': 'sampling if maySample',
    'window.closed': 'closed',
  },
  editing: { 'animalForm done': ending },
  deleting: { 'animalDeletion done': ending },
  withdrawing: { 'animalWithdrawal done': ending },
  returning: { 'animalReturn done': ending },
  sampling: { 'ownSample done': ending },
  handingOver: { 'handOver done': ending },
}
