import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

const closed = ['closed then rereadList if hasChanged', 'closed']

/**
 * Staff creates, publishes and ends rules; the list is reloaded after everything that may have changed
 * it.
 */
export const sanitaryRules: ExpectedTransitions = {
  '*': { start: 'preparing' },
  // A rule names game types.
  preparing: {
    'listSpecimenTypes done': 'closed',
    'listSpecimenTypes failed': 'unprepared then reportFailure',
    'after CALL_TIMEOUT': 'unprepared',
  },
  unprepared: { 'page.retried': 'preparing' },
  closed: {
    'list.refreshed': '= then rereadList',
    'creation.requested': 'editing',
    'edition.requested': 'editing',
    'publication.requested': 'publishing',
    'ending.requested': 'ending',
    'deletion.requested': 'deleting',
  },
  editing: { 'sanitaryRuleForm done': closed },
  publishing: { 'sanitaryRulePublication done': closed },
  ending: { 'sanitaryRuleEnding done': closed },
  deleting: { 'sanitaryRuleDeletion done': closed },
}
