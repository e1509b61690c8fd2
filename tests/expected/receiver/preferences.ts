import { call } from '../patterns/call.ts'

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
  'saving.radius': { start: 'saving.radius.deciding' },
  'saving.radius.deciding': { always: ['saving.radius.unneeded if isSaved', 'saving.radius.sending'] },
  'saving.radius.sending': call(
    'updateReceiver',
    'saving.radius.saved',
    'saving.radius.unsaved if wasRefused',
    'saving.radius.unsaved',
  ),
  'saving.wishes': { start: 'saving.wishes.deciding' },
  'saving.wishes.deciding': { always: ['saving.wishes.unneeded if isSaved', 'saving.wishes.sending'] },
  'saving.wishes.sending': call(
    'saveWishes',
    'saving.wishes.saved',
    'saving.wishes.unsaved if wasRefused',
    'saving.wishes.unsaved',
  ),
}
