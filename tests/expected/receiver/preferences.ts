import { savedPart } from '../patterns/saved-part.ts'

/** Spec §2 « Receiver home » (« Mes préférences »), §7 `PUT /receivers/self` and `PUT /wishes/self`. */
export const preferences = {
  '*': { start: 'editing' },
  editing: {
    start: 'editing.unchanged',
    'radius.chosen': 'editing.changed',
    'quantity.chosen': 'editing.changed',
    'preferences.submitted': 'saving',
  },
  // Only changes not being sent can be discarded.
  'editing.changed': { 'preferences.discarded': 'discarded' },
  // The part that was not saved is still named.
  'editing.unsaved': { 'radius.chosen': '=', 'quantity.chosen': '=', 'preferences.discarded': 'discarded' },
  // §2: « Enregistrer gives toast 'Préférences enregistrées.' », once both are.
  saving: {
    done: ['editing then notifyChange, announce if isWhollySaved', 'editing.unsaved then notifyChange'],
  },
  ...savedPart('saving.radius', 'updateReceiver'),
  ...savedPart('saving.wishes', 'saveWishes'),
}
