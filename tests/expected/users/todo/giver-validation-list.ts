import { call } from '../../patterns/call.ts'

/** Spec §2 « Giver validation list »: « Lists givers awaiting validation; an action column validates or bans ». */
export const giverValidationList = {
  '*': {
    start: 'loading',
    // The URL contains a federation and a page: back, forward or a link filter the list without reloading it.
    'query.changed': '= if isNew',
  },
  loading: {
    start: 'loading.unread',
    // §2: « Empty message: 'Aucun compte chasseur en attente de validation.' »
    ...call('listGiverValidations', ['empty if isEmpty', 'filled'], 'failed'),
  },
  // What was read before stays.
  'loading.unread': { always: 'loading.filled if isListShown' },
  filled: {
    'list.outdated': 'loading.filled',
    'filter.chosen': '= then emitQuery',
    'page.chosen': '= then emitQuery',
    // §6: « users.write (…; the action column in the giver validation list) ».
    'validation.requested': 'validating if mayDecide',
    'ban.requested': 'banning if mayDecide',
    // Accounts that match a member may be validated together.
    'giver.ticked': '= if mayTick',
    'all.ticked': '= if mayDecide',
    'group.requested': 'validatingGroup if isAnyTicked',
  },
  empty: { 'list.outdated': 'loading.empty' },
  failed: { 'list.retried': 'loading' },
  validating: { 'giverValidating done': ['loading.filled if hasChanged', 'filled'] },
  banning: { 'giverBanning done': ['loading.filled if hasChanged', 'filled'] },
  // Cancelling keeps the selection.
  validatingGroup: { 'giverGroupValidating done': ['loading.filled if hasChanged', 'filled'] },
}
