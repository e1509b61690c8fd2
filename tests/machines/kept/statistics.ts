import { httpError } from '../../model/failures.ts'
import { answered, elapsed, failed, type KeptByChart } from './kept.ts'

const statistic = { code: 'donations', label: 'Dons', filters: [], headers: [] }
const viewer = { federation: null, today: '2026-03-10', seesUsers: false }
const statisticsRead = answered('listStatistics', [statistic, { ...statistic, code: 'hunts' }])
const filtered = { federation: '18' }
const exporting = { code: 'donations', chosen: {} }
const exported = [{ type: 'export.requested' }, answered('exportStatistic', { url: '/exports/x.xlsx' })]

/** What readers of statistics look at and export. */
export const keptOfStatistics: KeptByChart = {
  statistics: [
    {
      input: { query: { code: null, chosen: {} }, reader: viewer },
      after: [{ type: 'query.changed', query: { code: 'hunts', chosen: filtered } }],
      keeps: { query: { code: 'hunts', chosen: filtered } },
    },
    {
      input: { query: { code: null, chosen: {} }, reader: viewer },
      after: [statisticsRead, { type: 'query.changed', query: { code: 'hunts', chosen: {} } }],
      keeps: { query: { code: 'hunts', chosen: {} } },
    },
    {
      input: { query: { code: 'donations', chosen: {} }, reader: viewer },
      after: [statisticsRead, { type: 'filters.chosen', chosen: filtered }],
      keeps: { query: { code: 'donations', chosen: filtered } },
    },
  ],
  'statistic-view': [
    {
      input: { statistic, chosen: filtered, reader: viewer },
      after: [{ type: 'filters.cleared' }],
      keeps: { chosen: {} },
    },
    {
      input: { statistic, chosen: {}, reader: viewer },
      after: [
        answered('viewStatistic', { total: 3, rows: [[1]], as_of: '2026-03-10T11:04:30.000Z' }),
        { type: 'filter.chosen', field: 'federation', value: '23' },
        elapsed('CHOOSING_PAUSE', 'statisticView.choosing'),
        answered('viewStatistic', { total: 0, rows: [] }),
      ],
      keeps: { chosen: { federation: '23' }, view: { total: 0, rows: [] } },
    },
    {
      input: { statistic, chosen: {}, reader: viewer },
      after: [failed('viewStatistic', httpError(503, { retryAfter: 30 }))],
      keeps: { secondsToWait: 30 },
    },
    {
      input: { statistic, chosen: {}, reader: viewer },
      after: [answered('viewStatistic', { total: 0, rows: [], as_of: '2026-03-10T11:04:30.000Z' })],
      keeps: { view: { total: 0, rows: [], as_of: '2026-03-10T11:04:30.000Z' } },
    },
  ],
  // A file of before the filters changed, or that has expired, is offered no more.
  'statistic-export': [
    { input: exporting, after: exported, keeps: { url: '/exports/x.xlsx' } },
    {
      input: exporting,
      after: [...exported, { type: 'filters.changed', chosen: filtered }],
      keeps: { url: '', chosen: filtered },
    },
    {
      input: exporting,
      after: [...exported, elapsed('EXPORT_LIFETIME', 'statisticExport.ready')],
      keeps: { url: '' },
    },
  ],
}
