import { httpError } from '../../model/failures.ts'
import { answered, elapsed, failed, type KeptByChart } from './kept.ts'

const cher = { id: 1, code: '18', name: 'Fédération des chasseurs du Cher', department_code: '18' }
const query = { search: '', state: '', order: 'department_code', desc: false }
const reader = { mayWrite: true, mayImport: true, isNational: true, query }
const read = (federations: readonly object[]) => answered('listFederations', federations)

const running = { id: 40, state: 'running', progress: 10 }
const broken = { id: 40, state: 'failed', progress: 10 }

const MEGABYTE = 1_048_576
const fileOf = (size: number) => ({ name: 'adherents.csv', size })
const tooMany = httpError(422, { fields: { file_retrivers: ['La colonne NIT manque.'] } })

const unchanged = { changed: false }

const member = { id: 1, lastname: 'Lambert', firstname: 'Étienne', nit: '1800101', city: 'Bourges' }
/** A page of members, of a list that has so many. */
const pageRead = (last_page: number) =>
  answered('listRetrievers', { data: [member], meta: { total: 20, current_page: 1, last_page } })

/** What staff of a federation looks at, initialises and imports. */
export const keptOfFederations: KeptByChart = {
  federations: [
    {
      input: reader,
      after: [read([cher]), { type: 'detail.requested', federation: cher }],
      keeps: { federation: cher },
    },
    {
      input: reader,
      after: [read([cher]), { type: 'edition.requested', federation: cher }],
      keeps: { federation: cher },
    },
    {
      // The page named in the address opens once, with what lies over it.
      input: { ...reader, asked: 1, window: 'history' },
      after: [read([cher]), answered('federationDetail', unchanged)],
      keeps: { asked: undefined, window: undefined },
    },
    {
      input: reader,
      after: [read([cher]), { type: 'query.changed', query: { ...query, search: 'indre' } }],
      keeps: { query: { ...query, search: 'indre' }, federations: [cher] },
    },
    {
      // What is typed, filtered and sorted adds up.
      input: reader,
      after: [
        read([cher]),
        { type: 'sort.chosen', order: 'name', desc: true },
        { type: 'filter.chosen', filter: { state: 'initialised' } },
        { type: 'search.typed', value: 'cher' },
      ],
      keeps: { query: { search: 'cher', state: 'initialised', order: 'name', desc: true } },
    },
    {
      // A filter chosen after the search keeps it.
      input: reader,
      after: [
        read([cher]),
        { type: 'search.typed', value: 'cher' },
        { type: 'filter.chosen', filter: { state: 'initialised' } },
      ],
      keeps: { query: { ...query, search: 'cher', state: 'initialised' } },
    },
    {
      // Without the filter, the order stays.
      input: { ...reader, query: { search: 'x', state: 'uninitialised', order: 'givers_count', desc: true } },
      after: [read([cher]), { type: 'filter.chosen', filter: { search: '', state: '' } }],
      keeps: { query: { ...query, order: 'givers_count', desc: true } },
    },
    {
      // The address names a federation once only: after its window, the list is what it was.
      input: { ...reader, asked: 1 },
      after: [read([cher]), answered('federationDetail', { changed: true }), read([cher])],
      keeps: { asked: undefined, federation: null, federations: [cher] },
    },
    {
      // Beneath the window that the address opened, the list is there when it closes.
      input: { ...reader, asked: 1 },
      after: [read([cher]), answered('federationDetail', unchanged)],
      keeps: { federations: [cher] },
    },
    {
      input: reader,
      after: [
        read([cher]),
        { type: 'deletion.requested', federation: { ...cher, cities_count: 0 } },
        answered('federationDeletion', { changed: true }),
        read([]),
      ],
      keeps: { federations: [], federation: null },
    },
  ],
  'federation-detail': [
    {
      // Once changed here, the list behind is outdated, whatever is only looked at afterwards.
      input: { federationId: 1, mayWrite: true, mayImport: true, isNational: true },
      after: [
        answered('readFederation', { ...cher, cities_count: 3 }),
        { type: 'edition.requested' },
        answered('federationForm', { changed: true }),
        answered('readFederation', { ...cher, cities_count: 3, name: 'Cher' }),
        { type: 'import.requested' },
        answered('retrieverImport', unchanged),
      ],
      keeps: { isListOutdated: true, federation: { ...cher, cities_count: 3, name: 'Cher' } },
    },
    {
      input: { federationId: 1, mayWrite: true, mayImport: true, isNational: true },
      after: [
        answered('readFederation', { ...cher, cities_count: 0 }),
        { type: 'initialisation.requested' },
        answered('federationInitialisation', { changed: true }),
        answered('readFederation', { ...cher, cities_count: 3 }),
      ],
      keeps: { isListOutdated: true },
    },
    {
      input: { federationId: 1, mayWrite: true, mayImport: true, isNational: true },
      after: [
        answered('readFederation', { ...cher, cities_count: 3 }),
        { type: 'import.requested' },
        answered('retrieverImport', { changed: true }),
        answered('readFederation', { ...cher, cities_count: 3 }),
      ],
      keeps: { isListOutdated: true },
    },
    {
      // The window that the address names opens once, not after each reading.
      input: { federationId: 1, mayWrite: true, mayImport: true, isNational: true, asked: 'members' },
      after: [answered('readFederation', { ...cher, cities_count: 3 })],
      keeps: { asked: undefined },
    },
  ],
  'retriever-list': [
    {
      input: { federation: cher },
      after: [
        pageRead(2),
        { type: 'page.chosen', page: 2 },
        { type: 'search.typed', value: ' gar ' },
        elapsed('TYPING_PAUSE', 'retrieverList.typing'),
      ],
      keeps: { typed: ' gar ', search: 'gar', page: 1 },
    },
    {
      input: { federation: cher },
      after: [pageRead(2), { type: 'page.chosen', page: 2 }, pageRead(1)],
      keeps: { page: 1 },
    },
  ],
  'federation-job': [
    {
      input: { federationId: 1, job: running },
      after: [
        elapsed('PROGRESS_PAUSE', 'federationJob.waiting'),
        answered('readFederationJob', { ...running, progress: 60 }),
      ],
      keeps: { job: { ...running, progress: 60 } },
    },
    {
      input: { federationId: 1, job: running },
      after: [
        elapsed('PROGRESS_PAUSE', 'federationJob.waiting'),
        answered('readFederationJob', { ...running, state: 'done' }),
      ],
      keeps: { job: { ...running, state: 'done' } },
    },
  ],
  'retriever-import': [
    {
      input: { federation: cher },
      after: [answered('readFederationJob', running), answered('federationJob', { job: broken })],
      keeps: { job: broken },
    },
  ],
  'retriever-check': [
    {
      input: { federationId: 1 },
      after: [
        { type: 'file.chosen', file: fileOf(10) },
        { type: 'file.chosen', file: fileOf(500 * MEGABYTE) },
      ],
      keeps: { file: null, check: null },
    },
    {
      input: { federationId: 1 },
      after: [
        { type: 'file.chosen', file: fileOf(10) },
        { type: 'check.requested' },
        failed('checkRetrievers', tooMany),
      ],
      keeps: { file: null, errors: ['La colonne NIT manque.'] },
    },
  ],
}
