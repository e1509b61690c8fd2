import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §2 « Giver validation list »: « Lists givers awaiting validation; an action column validates or bans ». */
export const giverValidationList: ExpectedTransitions = {
  '*': { start: 'loading' },
  loading: {
    start: 'loading.unread',
    // §2: « Empty message: 'Aucun compte chasseur en attente de validation.' »
    'listWaitingGivers done': ['empty if isEmpty', 'filled'],
    'listWaitingGivers failed': 'failed then reportFailure',
    'after CALL_TIMEOUT': 'failed',
  },
  filled: {
    'list.refreshed': 'loading.filled',
    // §6: « users.write (…; the action column in the giver validation list) ».
    'validation.requested': 'validating if mayDecide',
    'ban.requested': 'banning if mayDecide',
  },
  empty: { 'list.refreshed': 'loading.empty' },
  failed: { 'list.retried': 'loading' },
  validating: { 'giverValidating done': ['loading.filled if hasChanged', 'filled'] },
  banning: { 'giverBanning done': ['loading.filled if hasChanged', 'filled'] },
}
