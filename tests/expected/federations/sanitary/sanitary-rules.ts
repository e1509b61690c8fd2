import { call } from '../../patterns/call.ts'

const closed = ['closed then rereadList if hasChanged', 'closed']

/**
 * Staff creates, publishes and ends rules; the list is reloaded after everything that may have changed
 * it.
 */
export const sanitaryRules = {
  '*': { start: 'preparing' },
  // A rule names game types.
  preparing: call('listSpecimenTypes', 'arriving', 'unprepared'),
  unprepared: { 'page.retried': 'preparing' },
  // An address that was sent opens the form that it names.
  arriving: {
    always: ['editing if isAdditionAsked', 'reading if isEditionAsked', 'closed'],
  },
  reading: {
    'readSanitaryRule done': ['editing if isDraft', 'closed then announce'],
    'readSanitaryRule failed': [
      'closed then announce if wasMissing',
      // No window says that nothing was answered in time.
      'closed then announce if wasUnanswered',
      'closed then reportFailure',
    ],
    'window.closed': 'closed',
  },
  closed: {
    'list.outdated': '= then rereadList',
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
