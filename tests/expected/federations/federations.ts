import { call } from '../patterns/call.ts'

const window = (child: string) => ({ [`${child} done`]: ['loading if hasChanged', 'listed.former'] })

/** The URL may have opened the window over an empty list. */
const back = ['loading if hasChanged', 'listed.former if isListShown', 'listed.empty']

/** Spec §2 « Federations list »: « List with add, edit, initialise, import-retrievers and delete modals », §4, §6. */
export const federations = {
  // The URL contains search, filter and order: back, forward or a link change the list without reloading it.
  '*': { start: 'loading', 'query.changed': '= if isNew' },
  loading: {
    start: 'loading.unread',
    // A URL such as /federations/1 names a federation: a link from a colleague, a bookmark or a reload.
    ...call(
      'listFederations',
      ['viewing if isAsked', 'forming if mayAdditionOpen', 'listed.empty if isEmpty', 'listed.filled'],
      'failed',
    ),
  },
  // The loaded list stays on the page meanwhile.
  'loading.unread': { always: 'loading.filled if isListShown' },
  failed: { 'list.retried': 'loading' },
  listed: {
    start: 'listed.filled',
    // §6: « federations.write (add, edit, initialise, import, delete federations) ».
    'creation.requested': 'forming if mayCreate',
  },
  'listed.filled': {
    'search.typed': '= then correctQuery',
    // Each choice is a page of the history, as on the users page; what is typed is not.
    'filter.chosen': '= then emitQuery',
    'sort.chosen': '= then emitQuery',
    'detail.requested': 'viewing',
    'edition.requested': 'forming if mayEdit',
    // §4: « uninitialised (0 cities) allows initialise and delete ».
    'deletion.requested': 'deleting if mayDelete',
    'initialisation.requested': 'initialising if mayInitialise',
    // §4: « initialised (cities above 0) allows import retrievers ».
    'import.requested': 'importing if mayImport',
    'history.requested': 'readingHistory',
  },
  // A federation that is gone is gone from the list, too. A URL may name one where there is none at all.
  viewing: { 'federationDetail done': back },
  forming: { 'federationForm done': back },
  deleting: window('federationDeletion'),
  initialising: window('federationInitialisation'),
  importing: window('retrieverImport'),
  readingHistory: { 'history done': 'listed.former' },
}
