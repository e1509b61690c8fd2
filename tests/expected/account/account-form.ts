/** Spec §2 « Account self form (modal) », §5 « Profile edit ». */
export const accountForm = {
  '*': { start: 'deciding' },
  // §2: « inputs are showForm (boolean) and the user ».
  deciding: { always: ['open if isShown', 'closed'] },
  closed: { 'form.opened': 'open' },
  open: { start: 'open.editing' },
  'open.editing': {
    start: 'open.editing.fresh',
    'field.typed': '=',
    'city.changed': '=',
    'hunter.chosen': '=',
    'account.submitted': ['open.saving if isComplete', 'open.editing.incomplete'],
    // Once something was sent, the server may have stored it even if its answer was lost.
    'form.closed': ['open.discarding if hasChanges', 'closed then notifyChange if wasSent', 'closed'],
  },
  'open.discarding': {
    'question.confirmed': ['closed then notifyChange if wasSent', 'closed'],
    'question.cancelled': 'open.editing.former',
  },
  'open.saving': {
    'accountSaving done': [
      // §2: « toast 'Modifications enregistrées', form closed, parent reloads the user ».
      'closed then announce, notifyChange if isWhollySaved',
      'open.editing.unsaved then notifyChange if isPartlySaved',
      'open.editing.unsaved',
    ],
  },
}
