/**
 * DGAL instruction 2021-555 §2.3: a doubtful carcass may not be handed to a consumer. Code de
 * l’environnement R.424-20: under a hunting plan an animal without its tag may not be carried.
 */
const assessed = {
  'animal.foundIncomplete': 'noted',
  'animal.foundFit': 'available',
  'animal.foundDoubtful': 'blocked',
}

// Only lifting the recall ends this state: back to its receiver, or assessed again.
const recalled = { 'animal.recalled': 'recalled' }

export const animal = {
  '*': { start: 'noted' },
  // Without a tag it may be kept or destroyed, but not given.
  noted: { ...assessed, 'animal.withdrawn': 'withdrawn', 'animal.deleted': 'deleted', ...recalled },
  available: {
    ...assessed,
    'animal.held': 'held',
    'animal.handedOver': 'handedOver',
    'animal.withdrawn': 'withdrawn',
    'animal.deleted': 'deleted',
    ...recalled,
  },
  // Promised to a person: it can neither be given to anybody else nor deleted, but an anomaly still
  // blocks it.
  held: {
    'animal.foundFit': 'held',
    'animal.foundDoubtful': 'blocked',
    'animal.freed': 'available',
    'animal.handedOver': 'handedOver',
    ...recalled,
  },
  // A found anomaly cannot be deleted; the examiner may correct their entry.
  blocked: { ...assessed, 'animal.withdrawn': 'withdrawn', ...recalled },
  // It is assessed again, as if newly noted.
  handedOver: { 'animal.returned': 'noted', ...recalled },
  withdrawn: { 'animal.returned': 'noted' },
  recalled: { ...recalled, 'animal.cleared': 'noted', 'animal.clearedAtReceiver': 'handedOver' },
}
