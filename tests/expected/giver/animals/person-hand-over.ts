import { call } from '../../patterns/call.ts'

/** Decision 0076: « Remis à … » notes in one window, after a phone call, what a person took. */
export const personHandOver = {
  '*': { start: 'loading' },
  loading: {
    // What was just noted is asked about at once, with its message.
    // One more like it is not: what there is to say was said in this window, of this type.
    ...call(
      'listAnimals',
      ['handingOver if isNotedTold', 'confirming if isNotedGivable', 'choosing'],
      'unavailable',
    ),
    'window.closed': 'closed',
  },
  unavailable: { 'loading.retried': 'loading', 'window.closed': 'closed' },
  choosing: {
    start: 'choosing.fresh',
    'animal.picked': 'confirming if mayBeHandedOver',
    'specimenType.chosen': '=',
    'tag.typed': '=',
    // Only a boar may be handed over without a tag.
    'note.submitted': ['noting if isTagged', 'choosing.untagged'],
    'another.requested': 'noting if mayRepeat',
    'return.requested': 'returning if mayReturn',
    'window.closed': 'closed',
  },
  noting: call(
    'noteAnimal',
    'loading',
    'choosing.refused if wasRefused',
    'choosing.rejected if wasInConflict',
    'choosing.failed',
  ),
  confirming: { 'question.confirmed': 'handingOver', 'question.cancelled': 'choosing' },
  // A person may take several: the window stays open, with what is left.
  handingOver: call(
    'handAnimalOver',
    'loading then announce',
    'loading if wasMissing',
    'refused if wasRefused',
    'refused if wasInConflict',
    'failed',
  ),
  // The server may have executed it even if its answer was lost.
  failed: { 'command.retried': 'handingOver', 'command.closed': 'loading' },
  refused: { 'command.closed': 'loading' },
  returning: { 'animalReturn done': ['loading if hasChanged', 'choosing'] },
}
