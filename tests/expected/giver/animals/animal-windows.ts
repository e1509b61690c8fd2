import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

const ending = ['closed then notifyChange if hasChanged', 'closed']

/** Decision 0034: what may be done with an animal follows from its life; it is read by whoever may not write. */
export const animalWindows: ExpectedTransitions = {
  '*': { start: 'closed' },
  closed: {
    'animal.opened': 'viewing',
    // Who phoned and handed over notes it in one window, straight from the line.
    'handOver.requested': 'handingOver if mayHandOver',
  },
  viewing: {
    'edition.requested': 'editing if mayEdit',
    'deletion.requested': 'deleting if mayDelete',
    'departure.requested': 'withdrawing if mayWithdraw',
    'return.requested': 'returning if mayReturn',
    // A doubtful examination offers no hand-over.
    'handOver.requested': 'handingOver if mayHandOver',
    // A giver notes what they took of their own boars; results are the federation's (decision 0069).
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
