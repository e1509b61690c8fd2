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

export const animal: ExpectedTransitions = {
  '*': { start: 'noted' },
  // Without its tag it may be kept or destroyed, but given to nobody.
  noted: { ...assessed, 'animal.withdrawn': 'withdrawn', 'animal.deleted': 'deleted' },
  available: {
    ...assessed,
    'animal.held': 'held',
    'animal.handedOver': 'handedOver',
    'animal.withdrawn': 'withdrawn',
    'animal.deleted': 'deleted',
  },
  // Promised to a person: it goes to nobody else and is not deleted, but an anomaly still blocks it.
  held: {
    'animal.foundSound': 'held',
    'animal.foundDoubtful': 'blocked',
    'animal.freed': 'available',
    'animal.handedOver': 'handedOver',
  },
  // An anomaly that was found is not erased; the examiner may correct themselves.
  blocked: { ...assessed, 'animal.withdrawn': 'withdrawn' },
  // It is assessed again, as if noted anew.
  handedOver: { 'animal.returned': 'noted' },
  withdrawn: { 'animal.returned': 'noted' },
}
