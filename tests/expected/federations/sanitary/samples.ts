/** Staff registers samples and results; the list is reloaded if something may have changed. */
export const samples = {
  '*': { start: 'arriving' },
  // An address that was sent opens the form that it names.
  arriving: {
    always: ['editing if isAdditionAsked', 'reading if isEditionAsked', 'closed'],
  },
  reading: {
    'readSample done': ['editing if mayGoOn', 'closed then announce'],
    'readSample failed': [
      'closed then announce if wasMissing',
      // No window says that nothing was answered in time.
      'closed then announce if wasUnanswered',
      'closed then reportFailure',
    ],
    'window.closed': 'closed',
  },
  closed: {
    'list.outdated': '= then rereadList, rereadClaims',
    'creation.requested': 'editing',
    'edition.requested': 'editing',
  },
  editing: { 'sampleForm done': ['closed then rereadList if hasChanged', 'closed'] },
}
