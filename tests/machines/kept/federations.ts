import { httpError } from '../../model/failures.ts'
import { after, answered, elapsed, failed, from, type KeptByChart } from './kept.ts'

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
    ...from(reader, [
      after(read([cher]), { type: 'detail.requested', federation: cher }).keeps({ federation: cher }),
      after(read([cher]), { type: 'edition.requested', federation: cher }).keeps({ federation: cher }),
      after(
        read([cher]),
        { type: 'deletion.requested', federation: { ...cher, cities_count: 0 } },
        answered('federationDeletion', { changed: true }),
        read([]),
      ).keeps({ federations: [], federation: null }),
      after(read([cher]), { type: 'query.changed', query: { ...query, search: 'indre' } }).keeps({
        query: { ...query, search: 'indre' },
        federations: [cher],
      }),
      // What is typed, filtered and sorted adds up.
      after(
        read([cher]),
        { type: 'sort.chosen', order: 'name', desc: true },
        { type: 'filter.chosen', filter: { state: 'initialised' } },
        { type: 'search.typed', value: 'cher' },
      ).keeps({ query: { search: 'cher', state: 'initialised', order: 'name', desc: true } }),
      // A filter chosen after the search keeps it.
      after(
        read([cher]),
        { type: 'search.typed', value: 'cher' },
        { type: 'filter.chosen', filter: { state: 'initialised' } },
      ).keeps({ query: { ...query, search: 'cher', state: 'initialised' } }),
    ]),
    ...from({ ...reader, asked: 1, window: 'history' }, [
      // The page named in the address opens once, with what lies over it.
      after(read([cher]), answered('federationDetail', unchanged)).keeps({
        asked: undefined,
        window: undefined,
      }),
    ]),
    ...from(
      { ...reader, query: { search: 'x', state: 'uninitialised', order: 'givers_count', desc: true } },
      [
        // Without the filter, the order stays.
        after(read([cher]), { type: 'filter.chosen', filter: { search: '', state: '' } }).keeps({
          query: { ...query, order: 'givers_count', desc: true },
        }),
      ],
    ),
    ...from({ ...reader, asked: 1 }, [
      // The address names a federation once only: after its window, the list is what it was.
      after(read([cher]), answered('federationDetail', { changed: true }), read([cher])).keeps({
        asked: undefined,
        federation: null,
        federations: [cher],
      }),
      // Beneath the window that the address opened, the list is there when it closes.
      after(read([cher]), answered('federationDetail', unchanged)).keeps({ federations: [cher] }),
    ]),
  ],
  'federation-detail': [
    ...from({ federationId: 1, mayWrite: true, mayImport: true, isNational: true }, [
      // Once changed here, the list behind is outdated, whatever is only looked at afterwards.
      after(
        answered('readFederation', { ...cher, cities_count: 3 }),
        'edition.requested',
        answered('federationForm', { changed: true }),
        answered('readFederation', { ...cher, cities_count: 3, name: 'Cher' }),
        'import.requested',
        answered('retrieverImport', unchanged),
      ).keeps({ isListOutdated: true, federation: { ...cher, cities_count: 3, name: 'Cher' } }),
      after(
        answered('readFederation', { ...cher, cities_count: 0 }),
        'initialisation.requested',
        answered('federationInitialisation', { changed: true }),
        answered('readFederation', { ...cher, cities_count: 3 }),
      ).keeps({ isListOutdated: true }),
      after(
        answered('readFederation', { ...cher, cities_count: 3 }),
        'import.requested',
        answered('retrieverImport', { changed: true }),
        answered('readFederation', { ...cher, cities_count: 3 }),
      ).keeps({ isListOutdated: true }),
    ]),
    ...from({ federationId: 1, mayWrite: true, mayImport: true, isNational: true, asked: 'members' }, [
      // The window that the address names opens once, not after each reading.
      after(answered('readFederation', { ...cher, cities_count: 3 })).keeps({ asked: undefined }),
    ]),
  ],
  'retriever-list': from({ federation: cher }, [
    after(
      pageRead(2),
      { type: 'page.chosen', page: 2 },
      { type: 'search.typed', value: ' gar ' },
      elapsed('TYPING_PAUSE', 'retrieverList.typing'),
    ).keeps({ typed: ' gar ', search: 'gar', page: 1 }),
    after(pageRead(2), { type: 'page.chosen', page: 2 }, pageRead(1)).keeps({ page: 1 }),
  ]),
  'federation-job': from({ federationId: 1, job: running }, [
    after(
      elapsed('PROGRESS_PAUSE', 'federationJob.waiting'),
      answered('readFederationJob', { ...running, progress: 60 }),
    ).keeps({ job: { ...running, progress: 60 } }),
    after(
      elapsed('PROGRESS_PAUSE', 'federationJob.waiting'),
      answered('readFederationJob', { ...running, state: 'done' }),
    ).keeps({ job: { ...running, state: 'done' } }),
  ]),
  'retriever-import': from({ federation: cher }, [
    after(answered('readFederationJob', running), answered('federationJob', { job: broken })).keeps({
      job: broken,
    }),
  ]),
  'retriever-check': from({ federationId: 1 }, [
    after(
      { type: 'file.chosen', file: fileOf(10) },
      { type: 'file.chosen', file: fileOf(500 * MEGABYTE) },
    ).keeps({ file: null, check: null }),
    after(
      { type: 'file.chosen', file: fileOf(10) },
      'check.requested',
      failed('checkRetrievers', tooMany),
    ).keeps({ file: null, errors: ['La colonne NIT manque.'] }),
  ]),
}
