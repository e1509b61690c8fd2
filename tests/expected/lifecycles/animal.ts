import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/**
 * DGAL instruction 2021-555 §2.3: a doubtful carcass may not be handed to a consumer. Code de
 * l’environnement R.424-20: under a hunting plan an animal without its tag may not be carried.
 */
const assessed = {
  'animal.foundIncomplete': 'noted',
  'animal.foundSound': 'available',
  'animal.foundDoubtful': 'blocked',
}

// Nothing but the all-clear ends it, and then it is where it was: with its receiver, or assessed anew.
const recalled = { 'animal.recalled': 'recalled' }

export const animal: ExpectedTransitions = {
  '*': { start: 'noted' },
  // Without its tag it may be kept or destroyed, but given to nobody.
  noted: { ...assessed, 'animal.withdrawn': 'withdrawn', 'animal.deleted': 'deleted', ...recalled },
  available: {
    ...assessed,
    'animal.held': 'held',
    'animal.handedOver': 'handedOver',
    'animal.withdrawn': 'withdrawn',
    'animal.deleted': 'deleted',
    ...recalled,
  },
  // Promised to a person: it goes to nobody else and is not deleted, but an anomaly still blocks it.
  held: {
    'animal.foundSound': 'held',
    'animal.foundDoubtful': 'blocked',
    'animal.freed': 'available',
    'animal.handedOver': 'handedOver',
    ...recalled,
  },
  // An anomaly that was found is not erased; the examiner may correct themselves.
  blocked: { ...assessed, 'animal.withdrawn': 'withdrawn', ...recalled },
  // It is assessed again, as if noted anew.
  handedOver: { 'animal.returned': 'noted', ...recalled },
  withdrawn: { 'animal.returned': 'noted' },
  recalled: { ...recalled, 'animal.cleared': 'noted', 'animal.clearedAtReceiver': 'handedOver' },
}
