import { call } from '../../patterns/call.ts'
import { changeForm } from '../../patterns/entry-form.ts'

/** Decision 0034: an outdated edit is refused; the animal is reloaded, and the entry is kept. */
export const animalForm = {
  ...changeForm('updateAnimal', { 'field.typed': '=' }),
  updating: call(
    'updateAnimal',
    'saved then announce',
    'editing.refused if wasInvalid',
    // Changed or deleted meanwhile: its current state decides.
    'rereading if wasOutdated',
    'editing.failed',
  ),
  rereading: call('listAnimals', ['editing.stale if isNewer', 'outdated'], 'editing.failed'),
}
