import { call } from '../patterns/call.ts'

const window = (child: string) => ({
  [`${child} done`]: ['loading if hasChanged', 'shown.alone'],
})
/** The list behind the page shows what was changed on it. */
const leaves = ['outdated if isListOutdated', 'closed']

/** Spec §3 « Federation », §6 « A user with a federation is limited to it »: one federation in full. */
export const federationDetail = {
  '*': { start: 'loading' },
  loading: {
    start: 'loading.unread',
    ...call('readFederation', 'shown', 'missing if wasMissing', 'failed'),
    'window.closed': leaves,
  },
  // What was read before stays on the page while it is read again.
  'loading.unread': { always: 'loading.filled if isShown' },
  shown: { start: 'shown.opening' },
  // An address that was sent opens what it names, to those who may see it; the others are told.
  'shown.opening': {
    always: [
      'shown.readingHistory if isHistoryAsked',
      'shown.forming if mayEditionOpen',
      'shown.listing if mayMembersOpen',
      'shown.listingRemoved if mayRemovedOpen',
      'shown.importing if mayImportOpen',
      'shown.alone then announce if isEditionAsked',
      'shown.alone then announce if areMembersAsked',
      'shown.alone then announce if isImportAsked',
      'shown.alone',
    ],
  },
  'shown.alone': {
    // Names of members are read by those who import them.
    'members.requested': 'shown.listing if seesMembers',
    'removed.requested': 'shown.listingRemoved if seesMembers',
    // §6: « federations.write (add, edit, initialise, import, delete federations) ».
    'edition.requested': 'shown.forming if mayEdit',
    // §4: « uninitialised (0 cities) allows initialise and delete ».
    'initialisation.requested': 'shown.initialising if mayInitialise',
    // §4: « initialised (cities above 0) allows import retrievers ».
    'import.requested': 'shown.importing if mayImport',
    'history.requested': 'shown.readingHistory',
    'window.closed': leaves,
  },
  // Closing what was opened over the page leads back to it.
  'shown.listing': { 'retrieverList done': 'shown.alone' },
  'shown.listingRemoved': { 'retrieverList done': 'shown.alone' },
  'shown.readingHistory': { 'history done': 'shown.alone' },
  // What was changed is read again.
  'shown.forming': window('federationForm'),
  'shown.initialising': window('federationInitialisation'),
  'shown.importing': window('retrieverImport'),
  // The list may still show a deleted federation.
  missing: { 'window.closed': 'outdated' },
  failed: { 'reading.retried': 'loading', 'window.closed': leaves },
  closed: { ends: { changed: false } },
  outdated: { ends: { changed: true } },
}
